import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRuled } from '../modules/dataRules/testing.ts';
import type { Ctx } from '../platform/context.ts';
import { compileRules, type HeldRule } from '../platform/dataRules/compile.ts';
import { nothingInSight } from '../platform/dataRules/sessionRules.ts';
import { inTx, singleQueries } from '../platform/db/tx.ts';
import { newId } from '../platform/ids.ts';
import { refuse } from '../platform/refusal.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { subjects } from '../testing/areas.ts';
import { asOwner } from '../testing/owner.ts';
import { merchantCtx } from './support/merchantCtx.ts';

const borrowings = process.env.ALPACA_LONG ? 100_000 : 4_000;
const atOnce = 32;

interface Party {
  ctx: Ctx;
  /** The orders that rules leave it. */
  orders: string;
  /** The files and people that this party may see, and no others. */
  files: string;
  users: string;
}

let app: TestApp;
let parties: Party[];
const oversights: string[] = [];

const filesSeen = async ({ db }: Ctx) =>
  (await db.selectFrom('files').select('id').orderBy('id').execute()).map((f) => f.id).join();
/** What belongs to this party, as the tables' owner sees it. */
const filesOf = async ({ tenant, merchantId }: Ctx) => {
  const rows = await asOwner<{ id: string }>(
    app.database,
    'select id from files where tenant_id = $1 and ($2::uuid is null or merchant_id = $2) order by id',
    [tenant.id, merchantId],
  );
  return rows.map((f) => f.id).join();
};
const ordersSeen = async ({ db }: Ctx) =>
  (await db.selectFrom('orders').select('id').orderBy('id').execute()).map((o) => o.id).join();
const usersSeen = async ({ db }: Ctx) =>
  (await db.selectFrom('users').select('username').orderBy('username').execute())
    .map((user) => user.username)
    .join();

/** Two people of one tenant whose rules leave them other orders, and one whose rules leave nothing. */
const ruledCtxs = async (): Promise<Ctx[]> => {
  const ruled = await openRuled(app, 12);
  await ruled.stop();
  const plain = await app.ctxOf('yunling');
  const ofCountry = (op: 'in' | 'notIn'): HeldRule[] => [
    {
      roleId: 'role',
      subject: 'orders',
      conditions: [{ column: 'country', op, values: ['US', 'DE'] }],
    },
  ];
  const all = [
    compileRules(ofCountry('in'), newId()),
    compileRules(ofCountry('notIn'), newId()),
    nothingInSight,
  ];
  const ctxs = all.map((rules) => ({ ...plain, rules, db: singleQueries({ ...plain, rules }) }));
  const seen = await Promise.all([plain, ...ctxs].map(ordersSeen));
  expect(new Set(seen).size).toBe(4);
  return ctxs;
};
/** Files that belong to a merchant obey rules on merchants; of rules on orders they know nothing. */
const filesUnder = (ctx: Ctx) => (ctx.rules === nothingInSight ? filesSeen(ctx) : filesOf(ctx));

const people = [
  { tenant: 'yunling', merchant: 'M100001', username: 'starfield' },
  { tenant: 'yunling', merchant: 'M100002', username: 'kapok' },
  { tenant: 'haituo', merchant: 'M100001', username: 'seabreeze' },
];

beforeAll(async () => {
  app = await testApp({ ALPACA_POOL: '4' });
  const ctxs: Ctx[] = [];
  for (const { tenant, merchant, username } of people) {
    const ctx = await merchantCtx(app, merchant, tenant);
    const merchantId = ctx.merchantId as string;
    const owner = { ctx, userId: app.userId(username, tenant), merchantId };
    for (const _ of [1, 2]) await subjects.file?.(owner);
    ctxs.push(ctx);
  }
  ctxs.push(await app.ctxOf('yunling'), await app.ctxOf('haituo'));
  for (const ctx of await ruledCtxs()) ctxs.push(ctx);
  parties = await Promise.all(
    ctxs.map(async (ctx) => ({
      ctx,
      files: await filesUnder(ctx),
      users: await usersSeen(ctx),
      orders: await ordersSeen(ctx),
    })),
  );
});
afterAll(() => app?.stop());

const look = async ({ files, users, orders }: Party, ctx: Ctx, how: string) => {
  const saw = await Promise.all([filesSeen(ctx), usersSeen(ctx), ordersSeen(ctx)]);
  if (saw.join(' ') !== [files, users, orders].join(' '))
    oversights.push(`${how}: ${saw.join(' ')}`);
};

const failed = async (work: Promise<unknown>, how: string) =>
  work.then(
    () => oversights.push(`${how}: was not refused`),
    () => {},
  );

