import type { Ctx } from '../context.ts';
import { newId } from '../ids.ts';

/**
 * What every node should hear of. `cmd` topic or user tells open pages to look again; session tells
 * nodes to forget sessions they remember. Only ids travel, never data.
 */
export type OutboxMessage =
  | { cmd: 'user'; userIds: string[] }
  | { cmd: 'topic' }
  | { cmd: 'session'; userId: string };

export type Heard = OutboxMessage & { tenantId: string };

/** Says something to all nodes, if and only if the transaction commits. */
export const tell = async (ctx: Ctx, message: OutboxMessage) => {
  await ctx.db
    .insertInto('outbox')
    .values({ tenant_id: ctx.tenant.id, id: newId(), message: JSON.stringify(message) })
    .execute();
};

export const channel = 'alpaca';
