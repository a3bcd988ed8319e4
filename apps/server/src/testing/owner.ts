import pg from 'pg';
import type { TestDatabase } from './database.ts';

type Reached = Pick<TestDatabase, 'cells'>;

const ownerUrl = (database: Reached): string => JSON.parse(database.cells).c1.migrate;

/** A connection of the schema's owner, for what no call can do: time passes, rows go astray. */
export const openOwner = async (database: Reached) => {
  const client = new pg.Client({ connectionString: ownerUrl(database) });
  await client.connect();
  return client;
};

const kept = new Map<string, pg.Pool>();

/** A database is gone without a word to whoever is connected; so are those that wait in vain for work. */
const keptPool = (database: TestDatabase): pg.Pool => {
  const url = ownerUrl(database);
  const known = kept.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, max: 10, allowExitOnIdle: true });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  kept.set(url, pool);
  return pool;
};

// What is set for a session must not be there for the next look.
const ofItsOwn = /set_config\(|^\s*(begin|set|listen|prepare|create\s+temp)/i;

/**
 * One statement of the schema's owner. Its connection stays: to make one takes fifteen milliseconds of
 * work on both sides, and there are thousands of such looks.
 */
export const asOwner = async <Row extends object = Record<string, unknown>>(
  database: TestDatabase,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  if (!ofItsOwn.test(sql)) return (await keptPool(database).query(sql, values)).rows as Row[];
  const client = await openOwner(database);
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
};

/** Looks at an application's database as its owner. */
export const looksAt =
  (app: () => { database: TestDatabase }) =>
  <Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    asOwner<Row>(app().database, sql, values);

/** The same by connections that stay open: a new one for every look would cost more than the look. */
export const openOwners = (database: TestDatabase, max: number) => {
  const pool = new pg.Pool({ connectionString: ownerUrl(database), max });
  return {
    asked: async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await pool.query(text, values)).rows as Row[],
    end: () => pool.end(),
  };
};

/** The tables in which a text stands somewhere. */
export const tablesWith = async (database: TestDatabase, text: string): Promise<string[]> => {
  const client = await openOwner(database);
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'directory', 'pgboss') order by 1`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const sql = `select from ${name} t where strpos(t::text, $1) > 0 limit 1`;
      if ((await client.query(sql, [text])).rowCount) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
};
