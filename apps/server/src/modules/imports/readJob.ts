import type { Ctx } from '../../platform/context.ts';
import type { JobKind, RunningJob } from '../../platform/jobs/jobs.ts';
import type { SheetRow } from '../../platform/sheets/cells.ts';
import { readInThread } from '../../platform/sheets/readInThread.ts';
import { SheetRefused } from '../../platform/sheets/refused.ts';
import { files } from '../files/index.ts';
import { progressJob } from '../jobs/index.ts';
import { openCheck } from './checking.ts';
import * as repo from './imports.repository.ts';
import {
  begin,
  checkAll,
  noteFilled,
  type Reading,
  type ReadRow,
  type Staged,
  takeThings,
} from './reading.ts';
import { lookAcross } from './recheck.ts';
import * as rows from './rows.repository.ts';
import { beginRun, endRun, giveUp, orGiveUp, step } from './work.ts';

const stage = (ctx: Ctx, { row, check, filled }: Reading, staged: Staged) =>
  step(ctx, row, async (ctx, now) => {
    // Another worker, or this one before it was killed, may have come further.
    const fresh = staged.rows.filter(({ row_no }) => row_no > now.done_to);
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
    const left = staged.left.filter((rowNo) => rowNo > now.done_to);
    if (left.length > 0) await rows.setSkipped(ctx, row.id, left, true);
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
    const staged = await checkAll(reading, things);
    await staging;
    staging = stage(ctx, reading, staged);
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
    const work = reading?.check && {
      ...reading,
      check: await openCheck(ctx, reading.kind, reading.row.headers),
    };
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
export const readJob: JobKind = { name: 'import.read', lane: 'bulk', isPersons: true, run };
