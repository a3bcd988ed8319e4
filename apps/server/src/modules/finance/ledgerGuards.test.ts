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
const inRefusal = (from: string, to: string) =>
  inFunction('alpaca.ledger_refusal(uuid,alpaca.ledger_command,alpaca.wallet_funds)', from, to);
/** In a part of the ledger that takes a command. */
const inPart = (name: string, from: string, to: string) =>
  inFunction(`alpaca.${name}(uuid,alpaca.ledger_command)`, from, to);

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
  'the floor of a hold': inRefusal("c.op <> 'adjust'", "c.op not in ('adjust', 'hold')"),
  'the floor of a charge': inRefusal("c.op <> 'adjust'", "c.op not in ('adjust', 'charge')"),
  'the floor of a capture': inRefusal("c.op <> 'adjust'", "c.op not in ('adjust', 'capture')"),
  'that a hold resolves once': inRefusal("c.hold_state <> 'open'", 'false'),
  'whose hold it is': inPart(
    'lock_hold',
    'and h.id = c.hold and h.merchant_id = c.merchant',
    'and h.id = c.hold',
  ),
  'that a subject is charged once': inPart(
    'charge_refusal',
    'and g.refunded_minor < g.charged_minor',
    'and false',
  ),
  'that a refund has its charge': inPart(
    'charge_refusal',
    'having coalesce(g.charged_minor - g.refunded_minor, 0) < sum(l.amount)',
    'having false',
  ),
  'whose charge is refunded': inPart(
    'charge_refusal',
    'and g.currency = c.currency and g.merchant_id = c.merchant',
    'and g.currency = c.currency',
  ),
  'that a key is looked up': inFunction(
    'alpaca.commands_in_order(uuid,jsonb)',
    't.tenant_id = tenant and t.key = n.key',
    'false',
  ),
  'that a key is looked up within the call': inFunction(
    'alpaca.post_ledger(jsonb)',
    'c.nth > 1',
    'false',
  ),
  'that a key keeps its content': inRefusal("return 'otherContent'", 'return null'),
  'that amounts are above nought': inPart(
    'is_malformed',
    "(c.amount < 0 and c.op <> 'adjust')",
    'false',
  ),
  'that a compensation is for something': inPart(
    'is_malformed',
    "c.op in ('compensate', 'collect', 'makeGood', 'codFee') and c.subject is null",
    'false',
  ),
  'whom a merchant posts for': inFunction(
    'alpaca.check_poster(jsonb)',
    'n.merchant <> own or n.op in',
    'n.op in',
  ),
  'what a merchant posts': inFunction(
    'alpaca.check_poster(jsonb)',
    "or n.op in ('absorb', 'adjust', 'collect', 'makeGood', 'codFee', 'topUp', 'exchangeOut', 'exchangeIn')",
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
  'what funds are told': inFunction(
    'alpaca.typed_entries(alpaca.ledger_command)',
    'c.funds - sum(l.amount) over (order by l.nth)',
    'c.funds',
  ),
  'what is left of a hold': inFunction(
    'alpaca.to_wallet(alpaca.ledger_command)',
    'then c.resolves - c.amount',
    'then c.resolves - c.amount + 1',
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
