import type { Job } from 'pg-boss';
import type { Ctx } from '../context.ts';
import { rulesOfUser } from '../dataRules/rulesOfUser.ts';
import type { Node } from '../node.ts';
import { tracedJob } from '../traces/traces.ts';
import { lanes } from './boss.ts';
import { JobCancelled, type JobData, type JobKind } from './jobs.ts';
import { openLane } from './lane.ts';
import { startRescue } from './rescue.ts';
import { workCtx } from './workCtx.ts';

export interface WorkerParts {
  node: Node;
  cell: string;
  kinds: readonly JobKind[];
}

const jobCtx = async ({ node, cell }: WorkerParts, data: JobData): Promise<Ctx> => {
  const tenant = await node.directory.byId(cell, data.tenantId);
  // What it would do there is for the queue that went with its tenant.
  if (tenant?.cell !== cell) throw new Error('the job names a tenant that is not in this cell');
  const ctx = workCtx(node, tenant, data.merchantId);
  if (!data.userId) return ctx;
  return workCtx(node, tenant, data.merchantId, await rulesOfUser(ctx, data.userId));
};

const runOne = async (parts: WorkerParts, kinds: Map<string, JobKind>, job: Job<JobData>) => {
  const kind = kinds.get(job.data.kind);
  if (!kind) throw new Error(`no such kind of job: ${job.data.kind}`);
  const started = performance.now();
  const ctx = await jobCtx(parts, job.data);
  const run = kind.run(ctx, { id: job.id, ids: job.data.ids, signal: job.signal });
  await run.catch((err) => {
    if (!(err instanceof JobCancelled)) throw err;
    parts.node.log.info({ job: job.id, kind: kind.name }, 'job cancelled');
  });
  const ms = Math.round(performance.now() - started);
  parts.node.log.info({ job: job.id, kind: kind.name, tenant: ctx.tenant.code, ms }, 'job done');
};

/** Takes jobs of both lanes until stopped. */
export const startWorker = (parts: WorkerParts) => {
  const { node } = parts;
  const { log } = node;
  const boss = node.bossOf(parts.cell);
  const kinds = new Map(parts.kinds.map((kind) => [kind.name, kind]));
  const run = (job: Job<JobData>) =>
    tracedJob(job.data.kind, job.data.trace, () => runOne(parts, kinds, job));
  const open = lanes.map((lane) =>
    openLane({ boss, lane, parallel: node.config.workerParallel, log, run }),
  );
  const rescue = startRescue(boss, log);
  return {
    /** Finishes the jobs under way; the node's pools must still be open. */
    async stop() {
      rescue.stop();
      await Promise.all(open.map((lane) => lane.stop()));
    },
  };
};
