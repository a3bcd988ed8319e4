import { constants } from '@alpaca/contract';
import type { Job } from 'pg-boss';
import type { Ctx } from '../context.ts';
import { singleQueries } from '../db/tx.ts';
import type { Node } from '../node.ts';
import { type Lane, lanes } from './boss.ts';
import type { JobData, JobKind } from './jobs.ts';

export interface WorkerParts {
  node: Node;
  cell: string;
  kinds: readonly JobKind[];
}

const jobCtx = async ({ node, cell }: WorkerParts, data: JobData): Promise<Ctx> => {
  const tenant = await node.directory.byId(cell, data.tenantId);
  if (!tenant) throw new Error('the job names a tenant that is not in this cell');
  const scope = {
    cell: node.directory.cellOf(tenant),
    tenant,
    scope: data.merchantId ? ('merchant' as const) : ('tenant' as const),
    merchantId: data.merchantId,
  };
  const lang = constants.defaultLanguage;
  const db = singleQueries(scope);
  return { ...scope, node, session: null, lang, log: node.log, db, tx: null, trail: null };
};

const runOne = async (parts: WorkerParts, kinds: Map<string, JobKind>, job: Job<JobData>) => {
  const kind = kinds.get(job.data.kind);
  if (!kind) throw new Error(`no such kind of job: ${job.data.kind}`);
  const started = performance.now();
  const ctx = await jobCtx(parts, job.data);
  await kind.run(ctx, { id: job.id, ids: job.data.ids, signal: job.signal });
  const ms = Math.round(performance.now() - started);
  parts.node.log.info({ job: job.id, kind: kind.name, tenant: ctx.tenant.code, ms }, 'job done');
};

// Half of a lane's workers at the most for one merchant: bulk work of others always moves.
const options = (lane: Lane, parallel: number) => ({
  localConcurrency: parallel,
  pollingIntervalSeconds: 0.5,
  // A worker that found a job looks for the next at once, so a full lane runs at full speed.
  burstWhenBatchFull: true,
  ...(lane === 'bulk' ? { groupConcurrency: Math.max(1, Math.floor(parallel / 2)) } : {}),
});

/** Takes jobs of both lanes until the queue is stopped. */
export const startWorker = async (parts: WorkerParts) => {
  const boss = parts.node.bossOf(parts.cell);
  const parallel = parts.node.config.workerParallel;
  const kinds = new Map(parts.kinds.map((kind) => [kind.name, kind]));
  for (const lane of lanes) {
    await boss.work<JobData>(lane, options(lane, parallel), async ([job]) => {
      if (!job) return;
      try {
        await runOne(parts, kinds, job);
      } catch (err) {
        parts.node.log.error({ err, job: job.id, kind: job.data.kind }, 'job failed');
        throw err;
      }
    });
  }
};
