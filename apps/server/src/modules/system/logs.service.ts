import type { getLogList, LogLine, Parsed } from '@alpaca/contract';
import { fromWire, toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';

type Filter = Parsed<typeof getLogList>['query'];

// Counting on costs more than it tells; beyond this the web says "10,000+".
const countAtMost = 10_000;

const filtered = (ctx: Ctx, filter: Filter) => {
  const { operator, type, from, to } = filter;
  const { zone } = ctx.tenant;
  return ctx.db
    .selectFrom('operation_logs')
    .where('tenant_id', '=', ctx.tenant.id)
    .$if(Boolean(operator), (q) => q.where('operator', '=', operator as string))
    .$if(Boolean(type), (q) => q.where('type', '=', type as string))
    .$if(Boolean(from), (q) => q.where('created_at', '>=', fromWire(from as string, zone)))
    .$if(Boolean(to), (q) => q.where('created_at', '<', fromWire(to as string, zone)));
};

const select = (ctx: Ctx, filter: Filter) =>
  filtered(ctx, filter)
    .orderBy('created_at', 'desc')
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize)
    .selectAll()
    .execute();

const line = (ctx: Ctx, row: Awaited<ReturnType<typeof select>>[number]): LogLine => ({
  id: row.id,
  menu: words(ctx.lang, `oplogMenu.${row.menu}`),
  content: words(ctx.lang, `oplog.${row.call}`, row.params as Record<string, unknown>),
  operator: row.operator,
  type: row.type,
  time: toWire(row.created_at, ctx.tenant.zone),
  costMs: row.cost_ms,
});

export const list = async (ctx: Ctx, filter: Filter) => {
  const counted = ctx.db
    .selectFrom(filtered(ctx, filter).limit(countAtMost).select('id').as('some'))
    .select((s) => s.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const [rows, { total }] = await Promise.all([select(ctx, filter), counted]);
  const { pageNo, pageSize } = filter;
  return { records: rows.map((row) => line(ctx, row)), total: Number(total), pageNo, pageSize };
};
