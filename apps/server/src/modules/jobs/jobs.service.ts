import { type JobEntry, jobOptTypes, jobStatuses } from '@alpaca/contract';
import { sql, type UpdateObject } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { tell } from '../../platform/outbox/outbox.ts';

const mine = (ctx: Ctx) =>
  ctx.db
    .selectFrom('jobs')
    .where('jobs.tenant_id', '=', ctx.tenant.id)
    .where('jobs.user_id', '=', ctx.session?.userId as string);

const select = (ctx: Ctx, pageNo: number, pageSize: number) =>
  mine(ctx)
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'jobs.tenant_id').onRef('users.id', '=', 'jobs.user_id'),
    )
    .orderBy('begun_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .selectAll('jobs')
    .select('users.realname')
    .execute();

const entry = (ctx: Ctx, row: Awaited<ReturnType<typeof select>>[number]): JobEntry => ({
  id: row.id,
  name: ctx.lang === 'en_US' ? row.name_en : row.name_zh,
  status: row.status as JobEntry['status'],
  beginTime: toWire(row.begun_at, ctx.tenant.zone),
  endTime: row.ended_at && toWire(row.ended_at, ctx.tenant.zone),
  failReason: row.fail_reason,
  createByName_dictText: row.realname,
  optType: row.opt_type as JobEntry['optType'],
  successData: row.success_data,
  done: row.done,
  failed: row.failed,
  total: row.total,
});

export const list = async (ctx: Ctx, asked: { pageNo: number; pageSize: number }) => {
  const { pageNo, pageSize } = asked;
  const [rows, { total }] = await Promise.all([
    select(ctx, pageNo, pageSize),
    mine(ctx)
      .select((s) => s.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records: rows.map((row) => entry(ctx, row)), total: Number(total), pageNo, pageSize };
};

export interface NewJob {
  nameZh: string;
  nameEn: string;
  /** How many things there are to do; 0 where nobody can count them. */
  total: number;
  optType?: JobEntry['optType'];
}

/** Lets the signed-in user follow a job, in the transaction that sets it going. */
export const startJob = (ctx: Ctx, { nameZh, nameEn, total, optType }: NewJob): Promise<string> =>
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
        name_zh: nameZh,
        name_en: nameEn,
        total,
        opt_type: optType ?? jobOptTypes.none,
      })
      .execute();
    await tell(ctx, { cmd: 'user', userIds: [userId] });
    return id;
  });

/** Changes a job under way and tells its user. One that has ended stays as it ended. */
const change = (ctx: Ctx, id: string, values: UpdateObject<DB, 'jobs'>): Promise<void> =>
  inTx(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('jobs')
      .set(values)
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', id)
      .where('status', '=', jobStatuses.processing)
      .returning('user_id')
      .executeTakeFirst();
    if (changed) await tell(ctx, { cmd: 'user', userIds: [changed.user_id] });
  });

/** Adds what was just done, in the transaction that did it: a step run again counts once. */
export const progressJob = (ctx: Ctx, id: string, more: { done?: number; failed?: number }) =>
  change(ctx, id, {
    done: sql`done + ${more.done ?? 0}`,
    failed: sql`failed + ${more.failed ?? 0}`,
  });

/** `successData` is the key of the file that the job made, where it made one. */
export const finishJob = (ctx: Ctx, id: string, { successData = '' } = {}) =>
  change(ctx, id, {
    status: jobStatuses.completed,
    ended_at: sql`now()`,
    success_data: successData,
  });

/** `successData` is a file that says what is wrong, where there is one. */
export const failJob = (ctx: Ctx, id: string, reason: string, { successData = '' } = {}) =>
  change(ctx, id, {
    status: jobStatuses.failed,
    ended_at: sql`now()`,
    fail_reason: reason,
    success_data: successData,
  });
