import pg from 'pg';
import { inject } from 'vitest';
import { newId } from '../platform/ids.ts';

// What the global setup tells every test file.
declare module 'vitest' {
  interface ProvidedContext {
    superUrl: string;
    /** Addresses of a cell's database, with NAME where its name goes. */
    cells: string;
  }
}

const asSuper = async (sql: string) => {
  const client = new pg.Client({ connectionString: inject('superUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

export interface TestDatabase {
  name: string;
  /** The value of ALPACA_CELLS. */
  cells: string;
  drop(): Promise<void>;
}

/** A copy of the seeded template, for one test file alone. */
export const cloneDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${newId().replaceAll('-', '')}`;
  await asSuper(`create database ${name} template alpaca_template owner alpaca_migrate`);
  return {
    name,
    cells: inject('cells').replaceAll('NAME', name),
    drop: () => asSuper(`drop database if exists ${name} with (force)`),
  };
};
