import type { PriceGroup } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

export { changePrices } from './nodes.ts';

export const requireMerchant = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', id)
    .select(['code', 'price_group'])
    .executeTakeFirst()) ?? refuse('merchant.notFound');

/** Groups that have a sheet, or that merchants are in, by code. */
export const listGroups = async (ctx: Ctx): Promise<PriceGroup[]> => {
  const { rows } = await sql<{ code: string; sheets: bigint; merchants: bigint }>`
    select code, sum(sheets) as sheets, sum(merchants) as merchants from (
      select group_code as code, 1 as sheets, 0 as merchants from price_sheets
      where tenant_id = ${ctx.tenant.id} and level = 'group'
      union all
      select price_group, 0, 1 from merchants
      where tenant_id = ${ctx.tenant.id} and price_group <> '') known
    group by code order by code`.execute(ctx.db);
  return rows.map(({ code, sheets, merchants }) => ({
    code,
    sheets: Number(sheets),
    merchants: Number(merchants),
  }));
};

/** A slip of the keyboard makes no group: one that nobody knows is asked for as such. */
export const requireGroup = async (ctx: Ctx, code: string) => {
  const known = (await listGroups(ctx)).some((group) => group.code === code);
  if (code !== '' && !known) refuse('priceGroup.unknown', { code });
};
