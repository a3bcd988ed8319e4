import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../scripts/results.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sequencesOf } from '../../testing/sequences.ts';
import { type ChargeKind, type Command, chargeKinds, post, postOne } from './ledger.ts';
import { type LedgerKit, openLedgerKit } from './ledgerTestKit.ts';
import { LedgerModel } from './ledgerTestModel.ts';
import { ledgerPromises } from './ledgerTestPromises.ts';

const sequences = sequencesOf(200);
// Merchants know nothing of each other, so their sequences may be tried side by side.
const lanes = 4;

const tried = { sequences: 0, atOnce: 0, commands: 0, done: 0, replayed: 0, refused: 0 };
const count = (posted: readonly { outcome: 'done' | 'replayed' | 'refused' }[]) => {
  tried.commands += posted.length;
  for (const { outcome } of posted) tried[outcome] += 1;
};

const sideBySide = (times: number, assert: (numRuns: number) => Promise<void>) =>
  Promise.all(Array.from({ length: lanes }, () => assert(Math.ceil(times / lanes))));

let app: TestApp;
let kit: LedgerKit;
let ctx: Ctx;
let mint: Ctx;
beforeAll(async () => {
  app = await testApp();
  kit = await openLedgerKit(app);
  ({ ctx, mint } = kit);
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

test.each(Object.entries(ledgerPromises))('%s', (_, keep) => keep(kit));

/** A step names holds, subjects and keys by small numbers, so that they meet again. */
interface Step {
  op: Command['op'];
  minor: number;
  hold: number;
  subject: number;
  kinds: readonly ChargeKind[];
  below: boolean;
  /** Sends an earlier command again, whole or only its key. */
  again: 'no' | 'key' | 'whole';
}
const step: fc.Arbitrary<Step> = fc.record({
  op: fc.constantFrom(
    'hold',
    'hold',
    'capture',
    'capture',
    'release',
    'charge',
    'refund',
    'refund',
    'absorb',
    'adjust',
    'compensate',
    'collect',
    'makeGood',
    'codFee',
    'topUp',
    'topUp',
    'exchangeOut',
    'exchangeIn',
  ),
  minor: fc.integer({ min: 1, max: 900 }),
  hold: fc.nat({ max: 5 }),
  subject: fc.nat({ max: 3 }),
  kinds: fc.uniqueArray(fc.constantFrom(...chargeKinds), { minLength: 1, maxLength: 3 }),
  below: fc.boolean(),
  again: fc.constantFrom('no', 'no', 'no', 'no', 'key', 'whole'),
});

/** Steps of one merchant as commands, with real ids in the place of small numbers. */
const writer = (merchantId: string) => {
  const ids = new Map<string, string>();
  const idOf = (name: string) => ids.get(name) ?? (ids.set(name, newId()).get(name) as string);
  const written: Command[] = [];
  const made = new Set<number>();
  const command = ({ op, minor, hold, subject, kinds, below, again }: Step): Command => {
    const earlier = again === 'no' ? undefined : written[minor % written.length];
    if (earlier && again === 'whole') return earlier;
    const key = earlier?.key ?? newId();
    const base = { key, merchantId, currency: 'CNY' } as const;
    const subjectId = idOf(`s${subject}`);
    const lines = kinds.map((kind) => ({ kind, minor: BigInt(minor) }));
    switch (op) {
      case 'hold': {
        // A hold's id is new, as every id is.
        const slot = made.has(hold) ? made.size + 10 : hold;
        made.add(slot);
        return { ...base, op, holdId: idOf(`h${slot}`), minor: BigInt(minor) };
      }
      case 'capture':
        return { ...base, op, holdId: idOf(`h${hold}`), subjectId, lines, below };
      case 'release':
        return { ...base, op, holdId: idOf(`h${hold}`), minor: BigInt(minor) };
      case 'charge':
        return { ...base, op, subjectId, lines, below };
      case 'refund':
      case 'absorb':
        return { ...base, op, subjectId, lines };
      case 'codFee':
        return { ...base, op, subjectId, minor: BigInt(minor), below: true };
      case 'compensate':
      case 'collect':
      case 'makeGood':
        return { ...base, op, subjectId, minor: BigInt(minor) };
      case 'adjust':
        return { ...base, op, minor: BigInt(subject % 2 ? minor : -minor) };
      default:
        return { ...base, op, minor: BigInt(minor) };
    }
  };
  return (step: Step): Command => {
    const next = command(step);
    written.push(next);
    return next;
  };
};

test('any sequence of commands, alone or many at a time, ends as the model says', async () => {
  const run = async (batches: Step[][], floor: number) => {
    const merchantId = await kit.newMerchant(BigInt(-floor));
    const model = new LedgerModel(BigInt(-floor));
    const write = writer(merchantId);
    for (const batch of batches) {
      const commands = batch.map(write);
      const told = (await post(mint, commands)).map(({ outcome, reason }) => ({ outcome, reason }));
      expect(told).toEqual(commands.map((command) => model.post(command)));
      count(told);
    }
    tried.sequences += 1;
    expect(await kit.balances(merchantId)).toEqual({ wallet: model.wallet, held: model.held });
  };
  await sideBySide(sequences, (numRuns) =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(0, 500, 5_000),
        run,
      ),
      { numRuns, endOnFailure: false },
    ),
  );
  expect(await kit.faults()).toEqual([]);
}, 3_600_000);

