import { afterAll, beforeAll } from 'vitest';
import { seed } from '../../seeds/seed.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { asOwner } from './owner.ts';

/** A database for a file of tests that look at it as its owner. */
export const ownDatabase = (
  begin: (database: TestDatabase) => Promise<unknown> = async () => {},
) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase();
    await begin(database);
  }, 120_000);
  afterAll(() => database.drop());
  return {
    database: () => database,
    rows: <Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]) =>
      asOwner<Row>(database, sql, values),
  };
};

/** The same with some orders of the demo. */
export const ownDemo = () => {
  const seedSome = (of: TestDatabase) =>
    seed(JSON.parse(of.cells).c1.migrate, 'c1', { orders: 420 });
  const { database, rows } = ownDatabase(seedSome);
  return { seedSome: () => seedSome(database()), ask: rows };
};
