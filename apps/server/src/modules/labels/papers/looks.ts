import type { LabelDesignForm } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { PaperOrder } from '../../orders/index.ts';
import { designOf } from '../designs/designs.service.ts';
import type { PaperLook } from '../documents/index.ts';

export const lookOf = (ctx: Ctx, design: LabelDesignForm | null): PaperLook => ({
  lang: ctx.lang,
  tenantName: ctx.lang === 'en_US' ? ctx.tenant.nameEn : ctx.tenant.nameZh,
  // The tenant's logo is an address of the web, which no paper fetches.
  logo: null,
  zone: ctx.tenant.zone,
  design,
});

/** How each order's papers look: by the design that its merchant has chosen, or by one for all. */
export const looksOf = async (
  ctx: Ctx,
  orders: readonly PaperOrder[],
): Promise<(order: PaperOrder) => PaperLook> => {
  const designs = await designOf(
    ctx,
    orders.map(({ merchantId }) => merchantId),
  );
  const looks = new Map<string, PaperLook>();
  return ({ merchantId }) => {
    const look = looks.get(merchantId) ?? lookOf(ctx, designs.get(merchantId) ?? null);
    looks.set(merchantId, look);
    return look;
  };
};
