import type { Kysely } from 'kysely';
import { kyselyOver } from '../../apps/server/src/platform/db/kysely.ts';
import { openPool } from '../../apps/server/src/platform/db/pool.ts';
import type { DB } from '../../apps/server/src/platform/db/schema.gen.ts';
import { type Sealing, sealingOf } from '../../apps/server/src/platform/fields/index.ts';
import { openKeeper } from '../../apps/server/src/platform/fields/keepers/openKeeper.ts';

/** Looks at the database as its owner, with the keys of whichever tenant. */
export const withKeys = async <T>(
  look: (db: Kysely<DB>, keysOf: (tenantId: string) => Promise<Sealing>) => Promise<T>,
): Promise<T> => {
  const pool = openPool(process.env.ALPACA_E2E_DATABASE ?? '', 1, 'alpaca-e2e');
  const db = kyselyOver((text, values) => pool.query(text, values));
  const keeper = openKeeper(process.env.ALPACA_E2E_KEYS ?? 'dev');
  try {
    return await look(db, (tenantId) => sealingOf(db, keeper, tenantId));
  } finally {
    await pool.end();
  }
};
