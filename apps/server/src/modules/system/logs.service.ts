import type { getLogList, Language, LogLine, Parsed } from '@alpaca/contract';
import { fromWire, toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';

type Filter = Parsed<typeof getLogList>['query'];

// Counting on costs more than it tells; beyond this the web says "10,000+".
const countAtMost = 10_000;

/** By the name they sign in with, or the one that people call them by. */
const usersCalled = (ctx: Ctx, name: string) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where((e) => e.or([e('username', '=', name.toLowerCase()), e('realname', '=', name)]))
    .select('id');

const filtered = (ctx: Ctx, filter: Filter) => {
  const { operator, type, from, to } = filter;
  const { zone } = ctx.tenant;
  return ctx.db
    .selectFrom('operation_logs')
    .where('tenant_id', '=', ctx.tenant.id)
    .$if(Boolean(operator), (q) =>
      q.where((e) =>
        e.or([
          e('operator', '=', operator as string),
          e('user_id', 'in', usersCalled(ctx, operator as string)),
        ]),
      ),
    )
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

/** The sentence of a call; where a call does several things, each has its own. */
const contentOf = (lang: Language, call: string, params: Record<string, unknown>) => {
  const { as } = params;
  return words(lang, as ? `oplogAs.${call}.${as}` : `oplog.${call}`, params);
};

const line = (ctx: Ctx, row: Awaited<ReturnType<typeof select>>[number]): LogLine => ({
  id: row.id,
  menu: words(ctx.lang, `oplogMenu.${row.menu}`),
  content: contentOf(ctx.lang, row.call, row.params as Record<string, unknown>),
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
