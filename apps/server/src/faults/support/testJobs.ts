import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { post } from '../../modules/finance/index.ts';
import type { Posted } from '../../modules/finance/testing.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Lane } from '../../platform/jobs/boss.ts';
import { type JobKind, type RunningJob, stepOnce } from '../../platform/jobs/jobs.ts';
import { moveMoney } from '../ledger/orders.ts';
import type { Mark } from './jobMarks.ts';

const mark = (ctx: Ctx, job: Pick<RunningJob, 'id'>, what: Mark['what']) =>
  sql`insert into fault_marks (tenant_id, job_id, what, pid)
      values (${ctx.tenant.id}, ${job.id}, ${what}, ${process.pid})`.execute(ctx.db);

const runsOf = async (ctx: Ctx, job: Pick<RunningJob, 'id'>) => {
  const counted = await sql<{ runs: bigint }>`
    select count(*) as runs from fault_marks where job_id = ${job.id} and what = 'begun'
  `.execute(ctx.db);
  return Number(counted.rows[0]?.runs);
};

/** Sleeps only when run for the first time: whoever takes it over is quick. */
const firstSleep = async (ctx: Ctx, job: RunningJob) => {
  await mark(ctx, job, 'begun');
  if ((await runsOf(ctx, job)) === 1) await sleep(Number(job.ids.ms));
};

/** Caught between its beginning and its effect. */
export const slowBefore: JobKind = {
  name: 'fault.slowBefore',
  lane: 'interactive',
  async run(ctx, job) {
    await firstSleep(ctx, job);
    await stepOnce(ctx, job, 'effect', (ctx) => mark(ctx, job, 'effect'));
  },
};

/** Caught between its effect and its end. */
export const slowAfter: JobKind = {
  name: 'fault.slowAfter',
  lane: 'interactive',
  async run(ctx, job) {
    await stepOnce(ctx, job, 'effect', (ctx) => mark(ctx, job, 'effect'));
    await firstSleep(ctx, job);
  },
};

/** Caught with its effect written but not committed. */
export const slowInside: JobKind = {
  name: 'fault.slowInside',
  lane: 'interactive',
  async run(ctx, job) {
    await mark(ctx, job, 'begun');
    const runs = await runsOf(ctx, job);
    await stepOnce(ctx, job, 'effect', async (ctx) => {
      await mark(ctx, job, 'effect');
      if (runs === 1) await sleep(Number(job.ids.ms));
    });
  },
};

/** Fails the first times it is run. */
export const failing: JobKind = {
  name: 'fault.failing',
  lane: 'interactive',
  async run(ctx, job) {
    await mark(ctx, job, 'begun');
    if ((await runsOf(ctx, job)) <= Number(job.ids.failures)) throw new Error('as the test asked');
    await stepOnce(ctx, job, 'effect', (ctx) => mark(ctx, job, 'effect'));
  },
};

const timed = (lane: Lane): JobKind => ({
  name: `fault.timed.${lane}`,
  lane,
  async run(ctx, job) {
    await mark(ctx, job, 'begun');
    await sleep(Number(job.ids.ms));
    await mark(ctx, job, 'effect');
  },
});

/** So many milliseconds of work, as many as there is room for. */
export const interactiveWork = timed('interactive');
export const bulkWork = timed('bulk');

/** The money of an order; the order's keys, not the job, see to it that it moves once. */
export const orderMoney: JobKind = {
  name: 'fault.orderMoney',
  lane: 'interactive',
  run: (ctx, { ids }) =>
    moveMoney({ id: String(ids.order), merchantId: String(ids.merchant) }, async (command) => {
      const [posted] = await post(ctx, [command]);
      return posted as Posted;
    }),
};

export const testKinds = [
  slowBefore,
  slowAfter,
  slowInside,
  failing,
  interactiveWork,
  bulkWork,
  orderMoney,
];
