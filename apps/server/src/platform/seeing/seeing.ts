import type { Pool, QueryResultRow } from 'pg';
import { hangUp, openPool } from '../db/pool.ts';
import type { Node } from '../node.ts';
import { within } from '../within.ts';

const answerMs = 3_000;

/** Hands on each row that the cells answer with; `what` is read, as the log calls it. */
export type AskCells = <Row extends QueryResultRow>(
  what: string,
  text: string,
  told: (cell: string, row: Row) => void,
) => Promise<void>;

const rowsOf = async <Row extends QueryResultRow>(pool: Pool, text: string): Promise<Row[]> => {
  const client = await pool.connect();
  try {
    const { rows } = await within(answerMs, client.query<Row>(text));
    client.release();
    return rows;
  } catch (error) {
    // It may lead to a machine that is gone.
    hangUp(client);
    throw error;
  }
};

/**
 * Asks the databases what is measured of them, on a connection of its own: measurements are wanted most
 * when nobody gets another, and must take none from anybody. A cell that doesn't answer is left out.
 */
export const openSeeing = (node: Node) => {
  const pools = [...node.cells.values()].map(({ name, urls }) => ({
    cell: name,
    pool: openPool(urls.app, 1, 'alpaca-seeing', answerMs),
  }));
  const ask: AskCells = async <Row extends QueryResultRow>(
    what: string,
    text: string,
    told: (cell: string, row: Row) => void,
  ) => {
    await Promise.all(
      pools.map(async ({ cell, pool }) => {
        try {
          for (const row of await within(answerMs, rowsOf<Row>(pool, text))) told(cell, row);
        } catch (err) {
          node.log.warn({ err, cell }, `${what} could not be read`);
        }
      }),
    );
  };
  return {
    ask,
    async stop() {
      await Promise.all(pools.map(({ pool }) => pool.end()));
    },
  };
};
