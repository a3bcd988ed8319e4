import { seedMenus } from '../../seeds/seedMenus.ts';
import { kyselyOver } from '../platform/db/kysely.ts';
import { openPool } from '../platform/db/pool.ts';

/** Gives every tenant of a cell the menu entries that came with a release, each tenant at once or not at all. */
export const releaseMenus = async (url: string) => {
  const pool = openPool(url, 1, 'alpaca-migrate-menus');
  const client = await pool.connect();
  try {
    const db = kyselyOver((sql, params) => client.query(sql, params));
    const tenants = await db.selectFrom('menu_drafts').select('tenant_id').execute();
    for (const { tenant_id } of tenants) {
      await client.query('begin');
      await db
        .selectFrom('menu_drafts')
        .where('tenant_id', '=', tenant_id)
        .forUpdate()
        .select('id')
        .execute();
      await seedMenus(db, tenant_id);
      await client.query('commit');
    }
  } finally {
    client.release(true);
    await pool.end();
  }
};
