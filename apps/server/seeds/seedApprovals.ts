import type { Kysely } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';
import { momentOf } from './seedLedger.ts';

/** One adjustment that the first operator asked for, and that waits for the second. */
export const seedApprovals = async (db: Kysely<DB>, tenantId: string, tenant: TenantSeed) => {
  const merchant = tenant.merchants.filter(({ active }) => active).at(-1);
  const [asker] = tenant.operators;
  if (!merchant || !asker) return;
  await db
    .insertInto('approvals')
    .values({
      tenant_id: tenantId,
      id: seedId(`${tenantId}/approval/remoteFee`),
      merchant_id: seedId(`${tenantId}/merchant/${merchant.code}`),
      kind: 'adjustment',
      was: JSON.stringify({}),
      wanted: JSON.stringify({ currency: 'CNY', minor: 2_800 }),
      reason: '偏远附加费重复收取，退回 28 元',
      asked_by: seedId(`${tenantId}/user/${asker.username}`),
      asked_at: momentOf(0, 9),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
