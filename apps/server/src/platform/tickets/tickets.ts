import { constants } from '@alpaca/contract';
import type { Directory } from '../cells/directory.ts';
import type { Ctx, Tenant } from '../context.ts';
import { newCredential, readCredential } from '../credentials.ts';
import { noRules } from '../dataRules/sessionRules.ts';
import { singleQueries } from '../db/tx.ts';

export type TicketPurpose = 'file' | 'socket' | 'login';

/**
 * A pass of one minute, for one purpose, bound to the signed-in user and a subject. It dies with the
 * session that asked for it.
 */
export const issueTicket = async (ctx: Ctx, purpose: TicketPurpose, subject = '') => {
  const ticket = newCredential(ctx.tenant.cell, ctx.tenant.id);
  await ctx.db
    .insertInto('tickets')
    .values({
      tenant_id: ctx.tenant.id,
      ticket_hash: ticket.hash,
      purpose,
      user_id: ctx.session?.userId as string,
      session_hash: ctx.session?.tokenHash as Buffer,
      subject,
      expires_at: new Date(Date.now() + constants.ticketMs),
    })
    .execute();
  return ticket.text;
};

export interface UsedTicket {
  tenant: Tenant;
  userId: string;
  merchantId: string | null;
  kind: string;
  /** The session that asked for it. */
  session: { id: string; expiresAt: Date; secondFactorAt: Date | null };
}

/** Takes a ticket out of the world; null where it is unknown, over, or for something else. */
export const useTicket = async (
  directory: Directory,
  text: string,
  purpose: TicketPurpose,
  subject = '',
): Promise<UsedTicket | null> => {
  const located = readCredential(text);
  const tenant = located && (await directory.byId(located.cell, located.tenantId));
  if (!tenant) return null;
  const cell = directory.cellOf(tenant);
  const db = singleQueries({ cell, tenant, scope: 'tenant', merchantId: null, rules: noRules });
  const row = await db
    .with('used', (q) =>
      q
        .deleteFrom('tickets')
        .where('tenant_id', '=', tenant.id)
        .where('ticket_hash', '=', located.hash)
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .where('expires_at', '>', new Date())
        .returning(['user_id', 'session_hash']),
    )
    .selectFrom('used')
    .innerJoin('users', 'users.id', 'used.user_id')
    .innerJoin('sessions', 'sessions.token_hash', 'used.session_hash')
    .where('users.disabled_at', 'is', null)
    .where('sessions.expires_at', '>', new Date())
    .select([
      'users.id',
      'users.merchant_id',
      'users.kind',
      'sessions.id as session_id',
      'sessions.expires_at',
      'sessions.second_factor_at',
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { session_id: id, expires_at: expiresAt, second_factor_at: secondFactorAt } = row;
  const session = { id, expiresAt, secondFactorAt };
  return { tenant, userId: row.id, merchantId: row.merchant_id, kind: row.kind, session };
};
