import { openClient, type Side } from './side.ts';
import { movedTables } from './tables.ts';

const atOnce = 20_000;

/**
 * Deletes a tenant's rows where it does not live, a few at a time. What guards them guards those who work with
 * them; here nothing is checked and nothing follows, so their order does not matter.
 */
export const removeRows = async (side: Side, tenants: readonly string[]) => {
  const { rowCount } = await side.client.query(
    `select from moves.closed where tenant_id = any ($1) and why in ('comes', 'left')`,
    [tenants],
  );
  if (rowCount !== tenants.length) throw new Error(`the tenant is not closed in ${side.cell}`);
  const client = await openClient(side.url);
  try {
    await client.query('set session_replication_role = replica');
    for (const table of await movedTables(client)) {
      const some = `delete from ${table} where (tableoid, ctid) in
        (select tableoid, ctid from ${table} where tenant_id = any ($1) limit ${atOnce})`;
      while ((await client.query(some, [tenants])).rowCount === atOnce);
    }
  } finally {
    await client.end();
  }
};
