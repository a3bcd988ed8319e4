import type { Ctx } from '../../platform/context.ts';
import type { JobKind, RunningJob } from '../../platform/jobs/jobs.ts';
import type { SheetRow } from '../../platform/sheets/cells.ts';
import { readInThread } from '../../platform/sheets/readInThread.ts';
import { SheetRefused } from '../../platform/sheets/refused.ts';
import * as files from '../files/files.service.ts';
import { progressJob } from '../jobs/jobs.service.ts';
import { type Check, openCheck } from './checking.ts';
import * as repo from './imports.repository.ts';
import { importKind } from './kinds.service.ts';
import {
  digestOf,
  guessMapping,
  isComplete,
  isMapping,
  type Mapping,
  openTexts,
} from './mapping.ts';
import * as rows from './rows.repository.ts';
import { beginRun, endRun, giveUp, step } from './work.ts';

interface Reading {
  row: repo.ImportRecord;
  mapping: Mapping;
  /** Null where people must say first what the headings mean. */
  check: Check | null;
  width: number;
}

/** Takes the headings and says what they mean, as this person said before or by their words. */
const begin = async (ctx: Ctx, row: repo.ImportRecord, { cells }: SheetRow): Promise<Reading> => {
  const kind = importKind(row.kind);
  const headers = [...cells];
  const said = await repo.remembered(ctx, row.user_id, kind.name, digestOf(headers));
  const mapping = said && isMapping(kind, headers, said) ? said : guessMapping(kind, headers);
  await step(ctx, row, (ctx) =>
    repo.change(ctx, row.id, {
      headers: JSON.stringify(headers),
      mapping: JSON.stringify(mapping),
    }),
  );
  const check = isComplete(kind, mapping) ? await openCheck(ctx, kind) : null;
  return { row, mapping, check, width: headers.length };
};

const checkAll = ({ row, mapping, check, width }: Reading, read: SheetRow[]): rows.NewRow[] => {
  const texts = openTexts(importKind(row.kind), mapping);
  return read.map(({ rowNo, cells }) => {
    // What stands beyond the headings belongs to no column.
    const own = cells.length > width ? cells.slice(0, width) : cells;
    const { issues, key } = check?.(texts({ cells: own })) ?? { issues: {}, key: '' };
    return { row_no: rowNo, cells: own, issues, key };
  });
};

const stage = (ctx: Ctx, { row, check }: Reading, checked: rows.NewRow[]) =>
  step(ctx, row, async (ctx, now) => {
    // Another worker, or this one before it was killed, may have come further.
    const fresh = checked.filter(({ row_no }) => row_no > now.done_to);
    if (fresh.length === 0) return;
    await Promise.all([
      rows.add(ctx, row.id, fresh, check !== null),
      repo.change(ctx, row.id, { done_to: fresh.at(-1)?.row_no as number, tries: 0 }),
      progressJob(ctx, row.job_id, { done: fresh.length }),
    ]);
  });

const rowsAtOnce = 1_000;

const readAll = async (ctx: Ctx, row: repo.ImportRecord, signal: AbortSignal) => {
  const body = await files.read(ctx, row.file_id);
  let reading: Reading | undefined;
  // While the database takes some rows the next ones are checked.
  let staging: Promise<void> = Promise.resolve();
  for await (const batch of readInThread(body, { batch: rowsAtOnce, signal })) {
    reading ??= await begin(ctx, row, batch.shift() as SheetRow);
    const checked = checkAll(reading, batch);
    await staging;
    staging = stage(ctx, reading, checked);
    // It is awaited with the next rows; until then its failure is nobody's.
    staging.catch(() => {});
  }
  await staging;
  await step(ctx, row, async (ctx) => {
    if (reading?.check) await rows.markRepeated(ctx, row.id);
    await endRun(ctx, row, reading?.check ? 'ready' : 'mapping');
  });
};

const run = async (ctx: Ctx, { ids, signal }: RunningJob) => {
  const row = await beginRun(ctx, ids.importId as string, 'reading');
  if (!row) return;
  try {
    await readAll(ctx, row, signal);
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    await giveUp(ctx, row, { key: `sheet.${error.reason}`, vars: error.params });
  }
};

/** Reads an uploaded sheet into the staging table, and checks it where its headings are clear. */
export const readJob: JobKind = { name: 'import.read', lane: 'bulk', run };
