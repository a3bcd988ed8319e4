import type { Ctx } from '../../platform/context.ts';
import { inTx, tenantWide } from '../../platform/db/tx.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { contactColumns } from '../../platform/userContacts.ts';
import { requireNewMobile, sendToNewMobile, type TypedCode } from './codes.service.ts';
import { orTaken, requireFree } from './register.service.ts';

const me = (ctx: Ctx) => ctx.session?.userId ?? refuse('session.over');

export const sendCode = (ctx: Ctx, mobile: string, address: string) =>
  sendToNewMobile(ctx, mobile, address);

/** The code proves that the new number is the user's. */
export const change = async (ctx: Ctx, given: { mobile: string } & TypedCode, address: string) => {
  const userId = me(ctx);
  const { mobile } = given;
  await requireNewMobile(ctx, userId, given, address);
  await requireFree(tenantWide(ctx), { mobile });
  await inTx(ctx, async (ctx) => {
    await ctx.db
      .updateTable('users')
      .set(contactColumns(ctx, { phone: mobile }))
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', userId)
      .execute();
    await tell(ctx, { cmd: 'user', userIds: [userId] });
  }).catch(orTaken);
  return null;
};
