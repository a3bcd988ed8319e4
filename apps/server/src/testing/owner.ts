import pg from 'pg';
import type { TestDatabase } from './database.ts';

const ownerUrl = (database: TestDatabase): string => JSON.parse(database.cells).c1.migrate;

/** A connection of the schema's owner, for what no call can do: time passes, rows go astray. */
export const openOwner = async (database: TestDatabase) => {
  const client = new pg.Client({ connectionString: ownerUrl(database) });
  await client.connect();
  return client;
};

export const asOwner = async <Row extends object = Record<string, unknown>>(
  database: TestDatabase,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = await openOwner(database);
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
};

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
