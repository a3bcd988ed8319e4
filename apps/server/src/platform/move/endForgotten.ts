import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Cell } from '../cells/cells.ts';
import { homeOf } from '../cells/readDirectory.ts';
import type { Service } from '../jobs/service.ts';
import { asSweeper } from '../jobs/sweep.ts';
import type { Node } from '../node.ts';

const everyMs = 5_000;

/** Nobody can hand it over from here on; tells where it lives by then. */
const giveUp = async (home: Cell, tenant: string) => {
  let lives: string | null = null;
  await asSweeper(home.urls.sweep, async (client) => {
    const { rows } = await client.query<{ cell: string | null }>(
      'select moves.give_up($1) as cell',
      [tenant],
    );
    lives = rows[0]?.cell ?? null;
  });
  return lives;
};

const endOne = async (node: Node, cell: Cell, sweeper: pg.Client, tenant: string) => {
  const isHere = (await giveUp(homeOf(node.cells), tenant)) === cell.name;
  await sweeper.query('select moves.open_forgotten($1, $2)', [tenant, isHere]);
  node.log.error(
    { tenantId: tenant, cell: cell.name, isHere },
    'the mover of a tenant is silent: its waiting is ended',
  );
};

/** A tenant is not left closed because whoever moved it has died: it is opened where the directory says. */
export const endForgottenMoves: Service = (node, cell) => {
  const stop = new AbortController();
  const pause = () => sleep(everyMs, undefined, { signal: stop.signal }).catch(() => {});
  const lookOn = async (sweeper: pg.Client) => {
    while (!stop.signal.aborted) {
      const { rows } = await sweeper.query<{ id: string }>('select moves.forgotten() as id');
      for (const { id } of rows) await endOne(node, cell, sweeper, id);
      await pause();
    }
  };
  const work = async () => {
    while (!stop.signal.aborted) {
      await asSweeper(cell.urls.sweep, lookOn).catch((err) =>
        node.log.warn({ err, cell: cell.name }, 'moves were not looked after, trying again'),
      );
      await pause();
    }
  };
  const ended = work();
  return {
    stop: () => {
      stop.abort();
      return ended;
    },
  };
};
