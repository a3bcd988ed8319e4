import type { Currency, importRowFilters } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { openWhole, type Place, sealWhole } from '../../platform/fields/index.ts';
import type { Issues } from './kinds.service.ts';

export interface StagedRow {
  row_no: number;
  cells: string[];
  edits: Record<string, string>;
  issues: Issues;
  key: string;
  other_key: string;
  head: number;
  price_minor: bigint | null;
  price_currency: Currency | null;
  repeated: boolean;
  state: 'waiting' | 'valid' | 'bad' | 'committed' | 'refused' | 'skipped';
}

export type RowFilter = (typeof importRowFilters)[number];

/** What may still change: neither brought in nor left out. */
const open = sql`outcome not in ('committed', 'skipped')`;

// Written out, not as values: an index for some rows is used only by a query that says the same.
const kept: Record<RowFilter, RawBuilder<unknown>> = {
  all: sql`true`,
  bad: sql`state in ('bad', 'refused')`,
  repeated: sql`repeated`,
  valid: sql`state = 'valid'`,
  committed: sql`state = 'committed'`,
  skipped: sql`state = 'skipped'`,
};

const columns = sql`row_no, cells, edits, issues, key, other_key, head, price_minor, price_currency, repeated, state`;
const of = (ctx: Ctx, id: string) => sql`tenant_id = ${ctx.tenant.id} and import_id = ${id}`;

// A sheet may have anything in any column, so its cells are sealed, and what was mended in them.
const cellsPlace: Place = 'import_rows.cells';
const editsPlace: Place = 'import_rows.edits';

const read = async (ctx: Ctx, query: RawBuilder<StagedRow>): Promise<StagedRow[]> => {
  const { rows } = await query.execute(ctx.db);
  return rows.map((row) => ({
    ...row,
    cells: openWhole(ctx, cellsPlace, row.cells),
    edits: openWhole(ctx, editsPlace, row.edits),
  }));
};

export const windowOf = (
  ctx: Ctx,
  id: string,
  { only, offset, limit }: { only: RowFilter; offset: number; limit: number | null },
) =>
  read(
    ctx,
    sql`select ${columns} from import_rows where ${of(ctx, id)} and ${kept[only]}
        order by row_no offset ${offset} limit ${limit}`,
  );

/** The next rows after one that are not left out, in the order of the file. */
export const after = (ctx: Ctx, id: string, only: RowFilter, rowNo: number, limit: number) =>
  read(
    ctx,
    sql`select ${columns} from import_rows
        where ${of(ctx, id)} and ${kept[only]} and outcome <> 'skipped' and row_no > ${rowNo}
        order by row_no limit ${limit}`,
  );

export const byNumber = (ctx: Ctx, id: string, rowNos: readonly number[]) =>
  read(
    ctx,
    sql`select ${columns} from import_rows
        where ${of(ctx, id)} and row_no = any(${rowNos}::integer[]) order by row_no`,
  );

const rowsAtOnce = 2_000;

/** All rows of some kind in the order of the file, so many at once. */
async function* batches(ctx: Ctx, id: string, which: RawBuilder<unknown>) {
  for (let last = 0; ; ) {
    const rows = await read(
      ctx,
      sql`select ${columns} from import_rows where ${of(ctx, id)} and ${which} and row_no > ${last}
          order by row_no limit ${rowsAtOnce}`,
    );
    yield rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.row_no as number;
  }
}

interface Cell {
  field: string;
  /** The place of its column; of none there is no text but what was mended. */
  column: number;
}

const textIn = ({ cells, edits }: StagedRow, { field, column }: Cell) =>
  edits[field] ?? cells[column] ?? '';

/** Rows that hold this text in this field and may still change. Cells are sealed: they are read here. */
export const alike = async (ctx: Ctx, id: string, { text, ...cell }: Cell & { text: string }) => {
  const found: StagedRow[] = [];
  for await (const rows of batches(ctx, id, open)) {
    found.push(...rows.filter((row) => textIn(row, cell) === text));
  }
  return found;
};

