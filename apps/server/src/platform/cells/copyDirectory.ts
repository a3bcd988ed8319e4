import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { askQuickly } from '../db/askQuickly.ts';
import { asSweeper } from '../jobs/sweep.ts';
import type { Node } from '../node.ts';
import { within } from '../within.ts';
import type { Cell } from './cells.ts';
import { askForDirectory, homeOf } from './readDirectory.ts';

const everyMs = 2_000;
const answerMs = 5_000;

const ownVersion = async (cell: Cell) => {
  const [own] = await askQuickly<{ version: bigint }>(
    cell.aside,
    answerMs,
    'select version from directory.copied where at is not null',
  );
  return own ? Number(own.version) : null;
};

/** Holds a cell's copy against home, and takes all of it where that has another version. */
const copyOnce = async (home: Cell, cell: Cell, sweeper: pg.Client) => {
  const had = await askForDirectory(home, await ownVersion(cell));
  const asked = had.whole
    ? sweeper.query('select directory.take($1)', [JSON.stringify(had.whole)])
    : sweeper.query('select directory.still($1)', [had.version]);
  await within(answerMs, asked);
};

/**
 * Keeps a cell's copy of the directory as home has it, as long as a worker of that cell runs. While home doesn't
 * answer, the copy stays as it is and says since when.
 */
export const startCopying = (node: Node, cell: Cell) => {
  const home = homeOf(node.cells);
  const stop = new AbortController();
  const pause = () => sleep(everyMs, undefined, { signal: stop.signal }).catch(() => {});
  const copyOn = async (sweeper: pg.Client) => {
    while (!stop.signal.aborted) {
      await copyOnce(home, cell, sweeper);
      await pause();
    }
  };
  const work = async () => {
    while (!stop.signal.aborted) {
      await asSweeper(cell.urls.sweep, copyOn).catch((err) =>
        node.log.warn({ err, cell: cell.name }, 'the directory was not copied, trying again'),
      );
      await pause();
    }
  };
  const ended = cell === home ? Promise.resolve() : work();
  return {
    stop: () => {
      stop.abort();
      return ended;
    },
  };
};
