import type { Ctx } from '../../platform/context.ts';
import { noRules } from '../../platform/dataRules/sessionRules.ts';
import { refuse } from '../../platform/refusal.ts';

/**
 * A bill is matched, shared, compared with what was billed before and passed on as a whole: whoever sees
 * only some of the parcels would lay the cost of all on those, and miss what was billed twice.
 */
export const seesWhole = (ctx: Ctx) => ctx.rules === noRules;

export const requireWholeView = (ctx: Ctx) => {
  if (!seesWhole(ctx)) refuse('carrierBill.partView');
};
