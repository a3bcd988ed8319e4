import type { ChannelForm } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

const channels = (ctx: Ctx) => ctx.db.selectFrom('channels').where('tenant_id', '=', ctx.tenant.id);

export const all = (ctx: Ctx) =>
  channels(ctx).orderBy('sort').orderBy('code').selectAll().execute();

export const requireChannel = async (ctx: Ctx, id: string) =>
  (await channels(ctx).where('id', '=', id).select('id').executeTakeFirst()) ??
  refuse('channel.notFound');

export const lock = async (ctx: Ctx, id: string) =>
  (await channels(ctx).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ??
  refuse('channel.notFound');

const columns = ({ code, nameZh, nameEn, carrier }: ChannelForm) => ({
  code,
  name_zh: nameZh,
  name_en: nameEn,
  carrier,
});

/** Behind all others; false where the code is another channel's. */
export const insert = async (ctx: Ctx, id: string, form: ChannelForm): Promise<boolean> => {
  const { last } = await channels(ctx)
    .select((s) => s.fn.max('sort').as('last'))
    .executeTakeFirstOrThrow();
  const added = await ctx.db
    .insertInto('channels')
    .values({ tenant_id: ctx.tenant.id, id, sort: (last ?? 0) + 1, ...columns(form) })
    .onConflict((c) => c.columns(['tenant_id', 'code']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

export const isCodeTaken = async (ctx: Ctx, code: string, but: string): Promise<boolean> =>
  (await channels(ctx)
    .where('code', '=', code)
    .where('id', '<>', but)
    .select('id')
    .executeTakeFirst()) !== undefined;

export const change = (ctx: Ctx, id: string, form: ChannelForm) =>
  ctx.db
    .updateTable('channels')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .set(columns(form))
    .execute();
