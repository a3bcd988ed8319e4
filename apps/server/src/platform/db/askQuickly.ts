import type { Pool, QueryResultRow } from 'pg';
import { within } from '../within.ts';
import { hangUp } from './pool.ts';

const rowsOf = async <Row extends QueryResultRow>(
  pool: Pool,
  ms: number,
  text: string,
  values: unknown[],
): Promise<Row[]> => {
  const client = await pool.connect();
  try {
    const { rows } = await within(ms, client.query<Row>(text, values));
    client.release();
    return rows;
  } catch (error) {
    // It may lead to a machine that is gone.
    hangUp(client);
    throw error;
  }
};

/** What a database answers in so many milliseconds; one that is silent keeps neither us nor a connection. */
export const askQuickly = <Row extends QueryResultRow>(
  pool: Pool,
  ms: number,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => within(ms, rowsOf<Row>(pool, ms, text, values));
