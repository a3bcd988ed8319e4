import { inject } from 'vitest';
import { seedId } from '../../../seeds/seedId.ts';
import { keepOut } from '../../platform/move/fence.ts';
import { removeRows } from '../../platform/move/remove.ts';
import { openSide } from '../../platform/move/side.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { openTwoCells } from '../../testing/twoCells.ts';

export const yunling = seedId('tenant/yunling');

/** As whoever may do everything in a test's database. */
export const superUrlOf = ({ name }: Pick<TestDatabase, 'name'>) => {
  const url = new URL(inject('superUrl'));
  url.pathname = `/${name}`;
  return url.href;
};

/** Two cells of which the second knows nothing of Yunling yet. */
export const openSides = async () => {
  const cells = await openTwoCells();
  const sides = [
    await openSide('c1', superUrlOf(cells.first)),
    await openSide('c2', superUrlOf(cells.second)),
  ] as const;
  const [first, second] = sides;
  await keepOut(second, [yunling]);
  await removeRows(second, [yunling]);
  await second.client.query('delete from moves.closed');
  return {
    ...cells,
    sides,
    env: { ALPACA_CELLS: JSON.stringify(cells.urls) },
    async drop() {
      // A test that failed may leave them, and no database is dropped under them.
      for (const { client } of sides) {
        const { rows } = await client.query<{ name: string }>(
          `select quote_ident(subname) as name from pg_subscription s
             join pg_database d on d.oid = s.subdbid where d.datname = current_database()`,
        );
        for (const { name } of rows) {
          await client.query(`alter subscription ${name} disable`);
          await client.query(`alter subscription ${name} set (slot_name = none)`);
          await client.query(`drop subscription ${name}`);
        }
      }
      await Promise.all(sides.map(({ client }) => client.end()));
      await cells.drop();
    },
    /** How many rows of Yunling there are. */
    async rows(cell: 'c1' | 'c2', table: string) {
      const { client } = cell === 'c1' ? first : second;
      const text = `select count(*)::integer as rows from ${table} where tenant_id = $1`;
      return (await client.query<{ rows: number }>(text, [yunling])).rows[0]?.rows ?? 0;
    },
  };
};
export type Sides = Awaited<ReturnType<typeof openSides>>;
