import { cloneDatabase, type TestDatabase } from './database.ts';
import { asOwner } from './owner.ts';

export interface TwoCells {
  first: TestDatabase;
  second: TestDatabase;
  /** The addresses of c1 and c2, as ALPACA_CELLS has them. */
  urls: Record<'c1' | 'c2', Record<string, string>>;
  drop(): Promise<void>;
}

/**
 * Two databases as the cells c1 and c2: Yunling lives in c1, the directory's home, and Haituo in c2. Both hold
 * copies of both, told apart by their names.
 */
export const openTwoCells = async (): Promise<TwoCells> => {
  const [first, second] = await Promise.all([cloneDatabase(), cloneDatabase()]);
  for (const [database, cell] of [
    [first, 'c1'],
    [second, 'c2'],
  ] as const) {
    await asOwner(database, `update tenants set name_en = name_en || ' in ' || $1`, [cell]);
    await asOwner(database, `update users set realname = realname || ' in ' || $1`, [cell]);
  }
  await asOwner(
    first,
    `update directory.tenant_hosts set cell = 'c2' where host = 'haituo.localhost'`,
  );
  const urls = { c1: JSON.parse(first.cells).c1, c2: JSON.parse(second.cells).c1 };
  return {
    first,
    second,
    urls,
    drop: async () => void (await Promise.all([first.drop(), second.drop()])),
  };
};
