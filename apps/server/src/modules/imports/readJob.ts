import type { Ctx } from '../../platform/context.ts';
import type { JobKind, RunningJob } from '../../platform/jobs/jobs.ts';
import type { SheetRow } from '../../platform/sheets/cells.ts';
import { readInThread } from '../../platform/sheets/readInThread.ts';
import { SheetRefused } from '../../platform/sheets/refused.ts';
import { files } from '../files/index.ts';
import { progressJob } from '../jobs/index.ts';
import { type Check, openCheck } from './checking.ts';
import * as repo from './imports.repository.ts';
import { type ImportKind, importKind } from './kinds.service.ts';
import { digestOf, guessMapping, isComplete, isMapping, openTexts } from './mapping.ts';
import { lookAcross } from './recheck.ts';
import * as rows from './rows.repository.ts';
import { checkThings, runsOf } from './things.ts';
import { beginRun, endRun, giveUp, orGiveUp, step } from './work.ts';

interface ReadRow {
  row_no: number;
  cells: readonly string[];
}

interface Reading {
  row: repo.ImportRecord;
  kind: ImportKind;
  textsOf: ReturnType<typeof openTexts>;
  /** Null where people must say first what the headings mean. */
  check: Check | null;
  width: number;
  /** Rows of a thing that may go on in the next ones. */
  open: ReadRow[];
  /** The columns in which a text has been seen. */
  filled: Set<number>;
}

/** Takes the headings and says what they mean, as this person said before or by their words. */
const begin = async (ctx: Ctx, row: repo.ImportRecord, { cells }: SheetRow): Promise<Reading> => {
  const kind = importKind(row.kind);
  const headers = [...cells];
  const said = await repo.remembered(ctx, row.user_id, kind.name, digestOf(headers));
  const learnt = row.target_id ? await kind.headings?.known(ctx, row.target_id) : undefined;
  const fresh = said && isMapping(kind, headers, said) ? said : guessMapping(kind, headers, learnt);
  // Rows that were staged before a crash were checked by it: the others must be too.
  const mapping = row.done_to > 0 ? row.mapping : fresh;
  await step(ctx, row, (ctx) =>
    repo.change(ctx, row.id, {
      headers: JSON.stringify(headers),
      mapping: JSON.stringify(mapping),
    }),
  );
  const check = isComplete(kind, mapping) ? await openCheck(ctx, kind) : null;
  const textsOf = openTexts(kind, mapping);
  return {
    row: { ...row, mapping },
    kind,
    textsOf,
    check,
    width: headers.length,
    open: [],
    filled: new Set(),
  };
};

/** The things that are whole with these rows; the last is kept open until there are no more. */
const takeThings = (reading: Reading, read: readonly SheetRow[], isLast = false): ReadRow[][] => {
  const { row, kind, width, open } = reading;
  const rows = read.map(({ rowNo, cells }) => ({
    row_no: rowNo,
    // What stands beyond the headings belongs to no column.
    cells: cells.length > width ? cells.slice(0, width) : cells,
  }));
  const runs = runsOf(kind, [...open, ...rows], row.mapping);
  const goesOn = kind.together && !isLast;
  reading.open = goesOn ? (runs.pop() ?? []) : [];
  return runs;
};

const unchecked = ({ row_no, cells }: ReadRow): rows.NewRow => ({
  row_no,
  cells,
  head: row_no,
  issues: {},
  key: '',
  other_key: '',
});

const checkAll = async ({ check, textsOf }: Reading, things: ReadRow[][]) => {
  if (!check) return things.flat().map(unchecked);
  const checked = await checkThings(check, things, textsOf);
  return checked.map(({ row: { cells }, checked }): rows.NewRow => ({ ...checked, cells }));
};

const noteFilled = ({ filled, width }: Reading, things: ReadRow[][]) => {
  for (const { cells } of things.flat()) {
    if (filled.size === width) return;
    for (let at = 0; at < cells.length; at += 1) if (cells[at] !== '') filled.add(at);
  }
};

const stage = (ctx: Ctx, { row, check, filled }: Reading, checked: rows.NewRow[]) =>
  step(ctx, row, async (ctx, now) => {
    // Another worker, or this one before it was killed, may have come further.
    const fresh = checked.filter(({ row_no }) => row_no > now.done_to);
    if (fresh.length === 0) return;
    await Promise.all([
      rows.add(ctx, row.id, fresh, check !== null),
      repo.change(ctx, row.id, {
        done_to: fresh.at(-1)?.row_no as number,
        tries: 0,
        filled: JSON.stringify([...filled]),
      }),
      progressJob(ctx, row.job_id, { done: fresh.length }),
    ]);
  });

// Few enough that the database is soon free for whoever waits beside an import.
const rowsAtOnce = 250;

const readAll = async (ctx: Ctx, row: repo.ImportRecord, signal: AbortSignal) => {
  const body = await files.read(ctx, row.file_id);
  let reading: Reading | undefined;
  // While the database takes some rows the next ones are checked.
  let staging: Promise<void> = Promise.resolve();
  const take = async (reading: Reading, things: ReadRow[][]) => {
    noteFilled(reading, things);
    const checked = await checkAll(reading, things);
    await staging;
    staging = stage(ctx, reading, checked);
    // It is awaited with the next rows; until then its failure is nobody's.
    staging.catch(() => {});
  };
  for await (const batch of readInThread(body, { batch: rowsAtOnce, signal })) {
    reading ??= await begin(ctx, row, batch.shift() as SheetRow);
    await take(reading, takeThings(reading, batch));
  }
  if (reading) await take(reading, takeThings(reading, [], true));
  await staging;
  await step(ctx, row, async (ctx) => {
    const work = reading?.check && { ...reading, check: await openCheck(ctx, reading.kind) };
    if (work) await lookAcross(ctx, work);
    await endRun(ctx, row, work ? 'ready' : 'mapping');
  });
};

const run = async (ctx: Ctx, { ids, signal }: RunningJob) => {
  const row = await beginRun(ctx, ids.importId as string, 'reading');
  if (!row) return;
  try {
    await orGiveUp(ctx, row, () => readAll(ctx, row, signal));
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    await giveUp(ctx, row, { key: `sheet.${error.reason}`, vars: error.params });
  }
};

/** Reads an uploaded sheet into the staging table, and checks it where its headings are clear. */
export const readJob: JobKind = { name: 'import.read', lane: 'bulk', run };
