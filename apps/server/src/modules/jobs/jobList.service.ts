import type { JobEntry, Parsed, pageJob } from '@alpaca/contract';
import { jobStatuses } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';

type Asked = Parsed<typeof pageJob>['body'];

const mine = (ctx: Ctx, { status }: Pick<Asked, 'status'>) =>
  ctx.db
    .selectFrom('jobs')
    .where('jobs.tenant_id', '=', ctx.tenant.id)
    .where('jobs.user_id', '=', ctx.session?.userId as string)
    .$if(status !== undefined, (q) => q.where('jobs.status', '=', status as number));

const select = (ctx: Ctx, asked: Asked) =>
  mine(ctx, asked)
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'jobs.tenant_id').onRef('users.id', '=', 'jobs.user_id'),
    )
    .orderBy('begun_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(asked.pageSize)
    .offset((asked.pageNo - 1) * asked.pageSize)
    .selectAll('jobs')
    .select('users.realname')
    .execute();

type Row = Awaited<ReturnType<typeof select>>[number];

const failReason = (ctx: Ctx, row: Row) =>
  row.fail_key
    ? words(ctx.lang, row.fail_key, row.fail_vars as Record<string, unknown>)
    : row.fail_reason;

const entry = (ctx: Ctx, row: Row): JobEntry => ({
  id: row.id,
  name: ctx.lang === 'en_US' ? row.name_en : row.name_zh,
  status: row.status as JobEntry['status'],
  beginTime: toWire(row.begun_at, ctx.tenant.zone),
  endTime: row.ended_at && toWire(row.ended_at, ctx.tenant.zone),
  failReason: failReason(ctx, row),
  createByName_dictText: row.realname,
  optType: row.opt_type as JobEntry['optType'],
  successData: row.success_data,
  done: row.done,
  failed: row.failed,
  total: row.total,
  canCancel: row.can_cancel && row.status === jobStatuses.processing,
});

export const list = async (ctx: Ctx, asked: Asked) => {
  const { pageNo, pageSize } = asked;
  const [rows, { total }] = await Promise.all([
    select(ctx, asked),
    mine(ctx, asked)
      .select((s) => s.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records: rows.map((row) => entry(ctx, row)), total: Number(total), pageNo, pageSize };
};
