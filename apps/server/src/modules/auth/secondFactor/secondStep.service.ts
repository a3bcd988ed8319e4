import type { Ctx } from '../../../platform/context.ts';
import { newCredential, readCredential } from '../../../platform/credentials.ts';
import { inTx, outsideTx } from '../../../platform/db/tx.ts';
import { Refusal, type refuse } from '../../../platform/refusal.ts';
import type { UserRow } from '../users.repository.ts';
import * as users from '../users.repository.ts';
import type { Factors } from './factors.repository.ts';

const goodForMs = 10 * 60_000;
const triesAtMost = 5;

/** The password was right: refuses all the same, with a ticket for the second step. */
export const askSecondStep = async (
  ctx: Ctx,
  user: UserRow,
  factors: Factors,
  otherwise: Parameters<typeof refuse>[0],
): Promise<never> => {
  const ticket = newCredential(ctx.tenant.cell, ctx.tenant.id);
  await inTx(ctx, async (ctx) => {
    if (!(await users.lockUnchanged(ctx, user))) throw new Refusal(otherwise);
    await ctx.db
      .insertInto('sign_in_steps')
      .values({
        tenant_id: ctx.tenant.id,
        ticket_hash: ticket.hash,
        user_id: user.id,
        expires_at: new Date(Date.now() + goodForMs),
      })
      .execute();
  });
  const secondStep = { ticket: ticket.text, totp: factors.totp, passkey: factors.passkeys > 0 };
  throw new Refusal('auth.secondFactorNeeded', {}, { secondStep });
};

/** Whose sign-in a ticket goes on with. Each try counts, even if what it brings is refused. */
export const userOfStep = async (ctx: Ctx, ticket: string): Promise<string | null> => {
  const located = readCredential(ticket);
  if (located?.tenantId !== ctx.tenant.id) return null;
  const row = await outsideTx(ctx)
    .db.updateTable('sign_in_steps')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('ticket_hash', '=', located.hash)
    .where('tries', '<', triesAtMost)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
};

/** Of two who bring the same ticket at once, one goes on. */
export const endStep = async (ctx: Ctx, ticket: string): Promise<boolean> => {
  const hash = readCredential(ticket)?.hash;
  if (!hash) return false;
  const ended = await ctx.db
    .deleteFrom('sign_in_steps')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('ticket_hash', '=', hash)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
};
