import type { Ctx } from '../context.ts';
import { newId } from '../ids.ts';

/**
 * What every node should hear of. `cmd` topic, merchant or user tells open pages to look again, access
 * those whose menu or permissions changed; session, prices and apiKeys tell nodes to forget what they
 * remember of those. Only ids travel, never data.
 */
export type OutboxMessage =
  | { cmd: 'user'; userIds: string[] }
  | { cmd: 'merchant'; merchantId: string }
  | { cmd: 'topic' }
  /** Of these users; without them, of everybody at the tenant. */
  | { cmd: 'access'; userIds?: string[] }
  | { cmd: 'session'; userId: string }
  | { cmd: 'prices' }
  | { cmd: 'apiKeys' };

export type Told = OutboxMessage & { tenantId: string };

/** What is heard: what somebody told, and from a database that its directory has changed. */
export type Heard = Told | { cmd: 'directory' };

// The relay tells each message in one NOTIFY, and that holds no more than some 200 ids.
const usersAtOnce = 150;

const inParts = (message: OutboxMessage): OutboxMessage[] => {
  if (message.cmd !== 'user' && message.cmd !== 'access') return [message];
  const { cmd, userIds } = message;
  if (!userIds) return [message];
  return Array.from({ length: Math.ceil(userIds.length / usersAtOnce) }, (_, i) => ({
    cmd,
    userIds: userIds.slice(i * usersAtOnce, (i + 1) * usersAtOnce),
  }));
};

/** Says something to all nodes, if and only if the transaction commits. */
export const tell = async (ctx: Ctx, message: OutboxMessage) => {
  const rows = inParts(message).map((part) => ({
    tenant_id: ctx.tenant.id,
    id: newId(),
    message: JSON.stringify(part),
  }));
  if (rows.length > 0) await ctx.db.insertInto('outbox').values(rows).execute();
};

export const channel = 'alpaca';
