import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { type CellValue, writeRows } from '../../../platform/sheets/write.ts';
import type { Part } from '../../../platform/zipStream.ts';
import { type MerchantTable, merchantTables } from './merchantTables.ts';
import { readTable, type TableRow } from './readTable.ts';

interface Asked {
  merchant_id: string;
  code: string;
}

type Exported = MerchantTable & { name: string; without: readonly string[] };

/** What is in it, in the order of areas. */
export const exportedTables = (): Exported[] =>
  Object.entries(merchantTables).flatMap(([name, table]) => {
    const { exported } = table;
    if (exported === 'whole') return { ...table, name, without: [] };
    return 'without' in exported ? { ...table, name, without: exported.without } : [];
  });

/** So many rows to a file, so that any program can open one. */
const rowsPerFile = 50_000;

async function* jsonParts(ctx: Ctx, table: Exported, asked: Asked): AsyncGenerator<Part> {
  const rows = readTable(ctx, table, asked.merchant_id)[Symbol.asyncIterator]();
  let next = await rows.next();
  for (let nth = 1; nth === 1 || !next.done; nth += 1) {
    async function* json() {
      let text = '[';
      for (let at = 0; at < rowsPerFile && !next.done; at += 1) {
        text += `${at === 0 ? '\n' : ',\n'}${JSON.stringify(next.value)}`;
        if (text.length > 64 * 1024) {
          yield Buffer.from(text);
          text = '';
        }
        next = await rows.next();
      }
      yield Buffer.from(`${text}\n]\n`);
    }
    const part = nth === 1 ? '' : `-${nth}`;
    yield { name: `${table.area}/${table.name}${part}.json`, data: json() };
  }
}

/** Lists and objects stay in the JSON beside it. */
const cell = (value: unknown): CellValue => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return typeof value === 'number' ? value : String(value);
};

const isPlain = (row: TableRow) => (column: string) =>
  typeof row[column] !== 'object' || row[column] === null;

async function* sheetPart(ctx: Ctx, table: Exported, asked: Asked): AsyncGenerator<Part> {
  const rows = readTable(ctx, table, asked.merchant_id)[Symbol.asyncIterator]();
  const first = await rows.next();
  if (first.done) return;
  const columns = Object.keys(first.value).filter(isPlain(first.value));
  async function* cells(): AsyncGenerator<CellValue[]> {
    for (let next: IteratorResult<TableRow> = first; !next.done; next = await rows.next()) {
      const row = next.value;
      yield columns.map((column) => cell(row[column]));
    }
  }
  const titles = columns.map((title) => ({ title }));
  yield { name: `${table.area}/${table.name}.xlsx`, data: writeRows(table.name, titles, cells()) };
}

const nameless = /[/\\:*?"<>|\p{Cc}]/gu;

async function* fileParts(ctx: Ctx, { merchant_id }: Asked): AsyncGenerator<Part> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string; purpose: string; name: string }>`
      select id, purpose, name from files where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchant_id}
        and purpose <> 'merchantData' and id > ${last} order by id limit 200`.execute(ctx.db);
    for (const { id, purpose, name } of rows) {
      const stored = await ctx.node.storage.get(`${ctx.tenant.id}/${id}`);
      if (stored) {
        yield { name: `files/${purpose}/${id} ${name.replace(nameless, '_')}`, data: stored.body };
      }
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** What is in the archive, and what isn't and why. */
const readMe = (ctx: Ctx, { code }: Asked) => {
  const left = Object.entries(merchantTables).flatMap(([name, { exported }]) =>
    typeof exported === 'object' && 'leftOut' in exported ? `${name}: ${exported.leftOut}` : [],
  );
  const lines = [
    words(ctx.lang, 'dataExport.title', { code, tenant: ctx.tenant.nameZh }),
    '',
    words(ctx.lang, 'dataExport.inside'),
    ...exportedTables().map(({ area, name }) => `  ${area}/${name}.json`),
    '  files/',
    '',
    words(ctx.lang, 'dataExport.leftOut'),
    ...left.map((line) => `  ${line}`),
    '',
  ];
  return [Buffer.from(lines.join('\r\n'))];
};

export async function* partsOf(ctx: Ctx, asked: Asked, signal: AbortSignal): AsyncGenerator<Part> {
  yield { name: 'README.txt', data: readMe(ctx, asked) };
  for (const table of exportedTables()) {
    signal.throwIfAborted();
    yield* jsonParts(ctx, table, asked);
    if (table.isSheet) yield* sheetPart(ctx, table, asked);
  }
  yield* fileParts(ctx, asked);
}
