import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Names } from './names.ts';

/** Who a station means by a code. */
export const merchantByCode = async (ctx: Ctx, code: string): Promise<{ id: string } & Names> =>
  (await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('code', '=', code.toUpperCase())
    .select(['merchant_id as id', 'name_zh as zh', 'name_en as en'])
    .executeTakeFirst()) ?? refuse('merchant.notFound');
