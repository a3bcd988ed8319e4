import { kyselyOver } from '../../apps/server/src/platform/db/kysely.ts';
import { openPool } from '../../apps/server/src/platform/db/pool.ts';
import { sealingOf } from '../../apps/server/src/platform/fields/index.ts';
import { openKeeper } from '../../apps/server/src/platform/fields/keepers/openKeeper.ts';
import { openMessage, recipientIndex } from '../../apps/server/src/platform/messaging/outgoing.ts';

/** What was sent to a number or an address, of any tenant; the latest first. */
export const messagesTo = async (recipient: string) => {
  const pool = openPool(process.env.ALPACA_E2E_DATABASE ?? '', 1, 'alpaca-e2e');
  const db = kyselyOver((text, values) => pool.query(text, values));
  const keeper = openKeeper(process.env.ALPACA_E2E_KEYS ?? 'dev');
  try {
    const tenants = await db
      .selectFrom('tenants')
      .where('twin_of', 'is', null)
      .select('tenant_id')
      .execute();
    const found = [];
    for (const { tenant_id } of tenants) {
      const sealing = await sealingOf(db, keeper, tenant_id);
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
  } finally {
    await pool.end();
  }
};
