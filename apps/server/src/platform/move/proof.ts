import type pg from 'pg';
import { openClient, type Side } from './side.ts';
import { movedTables } from './tables.ts';

export interface TableSum {
  rows: string;
  /** Of all its rows, in whatever order they lie. */
  hash: string;
}
export type Sums = Record<string, TableSum>;

const sumOf = async (client: pg.Client, table: string, tenants: readonly string[]) => {
  const { rows } = await client.query<TableSum>(
    `select count(*)::text as rows,
       concat_ws(' ', sum(hashtextextended(r.row, 1)::numeric), sum(hashtextextended(r.row, 2)::numeric)) as hash
     from (select t::text as row from ${table} t where t.tenant_id = any ($1)) r`,
    [tenants],
  );
  return rows[0] as TableSum;
};

/** The rows as they are now, for as long as it takes to read them. */
export const holdStill = async (side: Side) => {
  const client = await openClient(side.url);
  await client.query('begin isolation level repeatable read read only');
  await client.query('select pg_current_snapshot()');
  return {
    client,
    sums: async (tenants: readonly string[]): Promise<Sums> => {
      const sums: Sums = {};
      for (const table of await movedTables(client))
        sums[table] = await sumOf(client, table, tenants);
      return sums;
    },
    end: () => client.end(),
  };
};
export type Still = Awaited<ReturnType<typeof holdStill>>;

/** What every account holds. */
const balances = `select tenant_id, id, currency, kind, balance_minor::text from accounts
  where tenant_id = any ($1) order by 1, 2`;

/** Money above all: looked at before anybody writes on the other side. */
export const requireSameBalances = async (
  [one, other]: readonly [Still, Still],
  tenants: readonly string[],
) => {
  const [there, here] = await Promise.all(
    [one, other].map(async ({ client }) => (await client.query(balances, [tenants])).rows),
  );
  if (JSON.stringify(there) !== JSON.stringify(here)) throw new Error('balances differ');
};

export interface Difference {
  table: string;
  there: TableSum | undefined;
  here: TableSum | undefined;
}

export const differences = (there: Sums, here: Sums): Difference[] =>
  [...new Set([...Object.keys(there), ...Object.keys(here)])].flatMap((table) => {
    const [one, other] = [there[table], here[table]];
    const isSame = one && other && one.rows === other.rows && one.hash === other.hash;
    return isSame ? [] : [{ table, there: one, here: other }];
  });