/** How many rows that are good or came in hold each text of a field. */
export const countTexts = async (ctx: Ctx, id: string, cell: Cell) => {
  const counts = new Map<string, number>();
  for await (const rows of batches(ctx, id, sql`state in ('valid', 'committed')`)) {
    for (const row of rows) {
      const text = textIn(row, cell);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return counts;
};

/** What checking found of a row. */
export interface RowFound {
  row_no: number;
  /** The first row of its thing, which has the price. */
  head: number;
  issues: Issues;
  key: string;
  other_key: string;
  /** Left out where there is none. */
  price_minor?: number;
  price_currency?: string;
}
const found = sql`row_no integer, head integer, issues jsonb, key text, other_key text, price_minor bigint, price_currency text`;

export interface NewRow extends RowFound {
  cells: readonly string[];
}

/** COPY is refused under row security: many rows go as one JSON value. */
export const add = (ctx: Ctx, id: string, rows: readonly NewRow[], isChecked: boolean) => {
  const sealed = rows.map((row) => ({ ...row, cells: sealWhole(ctx, cellsPlace, row.cells) }));
  return sql`insert into import_rows (tenant_id, import_id, merchant_id, row_no, cells, head, issues, key,
        other_key, price_minor, price_currency, outcome)
      select ${ctx.tenant.id}, ${id}, ${ctx.merchantId}::uuid, r.row_no, r.cells, r.head, r.issues, r.key,
        r.other_key, r.price_minor, r.price_currency, ${isChecked ? 'open' : 'waiting'}
      from json_to_recordset(${JSON.stringify(sealed)}::json) as r(${found}, cells jsonb)`.execute(
    ctx.db,
  );
};

export interface ChangedRow extends RowFound {
  edits: Record<string, string>;
}

// Named one by one: rows just written are unknown to the planner, which expects one and would join
// all of them with all that is given.
const among = (rows: readonly { row_no: number }[]) =>
  sql`r.row_no = any(${rows.map(({ row_no }) => row_no)}::integer[])`;

// In most rows nothing was mended.
const sealedEdits = (ctx: Ctx, edits: Record<string, string>) =>
  Object.keys(edits).length === 0 ? edits : sealWhole(ctx, editsPlace, edits);

/** Checked anew: whether a row is repeated is found out afterwards, by the keys. */
export const change = (ctx: Ctx, id: string, rows: readonly ChangedRow[]) => {
  const sealed = rows.map((row) => ({ ...row, edits: sealedEdits(ctx, row.edits) }));
  return sql`update import_rows r set edits = n.edits, issues = n.issues, key = n.key, other_key = n.other_key, outcome = 'open',
        head = n.head, price_minor = n.price_minor, price_currency = n.price_currency,
        repeated = r.repeated and n.key <> '' and n.key = r.key and n.other_key = r.other_key
      from json_to_recordset(${JSON.stringify(sealed)}::json) as n(${found}, edits jsonb)
      where r.tenant_id = ${ctx.tenant.id} and r.import_id = ${id} and ${among(rows)}
        and r.row_no = n.row_no and r.outcome not in ('committed', 'skipped')`.execute(ctx.db);
};

/** Rows with these keys that may still change. */
export const byKeys = (ctx: Ctx, id: string, keys: readonly string[]) =>
  read(
    ctx,
    sql`select ${columns} from import_rows
        where ${of(ctx, id)} and key <> '' and key = any(${keys}::text[]) and ${open}
        order by row_no`,
  );

/** Keys of things whose rows were taken for several things. */
export const scatteredKeys = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<{ key: string }>`
    select key from import_rows where ${of(ctx, id)} and key <> '' and ${open}
    group by key having count(distinct head) > 1`.execute(ctx.db);
  return rows.map(({ key }) => key);
};

/** The next good things after one, each by its first row. */
export const goodThings = (ctx: Ctx, id: string, rowNo: number, limit: number) =>
  read(
    ctx,
    sql`select ${columns} from import_rows
        where ${of(ctx, id)} and ${kept.valid} and row_no > ${rowNo} and head = row_no
        order by row_no limit ${limit}`,
  );

/** The further rows of things, in the order of the file. */
export const tailsOf = (ctx: Ctx, id: string, heads: readonly number[]) =>
  read(
    ctx,
    sql`select ${columns} from import_rows
        where ${of(ctx, id)} and head <> row_no and head = any(${heads}::integer[]) order by row_no`,
  );

export interface PriceSum {
  /** Null for things without a price. */
  currency: Currency | null;
  things: number;
  minor: bigint;
}

const goodHeads = (ctx: Ctx, id: string) =>
  sql`from import_rows where ${of(ctx, id)} and ${kept.valid} and head = row_no`;

/** What the good things would cost together, by currency. */
export const goodSums = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<PriceSum>`
    select price_currency as currency, count(*)::int as things, coalesce(sum(price_minor), 0)::bigint as minor
    ${goodHeads(ctx, id)} group by price_currency order by price_currency`.execute(ctx.db);
  return rows;
};

/** What each of them would cost in a currency, in the order of the file. */
export const goodPrices = async (ctx: Ctx, id: string, currency: Currency) => {
  const { rows } = await sql<{ price_minor: bigint }>`
    select price_minor ${goodHeads(ctx, id)} and price_currency = ${currency} order by row_no`.execute(
    ctx.db,
  );
  return rows.map(({ price_minor }) => price_minor);
};

