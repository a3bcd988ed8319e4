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
 * Whether a database answers, asked on connections that nobody else has: a node whose calls all wait
 * is busy, and sent away it would only make the others busier. One that answers is enough: whose cell
 * doesn't is told so, and nobody else.
 */
export const openAnswering = (node: Node) => {
  const pools = [...node.cells.values()].map(({ urls }) =>
    openPool(urls.app, 1, 'alpaca-ready', answerMs),
  );
  let asked: Promise<unknown> | undefined;
  return {
    // Whoever asks meanwhile hears the same.
    check() {
      asked ??= Promise.any(pools.map((pool) => askQuickly(pool, answerMs, 'select 1'))).finally(
        () => {
          asked = undefined;
        },
      );
      return asked;
    },
    async stop() {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
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
