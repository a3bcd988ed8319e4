import type { TestDatabase } from '../../testing/database.ts';
import { asOwner } from '../../testing/owner.ts';

/** Freezes a merchant since then, or lets it go on. */
export const setFrozen = (database: TestDatabase, merchantId: string, at: Date | null) =>
  asOwner(
    database,
    `insert into merchant_cards (tenant_id, merchant_id, frozen_at, frozen_reason)
     select tenant_id, merchant_id, $2, 'unpaid' from merchants where merchant_id = $1
     on conflict (tenant_id, merchant_id) do update set frozen_at = excluded.frozen_at`,
    [merchantId, at],
  );

/** What is done while it is frozen. */
export const whileFrozen = async <T>(
  database: TestDatabase,
  merchantId: string,
  work: () => Promise<T>,
): Promise<T> => {
  await setFrozen(database, merchantId, new Date());
  try {
    return await work();
  } finally {
    await setFrozen(database, merchantId, null);
  }
};
