import { constants } from '@alpaca/contract';
import pg from 'pg';
import type { Cell } from '../cells/cells.ts';
import type { Ctx } from '../context.ts';
import { isOnItsWay } from '../db/databaseGone.ts';
import { endClient } from '../db/endClient.ts';
import type { Node } from '../node.ts';
import { timetable } from './boss.ts';
import { workCtx } from './workCtx.ts';

/** What the platform itself keeps for a while; what else has expired, the areas say. */
export const expiredOfPlatform: readonly string[] = [
  'delete from tickets where expires_at < now()',
  // A code that nobody could send while it was good.
  "delete from outgoing_messages where template like 'code.%' and status = 'waiting' and created_at < now() - interval '10 minutes'",
  "delete from outgoing_messages where created_at < now() - interval '30 days'",
  `delete from idempotency_keys where created_at < now() - interval '${constants.idempotencyDays} days'`,
  'delete from rate_limits where expire < extract(epoch from now()) * 1000',
];

/** Works with a connection of the role that may look after every tenant at once. */
export const asSweeper = async (url: string, work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'alpaca-sweep',
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks fails its statement; unheard, it would end the process too.
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    await endClient(client);
  }
};

/** Deletes what has expired and nothing else. */
export const sweep = (url: string, expired: readonly string[]) =>
  asSweeper(url, async (client) => {
    for (const removal of expired) await client.query(removal);
  });

/** What is due by the clock in a tenant, such as orders that waited too long. */
export type TenantSweep = (ctx: Ctx) => Promise<unknown>;

/** A tenant whose sweep fails holds up no other. */
const sweepTenants = async (node: Node, cell: Cell, sweeps: readonly TenantSweep[]) => {
  for (const tenant of await node.directory.inCell(cell.name)) {
    for (const run of sweeps) {
      await run(workCtx(node, tenant, null)).catch((err) => {
        if (!isOnItsWay(err)) node.log.error({ err, tenant: tenant.code }, 'sweep failed');
      });
    }
  }
};

/** Adds up, every minute and for all tenants, what was only noted down; given the sweeper's address. */
export type Fold = (url: string) => Promise<void>;

const foldedAtOnce = 20_000;

/** Calls a function that folds at most so many changes and tells how many, until little is left. */
export const foldAll =
  (name: `alpaca.${string}`): Fold =>
  (url) =>
    asSweeper(url, async (client) => {
      for (;;) {
        const { rows } = await client.query(`select ${name}($1) as folded`, [foldedAtOnce]);
        if (Number(rows[0].folded) < foldedAtOnce) return;
      }
    });

export interface Sweeps {
  expired: readonly string[];
  folds: readonly Fold[];
  often: readonly TenantSweep[];
  nightly: readonly TenantSweep[];
}

/** By the clock, by whichever worker takes it: what has expired, what is counted, what is due. */
export const startSweep = async (
  node: Node,
  cell: Cell,
  { expired, folds, often, nightly }: Sweeps,
) => {
  const boss = node.bossOf(cell.name);
  const works: Record<keyof typeof timetable, () => Promise<void>> = {
    sweep: () => sweep(cell.urls.sweep, expired),
    tenants: () => sweepTenants(node, cell, often),
    night: () => sweepTenants(node, cell, nightly),
    fold: async () => {
      for (const fold of folds) await fold(cell.urls.sweep);
    },
  };
  for (const [name, work] of Object.entries(works)) {
    await boss.schedule(name, timetable[name as keyof typeof timetable]);
    await boss.work(name, { pollingIntervalSeconds: 30 }, work);
  }
};
