import type { Ctx, Session } from '../../platform/context.ts';
import { makeCtx } from '../../platform/http/open.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { openSandbox, ownerOf } from '../openapi/index.ts';

/** As the caller in their merchant's sandbox, where nobody but its owner is known. */
export const sandboxCtx = async (ctx: Ctx): Promise<Ctx> => {
  const merchantId = ownMerchant(ctx);
  const session = ctx.session as Session;
  const [there, owner] = [await openSandbox(ctx, merchantId), await ownerOf(ctx, merchantId)];
  const userId = owner?.id ?? refuse('request.forbidden');
  return makeCtx(ctx.node, there, { ...session, userId }, ctx.lang, ctx.caller);
};
