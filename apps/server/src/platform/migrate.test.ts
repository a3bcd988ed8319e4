import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../testing/database.ts';
import { applyAlone } from './migrate.ts';

test('an index is built beside its users, and again where it was broken off', async () => {
  const database = await cloneDatabase();
  const client = new pg.Client({ connectionString: JSON.parse(database.cells).c1.migrate });
  await client.connect();
  const text = `-- outside a transaction
-- Twice the same; as text in one statement PostgreSQL would refuse it.
drop index concurrently if exists orders_tried;
create index concurrently orders_tried on orders (tenant_id, customer_no);
`;
  try {
    await applyAlone(client, text);
    await applyAlone(client, text);
    await expect(client.query(text)).rejects.toThrow(/transaction block/);
    const valid = `select indisvalid as valid from pg_index where indexrelid = 'orders_tried'::regclass`;
    expect((await client.query(valid)).rows).toEqual([{ valid: true }]);
  } finally {
    await client.end();
    await database.drop();
  }
});
