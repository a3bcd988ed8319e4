import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

/** The merchant whose money is asked for; the tenant's own people have none. */
export const ownMerchant = (ctx: Ctx): string => ctx.merchantId ?? refuse('request.forbidden');
