import { constants } from '@alpaca/contract';
import pg from 'pg';
import type { Cell } from '../cells/cells.ts';
import type { Ctx } from '../context.ts';
import type { Node } from '../node.ts';
import { timetable } from './boss.ts';
import { workCtx } from './workCtx.ts';

/** What is removed, and when: everything that has expired and nothing else. */
const removals = [
  'delete from sessions where expires_at < now()',
  'delete from tickets where expires_at < now()',
  'delete from sign_in_steps where expires_at < now()',
  'delete from passkey_challenges where expires_at < now()',
  'delete from captchas where expires_at < now()',
  "delete from sent_codes where expires_at < now() - interval '1 day'",
  // A code that nobody could send while it was good.
  "delete from outgoing_messages where template like 'code.%' and status = 'waiting' and created_at < now() - interval '10 minutes'",
  "delete from outgoing_messages where created_at < now() - interval '30 days'",
  `delete from idempotency_keys where created_at < now() - interval '${constants.idempotencyDays} days'`,
  "delete from job_steps where created_at < now() - interval '30 days'",
  "delete from jobs where begun_at < now() - interval '30 days'",
  "delete from imports where created_at < now() - interval '30 days'",
  "delete from imports where status in ('failed', 'cancelled') and created_at < now() - interval '1 day'",
  "delete from trials where not is_saved and created_at < now() - interval '1 day'",
  "delete from exports where created_at < now() - interval '30 days'",
  "delete from exchanges where taken_at is null and expires_at < now() - interval '1 day'",
  'delete from rate_limits where expire < extract(epoch from now()) * 1000',
];

const asSweeper = async (url: string, work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({ connectionString: url, application_name: 'alpaca-sweep' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

export const sweep = (url: string) =>
  asSweeper(url, async (client) => {
    for (const removal of removals) await client.query(removal);
  });

const foldedAtOnce = 20_000;

/** Folds what came since into the counters, until little is left. */
export const fold = (url: string) =>
  asSweeper(url, async (client) => {
    for (;;) {
      const { rows } = await client.query('select alpaca.fold_order_counts($1) as folded', [
        foldedAtOnce,
      ]);
      if (Number(rows[0].folded) < foldedAtOnce) return;
    }
  });

/** What is due by the clock in a tenant, such as orders that waited too long. */
export type TenantSweep = (ctx: Ctx) => Promise<unknown>;

/** A tenant whose sweep fails holds up no other. */
const sweepTenants = async (node: Node, cell: Cell, sweeps: readonly TenantSweep[]) => {
  for (const tenant of await node.directory.inCell(cell.name)) {
    for (const run of sweeps) {
      await run(workCtx(node, tenant, null)).catch((err) =>
        node.log.error({ err, tenant: tenant.code }, 'sweep failed'),
      );
    }
  }
};

/** By the clock, by whichever worker takes it: what has expired, what is counted, what is due. */
export const startSweep = async (
  node: Node,
  cell: Cell,
  { often, nightly }: { often: readonly TenantSweep[]; nightly: readonly TenantSweep[] },
) => {
  const boss = node.bossOf(cell.name);
  const works: Record<keyof typeof timetable, () => Promise<void>> = {
    sweep: () => sweep(cell.urls.sweep),
    tenants: () => sweepTenants(node, cell, often),
    night: () => sweepTenants(node, cell, nightly),
    fold: () => fold(cell.urls.sweep),
  };
  for (const [name, work] of Object.entries(works)) {
    await boss.schedule(name, timetable[name as keyof typeof timetable]);
    await boss.work(name, { pollingIntervalSeconds: 30 }, work);
  }
};