/** The keys of one kind that stand in more than one row; of all, or of some. */
const keysTwice = async (
  ctx: Ctx,
  id: string,
  key: RawBuilder<unknown>,
  keys?: readonly string[],
) => {
  const some = keys ? sql`and ${key} = any(${keys}::text[])` : sql``;
  const { rows } = await sql<{ key: string }>`
    select ${key} as key from import_rows
    where ${of(ctx, id)} and ${key} <> '' and outcome <> 'skipped' ${some}
    group by 1 having count(*) > 1`.execute(ctx.db);
  return rows.map(({ key }) => key);
};

const setRepeated = async (ctx: Ctx, id: string, to: boolean, which: RawBuilder<unknown>) => {
  const { rows } = await sql<{ row_no: number }>`
    update import_rows set repeated = ${to}
    where ${of(ctx, id)} and ${which} and ${open}
    returning row_no`.execute(ctx.db);
  return rows.map(({ row_no }) => row_no);
};

/**
 * Marks the rows whose key stands in another row too; of all keys, or of some. Not in one statement:
 * rows just written are unknown to the planner, which would look through all of them for each.
 */
export const markRepeated = async (ctx: Ctx, id: string, keys?: readonly string[]) => {
  if (keys?.length === 0) return [];
  // One kind's rows have either no other key or all of them one, so this is empty for most.
  const twice = await keysTwice(ctx, id, sql`key`, keys);
  const others = await keysTwice(ctx, id, sql`other_key`, keys);
  const some = keys
    ? sql`and (key = any(${keys}::text[]) or other_key = any(${keys}::text[]))`
    : sql``;
  const free = sql`key <> all(${twice}::text[]) and other_key <> all(${others}::text[])`;
  const mark = (key: RawBuilder<unknown>, found: readonly string[]) =>
    found.length === 0
      ? []
      : setRepeated(ctx, id, true, sql`${key} = any(${found}::text[]) and not repeated`);
  return [
    ...(await setRepeated(ctx, id, false, sql`repeated and ${free} ${some}`)),
    ...(await mark(sql`key`, twice)),
    ...(await mark(sql`other_key`, others)),
  ];
};

/**
 * Leaves rows out, or lets them in again to be checked. One that is left out belongs to no thing and
 * repeats none, but keeps its key: by it those are found that it was one with.
 */
export const setSkipped = (ctx: Ctx, id: string, rowNos: readonly number[], skipped: boolean) =>
  sql`update import_rows set outcome = ${skipped ? 'skipped' : 'open'}, repeated = false,
        head = row_no, price_minor = null, price_currency = null
      where ${of(ctx, id)} and row_no = any(${rowNos}::integer[])
        and outcome <> 'committed'`.execute(ctx.db);

export interface Outcome {
  row_no: number;
  /** `open`: left where it is, to be brought in by another run. */
  outcome: 'committed' | 'refused' | 'open';
  issues: Issues;
  /** What it costs now, where that is something else than it was. */
  price_minor?: number | null;
  price_currency?: string | null;
}

/** Most came in as they were: their numbers say it all. */
const cameInAsItWas = ({ outcome, issues, price_minor }: Outcome): boolean =>
  outcome === 'committed' && Object.keys(issues).length === 0 && (price_minor ?? null) === null;

const writeCommitted = async (ctx: Ctx, id: string, rows: readonly Outcome[]) => {
  if (rows.length === 0) return;
  await sql`update import_rows r set outcome = 'committed', issues = '{}'
      where ${of(ctx, id)} and ${among(rows)} and r.outcome = 'open'`.execute(ctx.db);
};

const writeOthers = async (ctx: Ctx, id: string, rows: readonly Outcome[]) => {
  if (rows.length === 0) return;
  await sql`update import_rows r set outcome = n.outcome, issues = n.issues,
        price_minor = coalesce(n.price_minor, r.price_minor),
        price_currency = coalesce(n.price_currency, r.price_currency)
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as n(row_no integer, outcome text, issues jsonb, price_minor bigint, price_currency text)
      where r.tenant_id = ${ctx.tenant.id} and r.import_id = ${id} and ${among(rows)}
        and r.row_no = n.row_no and r.outcome = 'open'`.execute(ctx.db);
};

export const writeOutcomes = async (ctx: Ctx, id: string, rows: readonly Outcome[]) => {
  await writeCommitted(ctx, id, rows.filter(cameInAsItWas));
  await writeOthers(
    ctx,
    id,
    rows.filter((row) => !cameInAsItWas(row)),
  );
};
