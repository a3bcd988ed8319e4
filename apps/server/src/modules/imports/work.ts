import type { ImportStatus } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { JobCancelled } from '../../platform/jobs/jobs.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { Refusal } from '../../platform/refusal.ts';
import { failJob, finishJob, isCancelled } from '../jobs/index.ts';
import * as repo from './imports.repository.ts';

/** So often may a run end its worker without getting on; then the file is given up. */
const triesMost = 5;

type Working = Extract<ImportStatus, 'reading' | 'checking' | 'committing'>;

/** Whoever brought the file, and whoever set the commit going. */
const peopleOf = ({ user_id, committed_by }: repo.ImportRecord) => [
  ...new Set([user_id, committed_by ?? user_id]),
];

/** Ends the work with a reason; what was committed stays. */
export const giveUp = (
  ctx: Ctx,
  row: repo.ImportRecord,
  reason: { key: string; vars?: Record<string, string | number> },
) =>
  inTx(ctx, async (ctx) => {
    const now = await repo.lock(ctx, row.id);
    if (now.status !== row.status) return;
    const values =
      row.status === 'reading'
        ? { fail_key: reason.key, fail_vars: JSON.stringify(reason.vars ?? {}) }
        : {};
    const next = { reading: 'failed', checking: 'mapping', committing: 'done' } as const;
    await repo.change(ctx, row.id, { status: next[row.status as Working], ...values });
    await failJob(ctx, row.job_id, reason);
    await tell(ctx, { cmd: 'user', userIds: peopleOf(row) });
  });

/** Begins a run, after a crash perhaps. Null where there is nothing left to do. */
export const beginRun = async (ctx: Ctx, id: string, status: Working) => {
  const row = await inTx(ctx, async (ctx) => {
    const row = await repo.lock(ctx, id);
    if (row.status === status) await repo.change(ctx, id, { tries: row.tries + 1 });
    return row;
  });
  if (row.status !== status) return null;
  if (row.tries < triesMost) return row;
  await giveUp(ctx, row, { key: 'jobFail.interrupted' });
  return null;
};

/**
 * One step of a run: whoever holds the import does it, and only while it still stands as the run
 * found it. The place reached is written with the step, so a step done is never done again.
 */
export const step = <T>(
  ctx: Ctx,
  row: repo.ImportRecord,
  work: (ctx: Ctx, now: repo.ImportRecord) => Promise<T>,
): Promise<T> =>
  inTx(ctx, async (ctx) => {
    const now = await repo.lock(ctx, row.id);
    if (now.status !== row.status || now.job_id !== row.job_id) throw new JobCancelled();
    if (now.status === 'reading' && (await isCancelled(ctx, now.job_id))) {
      await repo.change(ctx, row.id, { status: 'cancelled' });
      return null;
    }
    return { result: await work(ctx, now) };
  }).then((done) => {
    // Thrown outside the transaction: that the import is given up too must stay.
    if (!done) throw new JobCancelled();
    return done.result;
  });

export const endRun = async (ctx: Ctx, row: repo.ImportRecord, status: ImportStatus) => {
  await repo.change(ctx, row.id, { status, done_to: 0, tries: 0 });
  await finishJob(ctx, row.job_id);
  await tell(ctx, { cmd: 'user', userIds: peopleOf(row) });
};

/** Does the work; what refuses it as a whole, such as a closed account, ends it with its reason. */
export const orGiveUp = async (ctx: Ctx, row: repo.ImportRecord, work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await giveUp(ctx, row, { key: `refusal.${error.key}` });
  }
};
