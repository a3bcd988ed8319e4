import type { Language } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import {
  JobCancelled,
  type JobKind,
  mayTry,
  type RunningJob,
  stepOnce,
} from '../../../platform/jobs/jobs.ts';
import { files } from '../../files/index.ts';
import { failJob, finishJob, progressJob, throwIfCancelled } from '../../jobs/index.ts';
import { makeSet } from './makeSet.ts';
import * as repo from './sets.repository.ts';

type MadeSet = Awaited<ReturnType<typeof makeSet>>;

/** The set has its file, and whoever waits for it is told. Nothing printable is a failure in words. */
export const keepSet = (ctx: Ctx, set: repo.LabelSetRow, { file, pages, puts }: MadeSet) =>
  inTx(ctx, async (ctx) => {
    await repo.put(ctx, set.id, puts);
    if (pages === 0) {
      await repo.change(ctx, set.id, { status: 'failed', file_id: null, pages: 0 });
      await failJob(ctx, set.job_id, { key: 'jobFail.labelSet' });
      return;
    }
    await files.keep(ctx, file);
    await repo.change(ctx, set.id, { status: 'ready', file_id: file.key, pages });
    await finishJob(ctx, set.job_id, { successData: file.key });
  });

// Over some minutes, so that a disk that is back by then is found; the queue would go on for longer.
const triesMost = 8;

/** As it was before it was begun: who had a file has it still. */
const leave = (ctx: Ctx, { id, file_id }: repo.LabelSetRow) =>
  repo.change(ctx, id, { status: file_id === null ? 'failed' : 'ready' });

const giveUp = (ctx: Ctx, set: repo.LabelSetRow) =>
  inTx(ctx, async (ctx) => {
    await leave(ctx, set);
    await failJob(ctx, set.job_id, { key: 'jobFail.labelSetGivenUp' });
  });

const run = async (ctx: Ctx, job: RunningJob) => {
  const set = await repo.find(ctx, job.ids.setId as string);
  // Somebody else made it, or it is made anew for another job.
  if (set.status !== 'making' || set.job_id !== job.ids.jobId) return;
  if (!(await mayTry(ctx, job, triesMost))) return giveUp(ctx, set);
  const told = { ...ctx, lang: set.language as Language };
  const made = await makeSet(told, set, {
    signal: job.signal,
    onBatch: async (place, done, failed) => {
      await throwIfCancelled(ctx, set.job_id);
      // Run again after a crash, what was counted is not counted twice.
      await stepOnce(ctx, job, `orders-${place}`, (ctx) =>
        progressJob(ctx, set.job_id, { done, failed }),
      );
    },
  }).catch(async (error) => {
    if (error instanceof JobCancelled) await leave(ctx, set);
    throw error;
  });
  const kept = await stepOnce(ctx, job, 'file', async (ctx) => {
    await keepSet(ctx, set, made);
    return true;
  });
  if (!kept || made.pages === 0) await files.remove(ctx, made.file.key);
};

/** Makes the labels of thousands of orders into files, while they are drawn and merged. */
export const labelSetJob: JobKind = { name: 'labels.set', lane: 'bulk', isPersons: true, run };