/** The ways in which work borrows a connection, good and bad. */
const ways: Record<string, (party: Party) => Promise<unknown>> = {
  'single queries': (party) => look(party, party.ctx, 'single queries'),
  transaction: (party) => inTx(party.ctx, (ctx) => look(party, ctx, 'transaction')),
  'transaction in a transaction': (party) =>
    inTx(party.ctx, (ctx) => inTx(ctx, (ctx) => look(party, ctx, 'inner transaction'))),
  'failing statement': (party) =>
    failed(
      inTx(party.ctx, async (ctx) => {
        await look(party, ctx, 'before a failure');
        await sql`select 1 / 0`.execute(ctx.db);
      }),
      'failing statement',
    ),
  'failing single query': ({ ctx }) =>
    failed(sql`select 1 / 0`.execute(ctx.db), 'failing single query'),
  'swallowed failure': (party) =>
    failed(
      inTx(party.ctx, async (ctx) => {
        await sql`select 1 / 0`.execute(ctx.db).catch(() => {});
      }),
      'a transaction whose failure was swallowed',
    ),
  'refused work': (party) =>
    failed(
      inTx(party.ctx, async (ctx) => {
        await look(party, ctx, 'before a refusal');
        refuse('request.notFound');
      }),
      'refused work',
    ),
  'refusal before the first query': ({ ctx }) =>
    failed(
      inTx(ctx, async () => refuse('request.notFound')),
      'refusal before the first query',
    ),
  'another tenant by name': async ({ ctx }) => {
    const other = parties.find((party) => party.ctx.tenant.id !== ctx.tenant.id) as Party;
    const rows = await ctx.db
      .selectFrom('files')
      .where('tenant_id', '=', other.ctx.tenant.id)
      .select('id')
      .execute();
    if (rows.length > 0) oversights.push("another tenant's rows by its id");
  },
  "writing as another's": (party) => {
    const { ctx } = parties.find((other) => other.files !== party.files) as Party;
    const forged = {
      tenant_id: ctx.tenant.id,
      merchant_id: ctx.merchantId,
      id: newId(),
      user_id: newId(),
      purpose: 'labelFile',
      name: '',
      content_type: '',
      bytes: 0,
      sha256: '',
    };
    if (party.ctx.scope === 'tenant' && party.ctx.tenant.id === ctx.tenant.id)
      return Promise.resolve();
    return failed(party.ctx.db.insertInto('files').values(forged).execute(), 'forged row');
  },
  // One of two things done at once is refused; the other asks on when its transaction is over.
  straggler: (party) => {
    let straggling: Promise<unknown> = Promise.resolve();
    const work = inTx(party.ctx, async (ctx) => {
      straggling = sleep(Math.random() * 4).then(() =>
        look(party, ctx, 'straggler').catch(() => {}),
      );
      refuse('request.notFound');
    });
    return failed(work, 'straggler').then(() => straggling);
  },
};

/** A connection that is handed back must know nothing of who had it. */
const lookAtBareConnection = async () => {
  const client = await app.node.cells.get('c1')?.pool.connect();
  if (!client) return;
  try {
    const { rows } = await client.query(
      `select current_setting('alpaca.tenant_id', true) as tenant,
              current_setting('alpaca.merchant_id', true) as merchant,
              current_setting('alpaca.scope', true) as scope,
              current_setting('alpaca.rules', true) as rules, pg_current_xact_id_if_assigned() as tx`,
    );
    const { tenant, merchant, scope, rules: left, tx } = rows[0];
    if (tenant || merchant || scope || left || tx)
      oversights.push(`left behind: ${JSON.stringify(rows[0])}`);
  } finally {
    client.release();
  }
};

test(`${borrowings} borrowings of four connections by two tenants, their merchants and people under rules leak nothing`, async () => {
  const names = Object.keys(ways);
  const done: Record<string, number> = {};
  let left = borrowings;
  const borrower = async () => {
    while (left > 0) {
      left -= 1;
      const name = names[Math.floor(Math.random() * names.length)] as string;
      const party = parties[Math.floor(Math.random() * parties.length)] as Party;
      await ways[name]?.(party);
      if (left % 10 === 0) await lookAtBareConnection();
      done[name] = (done[name] ?? 0) + 1;
    }
  };
  const started = Date.now();
  await Promise.all(Array.from({ length: atOnce }, borrower));
  const pool = app.node.cells.get('c1')?.pool;
  console.log(`${borrowings} borrowings in ${Date.now() - started} ms`, done);
  expect(pool?.totalCount).toBeLessThanOrEqual(4);
  expect(pool?.idleCount).toBe(pool?.totalCount);
  expect([...new Set(oversights)]).toEqual([]);
}, 240_000);

test('a connection whose scope was never set sees no rows at all', async () => {
  const scope = { ...(await app.ctxOf()), tenant: { id: '' } } as unknown as Ctx;
  await expect(filesSeen({ ...scope, db: singleQueries(scope) })).rejects.toThrow('uuid');
  const bare = app.node.cells.get('c1')?.pool.query('select id from files');
  await expect(bare).rejects.toThrow();
});
