import { sql } from 'kysely';
import { expect } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type Command, post } from './ledger.ts';
import type { LedgerKit } from './ledgerTestKit.ts';

type Told = { outcome: string; reason: string | null };
const done: Told = { outcome: 'done', reason: null };
const replayed: Told = { outcome: 'replayed', reason: null };
const refused = (reason: string): Told => ({ outcome: 'refused', reason });

/** A merchant's money: commands in short, and what the ledger said to them. */
const till = async (kit: LedgerKit, funds = 1_000n, floor = 0n) => {
  const merchantId = await kit.newMerchant(floor);
  const base = () => ({ key: newId(), merchantId, currency: 'CNY' }) as const;
  const subjectId = newId();
  const freight = (minor: bigint) => [{ kind: 'freight' as const, minor }];
  const say = async (...commands: Command[]) =>
    (await post(kit.mint, commands)).map(({ outcome, reason }) => ({ outcome, reason }));
  const make = {
    topUp: (minor: bigint): Command => ({ ...base(), op: 'topUp', minor }),
    hold: (minor: bigint, holdId = newId()): Command => ({ ...base(), op: 'hold', holdId, minor }),
    release: (holdId: string): Command => ({ ...base(), op: 'release', holdId, minor: 1n }),
    capture: (holdId: string, minor: bigint, subject = subjectId): Command => ({
      ...base(),
      op: 'capture',
      holdId,
      subjectId: subject,
      lines: freight(minor),
    }),
    charge: (minor: bigint, subject = subjectId): Command => ({
      ...base(),
      op: 'charge',
      subjectId: subject,
      lines: freight(minor),
    }),
    compensate: (minor: bigint, subject = subjectId): Command => ({
      ...base(),
      op: 'compensate',
      subjectId: subject,
      minor,
    }),
    refund: (minor: bigint, subject = subjectId): Command => ({
      ...base(),
      op: 'refund',
      subjectId: subject,
      lines: freight(minor),
    }),
  };
  if (funds > 0n) await say(make.topUp(funds));
  return { merchantId, say, make, base };
};

const refusesOwner = async ({ owner }: LedgerKit, statement: string, values: unknown[] = []) => {
  await expect(owner.query(statement, values), statement).rejects.toThrow();
};