test('commands sent at once take some order, and the model agrees with it', async () => {
  const run = async (steps: Step[], floor: number) => {
    const merchantId = await kit.newMerchant(BigInt(-floor));
    const write = writer(merchantId);
    const start: Command = {
      op: 'topUp',
      key: newId(),
      merchantId,
      currency: 'CNY',
      minor: 2_000n,
    };
    await postOne(mint, start);
    const commands = steps.map(write);
    const outcomes = await Promise.all(commands.map((command) => post(mint, [command])));
    const order = await ctx.db
      .selectFrom('transfers')
      .innerJoin('ledger_entries', (join) =>
        join
          .onRef('ledger_entries.tenant_id', '=', 'transfers.tenant_id')
          .onRef('ledger_entries.transfer_id', '=', 'transfers.id'),
      )
      .where('transfers.merchant_id', '=', merchantId)
      .groupBy(['transfers.id', 'transfers.key', 'transfers.op', 'transfers.amount_minor'])
      .orderBy((e) => e.fn.min('ledger_entries.seq'))
      .select(['transfers.key', 'transfers.op', 'transfers.amount_minor'])
      .execute();
    const model = new LedgerModel(BigInt(-floor));
    const sizeOf = (c: Command) =>
      'lines' in c ? c.lines.reduce((sum, { minor }) => sum + minor, 0n) : c.minor;
    for (const { key, op, amount_minor } of order) {
      const command = [start, ...commands].find(
        (c) => c.key === key && c.op === op && sizeOf(c) === amount_minor,
      ) as Command;
      expect(model.post(command), op).toEqual({ outcome: 'done', reason: null });
    }
    const done = outcomes.filter(([posted]) => posted?.outcome === 'done');
    expect(order).toHaveLength(done.length + 1);
    expect(await kit.balances(merchantId)).toEqual({ wallet: model.wallet, held: model.held });
    count(outcomes.flat());
    tried.atOnce += 1;
  };
  await sideBySide(sequences / 5, (numRuns) =>
    fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 10 }),
        fc.constantFrom(0, 500),
        run,
      ),
      { numRuns, endOnFailure: true },
    ),
  );
  const faults = await kit.faults();
  console.log(`tried: ${JSON.stringify(tried)}`);
  keepLongResult('ledger-sequences', 'Random commands against the model of the ledger', {
    ...tried,
    ledgerFaults: faults.length,
  });
  expect(faults).toEqual([]);
}, 3_600_000);

test('the application can write no money by itself', async () => {
  for (const table of ['accounts', 'transfers', 'ledger_entries', 'holds', 'charges']) {
    for (const change of [
      `insert into ${table} default values`,
      `update ${table} set tenant_id = tenant_id`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(sql.raw(change).execute(ctx.db), change).rejects.toThrow('permission denied');
    }
  }
});

test('work that is undone leaves no money moved', async () => {
  const merchantId = await kit.newMerchant();
  const undone = inTx(mint, async (ctx) => {
    await postOne(ctx, { op: 'topUp', key: 'undone', merchantId, currency: 'CNY', minor: 500n });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await kit.balances(merchantId)).toEqual({ wallet: 0n, held: 0n });
});

test('too little in the wallet is a refusal with words of its own', async () => {
  const merchantId = await kit.newMerchant();
  await expect(
    postOne(ctx, {
      op: 'hold',
      key: newId(),
      merchantId,
      currency: 'CNY',
      holdId: newId(),
      minor: 1n,
    }),
  ).rejects.toMatchObject({ key: 'wallet.tooLow' });
});
