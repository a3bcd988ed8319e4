import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';
import { deciderOf } from './parcels.view.ts';
import { reasonsOf } from './withholding.repository.ts';

/** Somebody was faster: whoever comes second hears who decided, and what. */
export const refuseEnded = async (
  ctx: Ctx,
  orderId: string,
  isMeant: (reason: string) => boolean = () => true,
): Promise<never> => {
  const ended = (await reasonsOf(ctx, [orderId])).filter(
    ({ ended_at, reason }) => ended_at !== null && isMeant(reason),
  );
  const last = ended.toSorted((a, b) => Number(a.ended_at) - Number(b.ended_at)).at(-1);
  if (!last) return refuse('withholding.notFound');
  return refuse('withholding.ended', {
    who: deciderOf(ctx, last) || words(ctx.lang, 'withheldDecider.system'),
    what: words(ctx.lang, `withholdOutcome.${last.outcome}`),
  });
};
