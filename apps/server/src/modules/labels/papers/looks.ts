import type { LabelDesignForm } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { PaperOrder } from '../../orders/index.ts';
import { designOf } from '../designs/designs.service.ts';
import type { PaperLook } from '../documents/index.ts';
import { logoOf } from './logos.ts';

export const lookOf = async (ctx: Ctx, design: LabelDesignForm | null): Promise<PaperLook> => ({
  lang: ctx.lang,
  tenantName: ctx.lang === 'en_US' ? ctx.tenant.nameEn : ctx.tenant.nameZh,
  // A file of ours: the tenant's logo on the web is an address, which no paper fetches.
  logo: design?.logo && design.logoFile ? await logoOf(ctx, design.logoFile) : null,
  zone: ctx.tenant.zone,
  design,
});

/** How each order's papers look: by the design that its merchant has chosen, or by one for all. */
export const looksOf = async (
  ctx: Ctx,
  orders: readonly PaperOrder[],
): Promise<(order: PaperOrder) => PaperLook> => {
  const merchants = [...new Set(orders.map(({ merchantId }) => merchantId))];
  const [usual, designs] = await Promise.all([lookOf(ctx, null), designOf(ctx, merchants)]);
  const looks = new Map<string, PaperLook>();
  for (const [merchantId, design] of designs) looks.set(merchantId, await lookOf(ctx, design));
  return ({ merchantId }) => looks.get(merchantId) ?? usual;
};
