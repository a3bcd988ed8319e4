import type { Ctx } from './context.ts';
import { refuse } from './refusal.ts';

/** The merchant whose things are asked for; the tenant's own people have none. */
export const ownMerchant = (ctx: Ctx): string => ctx.merchantId ?? refuse('request.forbidden');
