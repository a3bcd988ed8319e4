import { type JobEntry, jobOptTypes, jobStatuses } from '@alpaca/contract';
import { type ExpressionBuilder, sql, type UpdateObject } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/ids.ts';
import { JobCancelled } from '../../platform/jobs/jobs.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { raiseMessage } from '../announcements/index.ts';

const cancelledKey = 'jobFail.cancelled';

export interface NewJob {
  nameZh: string;
  nameEn: string;
  /** How many things there are to do; 0 where nobody can count them. */
  total: number;
  optType?: JobEntry['optType'];
  /** False for work that never asks `throwIfCancelled`. */
  canCancel?: boolean;
}

/** Lets the signed-in user follow a job, in the transaction that sets it going. */
export const startJob = (ctx: Ctx, job: NewJob): Promise<string> =>
  inTx(ctx, async (ctx) => {
    const id = newId();
    const userId = ctx.session?.userId as string;
    await ctx.db
      .insertInto('jobs')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        merchant_id: ctx.merchantId,
        user_id: userId,
        name_zh: job.nameZh,
        name_en: job.nameEn,
        total: job.total,
        opt_type: job.optType ?? jobOptTypes.none,
        can_cancel: job.canCancel ?? true,
      })
      .execute();
    await tell(ctx, { cmd: 'user', userIds: [userId] });
    return id;
  });

const underWay = (where: ExpressionBuilder<DB, 'jobs'>) =>
  where('status', '=', jobStatuses.processing);

/** Changes a job, if it stands as `when` says, and tells its user. */
const change = (
  ctx: Ctx,
  id: string,
  values: UpdateObject<DB, 'jobs'>,
  when: (where: ExpressionBuilder<DB, 'jobs'>) => ReturnType<typeof underWay> = underWay,
) =>
  inTx(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('jobs')
      .set(values)
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .where(when)
      .returningAll()
      .executeTakeFirst();
    if (changed) await tell(ctx, { cmd: 'user', userIds: [changed.user_id] });
    return changed;
  });

/**
 * Adds what was just done, in the transaction that did it: a step run again counts once. A step that
 * was under way when its job was cancelled still counts, for its effect stays.
 */
export const progressJob = async (
  ctx: Ctx,
  id: string,
  more: { done?: number; failed?: number },
): Promise<void> => {
  const values = {
    done: sql<number>`done + ${more.done ?? 0}`,
    failed: sql<number>`failed + ${more.failed ?? 0}`,
  };
  await change(ctx, id, values, (where) =>
    where.or([underWay(where), where('fail_key', '=', cancelledKey)]),
  );
};

type Row = NonNullable<Awaited<ReturnType<typeof change>>>;

// Whoever waits for less is still watching it.
const longMs = 60_000;
const manyThings = 1_000;
const isLong = ({ begun_at, ended_at, total }: Row) =>
  total >= manyThings || Number(ended_at) - Number(begun_at) >= longMs;

const named = ({ name_zh, name_en }: Row) => ({ zh: name_zh, en: name_en });

/** `successData` is the key of the file that the job made, where it made one. */
export const finishJob = (ctx: Ctx, id: string, { successData = '' } = {}): Promise<void> =>
  inTx(ctx, async (ctx) => {
    const ended = await change(ctx, id, {
      status: jobStatuses.completed,
      ended_at: sql`now()`,
      success_data: successData,
    });
    if (!ended || !isLong(ended)) return;
    const { done, failed } = ended;
    await raiseMessage(ctx, {
      kind: 'job.finished',
      userIds: [ended.user_id],
      vars: { name: named(ended), done, failed },
      busId: id,
    });
  });

/** A key of the server's words with its values, read by everyone in their own language. */
export interface FailReason {
  key: string;
  vars?: Record<string, string | number>;
}

const failed = (reason: FailReason | string) => ({
  status: jobStatuses.failed,
  ended_at: sql<Date>`now()`,
  // Words of others, a carrier's say, come in one language and stay so.
  ...(typeof reason === 'string'
    ? { fail_reason: reason }
    : { fail_key: reason.key, fail_vars: JSON.stringify(reason.vars ?? {}) }),
});

const said = (reason: FailReason | string) => ({
  zh: typeof reason === 'string' ? reason : words('zh_CN', reason.key, reason.vars),
  en: typeof reason === 'string' ? reason : words('en_US', reason.key, reason.vars),
});

/** `successData` is a file that says what is wrong, where there is one. */
export const failJob = (
  ctx: Ctx,
  id: string,
  reason: FailReason | string,
  { successData = '' } = {},
): Promise<void> =>
  inTx(ctx, async (ctx) => {
    const ended = await change(ctx, id, { ...failed(reason), success_data: successData });
    if (!ended) return;
    await raiseMessage(ctx, {
      kind: 'job.failed',
      userIds: [ended.user_id],
      vars: { name: named(ended), reason: said(reason) },
      busId: id,
    });
  });

const find = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('jobs')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .select(['user_id', 'name_zh', 'status', 'can_cancel'])
    .executeTakeFirst();

/** Ends the user's own job; its work stops where it next asks `throwIfCancelled`. */
export const cancel = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const job = await find(ctx, id);
    if (job?.user_id !== ctx.session?.userId) return refuse('job.notFound');
    ctx.trail?.note({ name: job?.name_zh as string });
    if (!job?.can_cancel) return refuse('job.cannotCancel');
    const changed = await change(ctx, id, failed({ key: cancelledKey }));
    return changed ? null : refuse('job.cannotCancel');
  });

export const isCancelled = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await find(ctx, id))?.status !== jobStatuses.processing;

/**
 * To be asked between the steps of a job: throws once nobody waits for the rest. The worker takes
 * that for the end of the job, so the work itself need not catch it.
 */
export const throwIfCancelled = async (ctx: Ctx, id: string): Promise<void> => {
  if (await isCancelled(ctx, id)) throw new JobCancelled();
};
