import type { QueryResultRow } from 'pg';
import { askQuickly } from '../db/askQuickly.ts';
import { openPool } from '../db/pool.ts';
import type { Node } from '../node.ts';

const answerMs = 3_000;

/** Hands on each row that the cells answer with; `what` is read, as the log calls it. */
export type AskCells = <Row extends QueryResultRow>(
  what: string,
  text: string,
  told: (cell: string, row: Row) => void,
) => Promise<void>;

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
          for (const row of await askQuickly<Row>(pool, answerMs, text)) told(cell, row);
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