/** What the ledger promises, each shown by the shortest thing that would break it. */
export const ledgerPromises: Readonly<Record<string, (kit: LedgerKit) => Promise<void>>> = {
  'a hold never takes more than there is': async (kit) => {
    const { say, make } = await till(kit, 1_000n, -200n);
    expect(await say(make.hold(1_201n), make.hold(1_200n))).toEqual([refused('tooLow'), done]);
  },
  'a charge never takes more than there is': async (kit) => {
    const { say, make } = await till(kit);
    expect(await say(make.charge(1_001n))).toEqual([refused('tooLow')]);
  },
  'a capture above its hold never takes more than there is': async (kit) => {
    const { say, make } = await till(kit);
    const id = newId();
    expect(await say(make.hold(900n, id), make.capture(id, 1_001n))).toEqual([
      done,
      refused('tooLow'),
    ]);
  },
  'a compensation is for something, and the wallet grows by it once': async (kit) => {
    const { say, make, merchantId } = await till(kit, 0n);
    const { subjectId: _, ...forNothing } = make.compensate(10n) as Command & { op: 'compensate' };
    const paid = make.compensate(700n);
    expect(await say(forNothing as Command, paid, paid)).toEqual([
      refused('malformed'),
      done,
      replayed,
    ]);
    expect(await kit.balances(merchantId)).toEqual({ wallet: 700n, held: 0n });
  },
  'what was collected is for something, and so is the fee, which is taken below nought too': async (
    kit,
  ) => {
    const { say, base, merchantId } = await till(kit, 0n);
    const subjectId = newId();
    const collect: Command = { ...base(), op: 'collect', subjectId, minor: 700n };
    const fee: Command = { ...base(), op: 'codFee', subjectId, minor: 900n, below: true };
    const { subjectId: _, ...forNothing } = fee;
    expect(await say({ ...forNothing, key: newId() } as Command, collect, collect, fee)).toEqual([
      refused('malformed'),
      done,
      replayed,
      done,
    ]);
    expect(await kit.balances(merchantId)).toEqual({ wallet: -200n, held: 0n });
  },
  'a hold is captured once': async (kit) => {
    const { say, make } = await till(kit);
    const id = newId();
    await say(make.hold(400n, id), make.hold(400n));
    expect(await say(make.capture(id, 300n), make.capture(id, 300n, newId()))).toEqual([
      done,
      refused('holdResolved'),
    ]);
  },
  'a captured hold is not released too': async (kit) => {
    const { say, make } = await till(kit);
    const id = newId();
    await say(make.hold(400n, id), make.hold(400n), make.capture(id, 300n));
    expect(await say(make.release(id))).toEqual([refused('holdResolved')]);
  },
  'another merchant’s hold is none of ours': async (kit) => {
    const [theirs, ours] = [await till(kit), await till(kit)];
    const id = newId();
    await theirs.say(theirs.make.hold(400n, id));
    await ours.say(ours.make.hold(400n));
    expect(await ours.say(ours.make.release(id))).toEqual([refused('noHold')]);
  },
  'a subject is charged once per kind': async (kit) => {
    const { say, make } = await till(kit);
    expect(await say(make.charge(100n), make.charge(100n))).toEqual([
      done,
      refused('alreadyCharged'),
    ]);
  },
  'a hold does not charge again what was charged': async (kit) => {
    const { say, make } = await till(kit);
    const id = newId();
    await say(make.charge(100n), make.hold(100n, id));
    expect(await say(make.capture(id, 100n))).toEqual([refused('alreadyCharged')]);
  },
  'a refund is never more than the charge': async (kit) => {
    const { say, make } = await till(kit);
    await say(make.charge(100n));
    expect(await say(make.refund(60n), make.refund(41n), make.refund(40n))).toEqual([
      done,
      refused('overRefund'),
      done,
    ]);
  },
  'a charge is not refunded to another merchant': async (kit) => {
    const [theirs, ours] = [await till(kit), await till(kit)];
    const subject = newId();
    await theirs.say(theirs.make.charge(100n, subject));
    expect(await ours.say(ours.make.refund(100n, subject))).toEqual([refused('overRefund')]);
  },
  'a key is posted once': async (kit) => {
    const { say, make, merchantId } = await till(kit, 0n);
    const topUp = make.topUp(500n);
    expect([await say(topUp), await say(topUp)]).toEqual([[done], [replayed]]);
    expect(await kit.balances(merchantId)).toEqual({ wallet: 500n, held: 0n });
  },
  'a key is posted once within a call': async (kit) => {
    const { say, make, merchantId } = await till(kit, 0n);
    const topUp = make.topUp(500n);
    expect(await say(topUp, topUp)).toEqual([done, replayed]);
    expect(await kit.balances(merchantId)).toEqual({ wallet: 500n, held: 0n });
  },
  'a key with other content is refused': async (kit) => {
    const { say, make } = await till(kit, 0n);
    const topUp = make.topUp(500n);
    await say(topUp);
    expect(await say({ ...topUp, minor: 600n } as Command)).toEqual([refused('otherContent')]);
  },
  'nothing is taken by amounts below nought': async (kit) => {
    const { say, make } = await till(kit);
    const odd = [make.topUp(-5n), make.hold(-5n), make.charge(-5n), make.topUp(0n)];
    expect(await say(...odd)).toEqual(odd.map(() => refused('malformed')));
  },
  'a merchant posts for nobody else and gives itself nothing': async (kit) => {
    const [theirs, ours] = [await till(kit), await till(kit)];
    const own = kit.mintAs(ours.merchantId);
    await expect(post(own, [theirs.make.hold(1n)])).rejects.toThrow();
    await expect(post(own, [ours.make.topUp(1n)])).rejects.toThrow();
    await expect(post(own, [{ ...ours.base(), op: 'adjust', minor: 1n }])).rejects.toThrow();
    const [held] = await post(own, [ours.make.hold(1n)]);
    expect(held?.outcome).toBe('done');
  },
  'a merchant sets no floor': async (kit) => {
    const { merchantId } = await till(kit, 0n);
    const { db } = kit.mintAs(merchantId);
    await expect(
      sql`select alpaca.set_wallet_floor(${merchantId}, 'CNY', -1)`.execute(db),
    ).rejects.toThrow();
  },
  'a floor is nought or below': async (kit) => {
    await expect(kit.newMerchant(1n)).rejects.toThrow();
  },
  'many at once take no more than there is': async (kit) => {
    const { merchantId, make } = await till(kit, 500n);
    const tries = Array.from({ length: 20 }, () => post(kit.mint, [make.hold(100n)]));
    const outcomes = (await Promise.all(tries)).map(([posted]) => posted?.outcome);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
    expect(await kit.balances(merchantId)).toEqual({ wallet: 0n, held: 500n });
  },
  'a key sent many times at once is posted once': async (kit) => {
    const { make, merchantId } = await till(kit, 0n);
    const topUp = make.topUp(100n);
    const tries = await Promise.all(Array.from({ length: 20 }, () => post(kit.mint, [topUp])));
    expect(tries.filter(([posted]) => posted?.outcome === 'done')).toHaveLength(1);
    expect(await kit.balances(merchantId)).toEqual({ wallet: 100n, held: 0n });
  },
  'what the merchant had is told with every transaction': async (kit) => {
    const { say, make, merchantId } = await till(kit);
    const id = newId();
    await say(make.hold(400n, id), make.capture(id, 300n), make.refund(100n));
    const rows = await kit.ctx.db
      .selectFrom('ledger_entries')
      .where('merchant_id', '=', merchantId)
      .where('kind', 'is not', null)
      .orderBy('seq')
      .select(['kind', 'funds_minor'])
      .execute();
    expect(rows.map(({ kind, funds_minor }) => [kind, funds_minor])).toEqual([
      ['topUp', 1_000n],
      ['freight', 700n],
      ['refund', 800n],
    ]);
  },
  'entries of a transfer sum to nothing, whoever writes them': async (kit) => {
    const { merchantId } = await till(kit);
    await refusesOwner(
      kit,
      `insert into ledger_entries (tenant_id, transfer_id, line, account_id, merchant_id, currency, amount_minor)
       select tenant_id, transfer_id, 9, account_id, merchant_id, currency, 5
       from ledger_entries where merchant_id = $1 limit 1`,
      [merchantId],
    );
  },
  'what was written stays as it was written': async (kit) => {
    const { merchantId } = await till(kit);
    for (const table of ['ledger_entries', 'transfers']) {
      for (const change of [`update ${table} set currency = 'USD'`, `delete from ${table}`]) {
        await refusesOwner(kit, `${change} where merchant_id = $1`, [merchantId]);
      }
    }
  },
  'the schema itself keeps keys, lines and limits': async (kit) => {
    const { merchantId, say, make } = await till(kit);
    const id = newId();
    await say(make.hold(10n, id), make.charge(10n));
    const of = 'where merchant_id = $1';
    for (const statement of [
      `insert into transfers select tenant_id, gen_random_uuid(), merchant_id, op, key, currency, amount_minor
       from transfers ${of} and op = 'topUp'`,
      `update accounts set balance_minor = -1 ${of} and kind = 'held'`,
      `update holds set captured_minor = 11, state = 'captured', resolved_at = now() ${of}`,
      `update holds set state = 'released' ${of}`,
      `update charges set refunded_minor = 11 ${of}`,
      `update charges set refunded_minor = -1 ${of}`,
    ]) {
      await refusesOwner(kit, statement, [merchantId]);
    }
  },
  'nothing is out of balance in the end': async (kit) => {
    expect(await kit.faults()).toEqual([]);
  },
};
