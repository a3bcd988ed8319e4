import { openMessage, recipientIndex } from '../../apps/server/src/platform/messaging/outgoing.ts';
import { withKeys } from './sealed.ts';

/** What was sent to a number or an address, of any tenant; the latest first. */
export const messagesTo = (recipient: string) =>
  withKeys(async (db, keysOf) => {
    const tenants = await db
      .selectFrom('tenants')
      .where('twin_of', 'is', null)
      .select('tenant_id')
      .execute();
    const found = [];
    for (const { tenant_id } of tenants) {
      const sealing = await keysOf(tenant_id);
      const rows = await db
        .selectFrom('outgoing_messages')
        .where('tenant_id', '=', tenant_id)
        .where('recipient_index', '=', recipientIndex(sealing, recipient))
        .orderBy('created_at', 'desc')
        .selectAll()
        .execute();
      found.push(...rows.map((row) => openMessage(sealing, row)));
    }
    return found;
  });
