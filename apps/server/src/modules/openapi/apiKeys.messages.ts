import type { Ctx } from '../../platform/context.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { raiseMessage } from '../announcements/index.ts';
import { usersOf } from '../auth/index.ts';

/** Tells all who look after keys, so that one that somebody made in another's name is noticed. */
export const tellOfKey = async (
  ctx: Ctx,
  kind: 'apiKey.made' | 'apiKey.reset',
  key: { name: string; prefix: string },
) => {
  const userIds = await usersOf(ctx, ownMerchant(ctx));
  await raiseMessage(ctx, { kind, userIds, vars: { ...key, by: ctx.session?.realname ?? '' } });
};
