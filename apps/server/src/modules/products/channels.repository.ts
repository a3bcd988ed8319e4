import type { ChannelForm, ChannelView } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { codeTakenIn } from './codeTaken.ts';

const channels = (ctx: Ctx) => ctx.db.selectFrom('channels').where('tenant_id', '=', ctx.tenant.id);

const productsOnSale = (ctx: Ctx) =>
  ctx.db
    .selectFrom('products')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('status', '=', 'onSale');

export const all = (ctx: Ctx) =>
  channels(ctx).orderBy('sort').orderBy('code').selectAll().execute();

/** How many products on sale go over each channel. */
export const onSaleCounts = async (ctx: Ctx) => {
  const rows = await productsOnSale(ctx)
    .groupBy('channel_id')
    .select(['channel_id', (s) => s.fn.countAll<bigint>().as('count')])
    .execute();
  return new Map(rows.map(({ channel_id, count }) => [channel_id, Number(count)]));
};

export const onSaleOver = (ctx: Ctx, channelId: string) =>
  productsOnSale(ctx)
    .where('channel_id', '=', channelId)
    .orderBy('code')
    .select(['id', 'code', 'name_zh', 'name_en'])
    .execute();

/** Takes all that go over a channel off sale. */
export const stopProducts = (ctx: Ctx, channelId: string) =>
  ctx.db
    .updateTable('products')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('channel_id', '=', channelId)
    .set({ status: 'stopped' })
    .execute();

/** The channel that a product is to go over; held, so that nobody stops it meanwhile. */
export const requireChannel = async (ctx: Ctx, id: string) =>
  (await channels(ctx)
    .where('id', '=', id)
    .select(['id', 'status'])
    .forShare()
    .executeTakeFirst()) ?? refuse('channel.notFound');

export const lock = async (ctx: Ctx, id: string) =>
  (await channels(ctx).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ??
  refuse('channel.notFound');

const columns = ({ code, nameZh, nameEn, carrier, adapter, settings }: ChannelForm) => ({
  code,
  name_zh: nameZh,
  name_en: nameEn,
  carrier,
  adapter,
  settings: JSON.stringify(settings),
});

/** Behind all others; false where the code is another channel's. */
export const insert = async (
  ctx: Ctx,
  id: string,
  form: ChannelForm,
  answeredAt: Date | null,
): Promise<boolean> => {
  const { last } = await channels(ctx)
    .select((s) => s.fn.max('sort').as('last'))
    .executeTakeFirstOrThrow();
  const sort = (last ?? 0) + 1;
  const added = await ctx.db
    .insertInto('channels')
    .values({ tenant_id: ctx.tenant.id, id, sort, answered_at: answeredAt, ...columns(form) })
    .onConflict((c) => c.columns(['tenant_id', 'code']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

export const isCodeTaken = codeTakenIn('channels');

const update = (ctx: Ctx, id: string) =>
  ctx.db.updateTable('channels').where('tenant_id', '=', ctx.tenant.id).where('id', '=', id);

export const change = (ctx: Ctx, id: string, form: ChannelForm, answeredAt: Date | null) =>
  update(ctx, id)
    .set({ ...columns(form), answered_at: answeredAt })
    .execute();

export const setStatus = (ctx: Ctx, id: string, status: ChannelView['status']) =>
  update(ctx, id).set({ status }).execute();
