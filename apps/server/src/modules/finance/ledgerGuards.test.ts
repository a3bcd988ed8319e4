import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type LedgerKit, openLedgerKit } from './ledgerTestKit.ts';
import { ledgerPromises } from './ledgerTestPromises.ts';

let app: TestApp;
let kit: LedgerKit;
beforeAll(async () => {
  app = await testApp();
  kit = await openLedgerKit(app);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const empty = async () => {
  const { owner } = kit;
  for (const table of ['ledger_entries', 'transfers']) {
    await owner.query(`alter table ${table} disable trigger all`).catch(() =>
      // Only a superuser switches off the foreign keys' own triggers.
      owner.query(`alter table ${table} disable trigger user`),
    );
  }
  await owner.query('truncate ledger_entries, transfers, holds, charges, accounts');
  for (const table of ['ledger_entries', 'transfers']) {
    await owner.query(`alter table ${table} enable trigger user`);
  }
};
beforeEach(empty);

/** Promises that no longer hold. */
const broken = async () => {
  const names: string[] = [];
  for (const [name, keep] of Object.entries(ledgerPromises)) {
    await keep(kit).catch(() => names.push(name));
  }
  return names;
};

type Break = () => Promise<() => Promise<unknown>>;

/** Replaces a part of a function, and puts the function back. */
const inFunction =
  (signature: string, from: string, to: string): Break =>
  async () => {
    const { rows } = await kit.owner.query(
      'select pg_get_functiondef($1::regprocedure) as source',
      [signature],
    );
    const source = rows[0].source as string;
    expect(source, 'the guard is where it was').toContain(from);
    await kit.owner.query(source.replace(from, to));
    return () => kit.owner.query(source);
  };
const inPost = (from: string, to: string) => inFunction('alpaca.post_ledger(jsonb)', from, to);

/** Takes a constraint away, and puts it back once the table is empty again. */
const without =
  (table: string, likeness: string): Break =>
  async () => {
    const { rows } = await kit.owner.query(
      `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = $1::regclass and pg_get_constraintdef(oid) ilike $2`,
      [table, likeness],
    );
    expect(rows, `one constraint of ${table} like ${likeness}`).toHaveLength(1);
    const { conname, definition } = rows[0];
    await kit.owner.query(`alter table ${table} drop constraint "${conname}"`);
    return async () => {
      await empty();
      await kit.owner.query(`alter table ${table} add constraint "${conname}" ${definition}`);
    };
  };

const silent =
  (table: string, trigger: string): Break =>
  async () => {
    await kit.owner.query(`alter table ${table} disable trigger ${trigger}`);
    return () => kit.owner.query(`alter table ${table} enable trigger ${trigger}`);
  };

const guards: Record<string, Break> = {
  'the floor of a hold': inPost(
    "c.op in ('hold', 'charge', 'exchangeOut') and not c.below",
    "c.op in ('charge', 'exchangeOut') and not c.below",
  ),
  'the floor of a charge': inPost(
    "c.op in ('hold', 'charge', 'exchangeOut') and not c.below",
    "c.op in ('hold', 'exchangeOut') and not c.below",
  ),
  'the floor of a capture': inPost('c.amount > hold.amount_minor\n', 'false\n'),
  'that a hold resolves once': inPost(
    "when hold.state <> 'open' then 'holdResolved'",
    "when false then ''",
  ),
  'whose hold it is': inPost(
    'and h.id = c.hold and h.merchant_id = c.merchant',
    'and h.id = c.hold',
  ),
  'that a subject is charged once': inPost('and g.refunded_minor < g.charged_minor', 'and false'),
  'that a refund has its charge': inPost(
    'having coalesce(g.charged_minor - g.refunded_minor, 0) < sum(l.amount)',
    'having false',
  ),
  'whose charge is refunded': inPost(
    'and g.currency = c.currency and g.merchant_id = c.merchant',
    'and g.currency = c.currency',
  ),
  'that a key is looked up': inPost('t.tenant_id = tenant and t.key = n.key', 'false'),
  'that a key is looked up within the call': inPost('c.key = any (done_keys)', 'false'),
  'that a key keeps its content': inPost(
    'if c.same or c.content = any (done) then',
    'if true then',
  ),
  'that amounts are above nought': inPost("(c.amount < 0 and c.op <> 'adjust')", 'false'),
  'whom a merchant posts for': inPost('n.merchant <> own or n.op in', 'n.op in'),
  'what a merchant posts': inPost(
    "or n.op in ('adjust', 'topUp', 'exchangeOut', 'exchangeIn')",
    '',
  ),
  'who sets the floor': inFunction(
    'alpaca.set_wallet_floor(uuid,text,bigint)',
    "current_setting('alpaca.scope') <> 'tenant'",
    'false',
  ),
  'that wallets are locked': inFunction(
    'alpaca.lock_wallets(uuid,jsonb)',
    'order by id for update',
    'order by id',
  ),
  'that transfers sum to nothing': inFunction(
    'alpaca.settle_entries()',
    'having sum(amount_minor) <> 0',
    'having false',
  ),
  'that balances follow the entries': inFunction(
    'alpaca.settle_entries()',
    'a.balance_minor + s.amount',
    'a.balance_minor',
  ),
  'what funds are told': inPost('funds := funds - piece.amount;', ''),
  'what is left of a hold': inPost(
    'else hold.amount_minor - c.amount end,',
    'else hold.amount_minor - c.amount + 1 end,',
  ),
  'that entries stay': silent('ledger_entries', 'immutable'),
  'that transfers stay': silent('transfers', 'immutable'),
  'that keys are unique': without('transfers', 'UNIQUE (tenant_id, key)'),
  'that held is never below nought': without('accounts', '%held%balance_minor >= 0%'),
  'that a floor is not above nought': without('accounts', '%floor_minor <= 0%'),
  'that captures stay within the hold': without('holds', '%captured_minor <= amount_minor%'),
  'that refunds stay within the charge': without('charges', '%refunded_minor <= charged_minor%'),
  'that an ended hold has its end': without('holds', "%(state = 'open'%"),
};

test('whole, the ledger keeps every promise', async () => {
  expect(await broken()).toEqual([]);
});

test.each(Object.entries(guards))('without %s a promise is broken', async (_, breakIt) => {
  const mend = await breakIt();
  try {
    const names = await broken();
    expect(names.length).toBeGreaterThan(0);
  } finally {
    await mend();
  }
});

test('mended, it keeps every promise again', async () => {
  expect(await broken()).toEqual([]);
});
