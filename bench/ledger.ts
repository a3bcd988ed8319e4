import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Command, post, postSoon } from '../apps/server/src/modules/finance/testing.ts';
import type { Ctx } from '../apps/server/src/platform/context.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { root } from '../scripts/servers.ts';
import { fund } from './merchants.ts';
import { openOwnNode } from './ownNode.ts';
import { pgbench } from './pgbench.ts';
import type { Side } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { database, poolSize, type System } from './system.ts';

const wallets = 200;
// As many callers as would wait at the API of a busy node.
const callers = 64;

/** Merchants with much money, and a node that posts for them as the product does. */
const prepare = async (system: System) => {
  const { ctx, tenant, stop } = await openOwnNode(system);
  const merchants = Array.from({ length: wallets }, () => newId());
  await ctx.db
    .insertInto('merchants')
    .values(
      merchants.map((id) => ({
        tenant_id: tenant.id,
        merchant_id: id,
        code: id,
        name_zh: '压测商户',
      })),
    )
    .execute();
  await fund(system, tenant.id, merchants);
  return { ctx, merchants, stop };
};
type Prepared = Awaited<ReturnType<typeof prepare>>;

type Send = (ctx: Ctx, command: Command) => Promise<unknown>;
const alone: Send = (ctx, command) => post(ctx, [command]);

/** A hold and its capture, again and again, from many callers at once. */
const side = (name: string, { ctx, merchants }: Prepared, many: number, send: Send): Side => ({
  name,
  async measure(seconds) {
    const end = performance.now() + seconds * 1_000;
    let pairs = 0;
    const caller = async () => {
      while (performance.now() < end) {
        const merchantId = merchants[randomInt(many)] as string;
        const base = { merchantId, currency: 'CNY' } as const;
        const [holdId, subjectId] = [newId(), newId()];
        await send(ctx, { ...base, op: 'hold', key: `${holdId}:hold`, holdId, minor: 500n });
        const lines = [{ kind: 'freight' as const, minor: 450n }];
        await send(ctx, {
          ...base,
          op: 'capture',
          key: `${holdId}:capture`,
          holdId,
          subjectId,
          lines,
        });
        pairs += 1;
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    return { perSecond: pairs / seconds };
  },
});

const transaction = (tenant: string, command: string) => `begin;
select set_config('alpaca.tenant_id', '${tenant}', true), set_config('alpaca.scope', 'tenant', true), set_config('alpaca.rules', 'none', true), set_config('alpaca.merchant_id', '${tenant}', true);
select * from alpaca.post_ledger(${command});
commit;`;

const pgbenchSide = async (system: System, { ctx, merchants }: Prepared): Promise<Side> => {
  const dir = join(root, '.data/bench/pgbench');
  mkdirSync(dir, { recursive: true });
  // pgbench has numbers for variables but no texts, so a function makes the ids from them.
  const owner = new pg.Client({ connectionString: system.cluster.url('alpaca_migrate', database) });
  await owner.connect();
  await owner.query(`
    create table if not exists public.bench_wallets (at integer primary key, merchant uuid);
    truncate bench_wallets; grant select on bench_wallets to alpaca_app;`);
  await owner.query(
    'insert into bench_wallets select at - 1, merchant from unnest($1::uuid[]) with ordinality w (merchant, at)',
    [merchants],
  );
  await owner.query(`
    create or replace function public.bench_command(op text, wallet integer, n bigint) returns jsonb language sql as $$
      select jsonb_build_array(jsonb_build_object('op', op, 'id', gen_random_uuid(), 'key', op || n,
        'merchant', (select merchant from bench_wallets where at = wallet), 'currency', 'CNY',
        'hold', md5('hold' || n)::uuid, 'subject', md5('subject' || n)::uuid)
        || case op when 'hold' then '{"amount": 500}'::jsonb
                   else '{"lines": [{"kind": "freight", "amount": 450}]}'::jsonb end)
    $$`);
  await owner.end();
  const script = join(dir, 'ledger.sql');
  writeFileSync(
    script,
    `\\set wallet random(0, ${wallets - 1})
\\set n random(1, 9000000000000000)
${transaction(ctx.tenant.id, "bench_command('hold', :wallet, :n)")}
${transaction(ctx.tenant.id, "bench_command('capture', :wallet, :n)")}
`,
  );
  const url = system.cluster.url('alpaca_app', database);
  return {
    name: 'pgbench',
    measure: async (seconds) => ({
      perSecond: await pgbench({
        url,
        scripts: [script],
        clients: poolSize,
        seconds,
        variables: {},
      }),
    }),
  };
};

export const ledgerScenarios: readonly Scenario[] = [
  {
    name: 'ledger',
    title: 'Hold and capture over many wallets ÷ the same function by pgbench',
    goal: 0.5,
    async prepare(system) {
      const prepared = await prepare(system);
      return {
        about: `${wallets} wallets, ${callers} callers over a pool of ${poolSize}; ${poolSize} pgbench clients`,
        ours: side('service', prepared, wallets, alone),
        reference: await pgbenchSide(system, prepared),
        stop: prepared.stop,
      };
    },
  },
  {
    name: 'ledger-hot',
    title: 'Hold and capture on one wallet ÷ over many',
    goal: 0.5,
    async prepare(system) {
      const prepared = await prepare(system);
      return {
        about: `${callers} callers; commands of one wallet go together`,
        ours: side('one wallet', prepared, 1, postSoon),
        reference: side('many wallets', prepared, wallets, alone),
        stop: prepared.stop,
      };
    },
  },
];
