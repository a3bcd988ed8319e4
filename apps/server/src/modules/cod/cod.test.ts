import {
  decideCod,
  discardRemittance,
  listCodLines,
  matchCodLine,
  postRemittance,
  setCodLineAside,
  transactionSummary,
} from '@alpaca/contract';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../../testing/owner.ts';
import { workFor } from '../../testing/worker.ts';
import { type CodKit, openCodKit } from './codTestKit.ts';

// By default 2 % of what is credited is ours, three days after a remittance.

let kit: CodKit;
let worker: ReturnType<typeof workFor>;
beforeAll(async () => {
  kit = await openCodKit();
  worker = workFor(kit.app);
}, 60_000);
afterEach(async () => {
  expect(await kit.codFaults()).toEqual([]);
  expect(await kit.faults()).toEqual([]);
});
afterAll(async () => {
  await worker.stop();
  await kit.close();
  await kit.app.stop();
});

describe('what is to be collected', () => {
  test('follows its parcel', async () => {
    const { id, no } = await kit.parcel('120.50');
    expect(await kit.of(no)).toMatchObject({ state: 'expected', due: '120.50', currency: 'SAR' });
    await kit.move(id, 'delivered');
    expect(await kit.of(no)).toMatchObject({ state: 'collected', isLate: false, waitingDays: 0 });
    // It was brought back after all.
    await kit.move(id, 'chargedBack');
    expect(await kit.of(no)).toMatchObject({ state: 'closed' });
  });

  test('is nothing where the order says nothing', async () => {
    const { no } = await kit.order(kit.as(kit.merchantId), 'label');
    expect(await kit.of(no)).toBeUndefined();
  });

  test('is late so many days after delivery', async () => {
    const { id, no } = await kit.delivered();
    const aged = (days: number) =>
      asOwner(
        kit.app.database,
        `update cod_orders set delivered_at = now() - $2 * interval '1 day' where id = $1`,
        [id, days],
      );
    await aged(13.9);
    expect((await kit.of(no)).isLate).toBe(false);
    await aged(14.1);
    expect(await kit.of(no)).toMatchObject({ isLate: true, waitingDays: 14 });
    const { page } = await kit.list({ view: 'late' });
    expect(page.records.map((row) => row.id)).toContain(id);
  });
});

describe('a remittance', () => {
  test('is credited on its day, less the fee, once', async () => {
    const { id, no } = await kit.delivered('99.99');
    await kit.remit([[no, '99.99', '1.50']], '2026-11-01');
    expect(await kit.of(no)).toMatchObject({
      state: 'remitted',
      creditDay: '2026-11-04',
      credit: '99.99',
      fee: '2.00',
      net: '97.99',
    });
    const before = await kit.wallet();
    await kit.credit('2026-11-03');
    expect(await kit.wallet()).toBe(before);
    await kit.credit('2026-11-04');
    await kit.credit('2026-11-04');
    expect(await kit.wallet()).toBe(before + 9_799);
    expect(await kit.entries(id)).toEqual([
      ['clearing', 'cod', -9_999],
      ['revenue', 'codFee', 200],
    ]);
    expect((await kit.of(no, kit.merchant)).state).toBe('credited');
    const { result } = await kit.merchant.call(transactionSummary, { body: { currency: 'SAR' } });
    expect(new Set(result.map(({ kind }) => kind))).toEqual(new Set(['cod', 'codFee']));
  });

  test('is credited by one of two who come at once, and the other finds nothing', async () => {
    const some = [await kit.delivered(), await kit.delivered()];
    await kit.remit(
      some.map(({ no }) => [no, '100.00'] as const),
      '2026-11-01',
    );
    const before = await kit.wallet();
    const revisions = () => Promise.all(some.map(async ({ no }) => (await kit.of(no)).revision));
    const seen = await revisions();
    await Promise.all([kit.credit('2026-11-04'), kit.credit('2026-11-04')]);
    expect(await kit.wallet()).toBe(before + 19_600);
    expect(await revisions()).toEqual(seen.map((revision) => revision + 1));
  });

  test('says which lines are nobody’s, and why', async () => {
    const dollars = await kit.parcel('10.00', 'USD');
    const plain = await kit.order(kit.as(kit.merchantId), 'label');
    const good = await kit.delivered();
    const id = await kit.remit([
      ['NOBODY-1', '5.00'],
      [plain.no, '5.00'],
      [dollars.no, '10.00'],
      [good.no, '100.00'],
    ]);
    const { result } = await kit.operator.call(listCodLines, {
      query: { remittanceId: id } as never,
    });
    expect(result.records.map(({ state }) => state)).toEqual([
      'unknown',
      'notCod',
      'otherCurrency',
      'matched',
    ]);
    expect(await kit.remittance(id)).toMatchObject({ total: '120.00', toMatch: 3, lines: 4 });

    // One is found by hand, one stays as it is; neither twice.
    const lost = await kit.delivered('5.00');
    const [unknown, notCod] = result.records;
    const seen = (line = unknown) => ({ id: line?.id ?? '', revision: line?.revision ?? 0 });
    const match = (number: string) =>
      kit.operator.call(matchCodLine, { body: { ...seen(), number } });
    expect((await match('NOBODY-2')).body.errorKey).toBe('order.noSuchNumber');
    expect((await match(plain.no)).body.errorKey).toBe('codLine.notCod');
    expect((await match(dollars.no)).body.errorKey).toBe('codLine.otherCurrency');
    const unseen = { ...seen(), revision: seen().revision + 1, number: lost.no };
    expect((await kit.operator.call(matchCodLine, { body: unseen })).body.errorKey).toBe(
      'codLine.moved',
    );
    const both = await Promise.all([match(lost.no), match(lost.no)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await kit.of(lost.no)).toMatchObject({ state: 'remitted', remitted: '5.00' });
    const aside = { ...seen(notCod), note: 'Sent back to the carrier' };
    expect((await kit.operator.call(setCodLineAside, { body: aside })).status).toBe(200);
    expect((await kit.operator.call(setCodLineAside, { body: aside })).body.errorKey).toBe(
      'codLine.moved',
    );
    expect((await kit.remittance(id)).toMatch).toBe(1);
  });

  test('comes in once: by its number, by who books it first, and not while nothing is in it', async () => {
    const { no } = await kit.delivered();
    const { id } = (await kit.begin()).result;
    const { remittanceNo } = await kit.remittance(id);
    expect((await kit.post(id)).body.errorKey).toBe('remittance.empty');
    await kit.bring(id, [[no, '100.00']]);
    const { revision } = await kit.remittance(id);
    const post = () => kit.operator.call(postRemittance, { body: { id, revision } });
    const both = await Promise.all([post(), post()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await kit.of(no)).remitted).toBe('100.00');
    await expect(kit.bring(id, [[no, '100.00']])).rejects.toThrow('remittance.moved');
    const again = await kit.again(remittanceNo);
    expect(again.body.errorKey).toBe('remittance.taken');
  });

  test('is not booked or discarded while lines come in', async () => {
    const { no } = await kit.delivered();
    const { id } = (await kit.begin()).result;
    await kit.bring(id, [[no, '100.00']]);
    const { revision } = await kit.remittance(id);
    const comesIn = (status: string) =>
      asOwner(kit.app.database, 'update imports set status = $2 where target_id = $1', [
        id,
        status,
      ]);
    await comesIn('committing');
    for (const call of [postRemittance, discardRemittance]) {
      const reply = await kit.operator.call(call, { body: { id, revision } });
      expect(reply.body.errorKey).toBe('remittance.importing');
    }
    await comesIn('done');
    expect((await kit.operator.call(discardRemittance, { body: { id, revision } })).status).toBe(
      200,
    );
    expect((await kit.of(no)).remitted).toBe('0.00');
  });

  test('refuses rows of another currency, of nothing, or finer than the currency', async () => {
    const { id } = (await kit.begin('2026-11-01', 'JPY')).result;
    const view = await kit.bring(id, [
      ['A', '0'],
      ['B', '1.5'],
    ]);
    expect(view).toMatchObject({ counts: { bad: 2 } });
  });
});

describe('what differs', () => {
  const differing = async (amount: string) => {
    const parcel = await kit.delivered();
    await kit.remit([[parcel.no, amount]]);
    return parcel;
  };

  test('less than was due: credited as it came', async () => {
    const { id, no } = await differing('60.00');
    expect(await kit.of(no)).toMatchObject({ state: 'differs', difference: 'less', credit: null });
    expect((await kit.decide(no, 'asRemitted')).status).toBe(200);
    await kit.credit('2026-11-04');
    expect(await kit.entries(id)).toEqual([
      ['clearing', 'cod', -6_000],
      ['revenue', 'codFee', 120],
    ]);
  });

  test('made good in full: two people, and adjustments bear the rest', async () => {
    const { id, no } = await differing('60.00');
    expect((await kit.decide(no, 'inFull')).status).toBe(200);
    expect(await kit.of(no)).toMatchObject({ state: 'approving', isOwnDecision: true });
    await kit.credit('2026-11-04');
    expect((await kit.of(no)).state).toBe('approving');
    expect((await kit.approve(no, kit.operator)).body.errorKey).toBe('cod.ownDecision');
    expect((await kit.approve(no, kit.second)).status).toBe(200);
    await kit.credit('2026-11-04');
    expect(await kit.entries(id)).toEqual([
      ['clearing', 'cod', -6_000],
      ['adjustments', 'adjustment', -4_000],
      ['revenue', 'codFee', 200],
    ]);
  });

  test('what was approved was approved of that decision: the next one needs a second person again', async () => {
    const { id, no } = await differing('60.00');
    await kit.decide(no, 'inFull');
    expect((await kit.approve(no, kit.second)).status).toBe(200);
    await kit.remit([[no, '10.00']]);
    expect((await kit.of(no)).state).toBe('differs');
    expect((await kit.decide(no, 'inFull')).status).toBe(200);
    expect((await kit.of(no)).state).toBe('approving');
    await kit.credit('2026-12-01');
    expect(await kit.entries(id)).toEqual([]);
  });

  test('more than was due: credited as it was due, by one person', async () => {
    const { id, no } = await differing('130.00');
    expect((await kit.of(no)).difference).toBe('more');
    await kit.decide(no, 'inFull');
    await kit.credit('2026-11-04');
    expect(await kit.entries(id)).toEqual([
      ['clearing', 'cod', -10_000],
      ['revenue', 'codFee', 200],
    ]);
  });

  test('money for a parcel that is not delivered waits for it', async () => {
    const { id, no } = await kit.parcel();
    await kit.remit([[no, '100.00']]);
    expect(await kit.of(no)).toMatchObject({ state: 'differs', difference: 'notDelivered' });
    await kit.move(id, 'delivered');
    expect((await kit.of(no)).state).toBe('remitted');
  });

  test('nothing is credited where somebody says so', async () => {
    const { id, no } = await kit.delivered();
    expect((await kit.decide(no, 'asRemitted')).body.errorKey).toBe('cod.moved');
    await kit.decide(no, 'nothing');
    await kit.credit('2026-12-01');
    expect((await kit.of(no)).state).toBe('closed');
    expect(await kit.entries(id)).toEqual([]);
    // It comes after all: somebody looks at it again.
    await kit.remit([[no, '100.00']]);
    expect(await kit.of(no)).toMatchObject({ state: 'differs', difference: 'afterwards' });
  });

  test('what is taken back after the credit is told, and takes nothing from the merchant', async () => {
    const { no } = await kit.delivered();
    await kit.remit([[no, '100.00']], '2026-11-01');
    await kit.credit('2026-11-04');
    const before = await kit.wallet();
    await kit.remit([[no, '-100.00']], '2026-11-05');
    expect(await kit.of(no)).toMatchObject({ state: 'differs', difference: 'afterwards' });
    expect((await kit.decide(no, 'inFull')).body.errorKey).toBe('cod.moved');
    expect((await kit.decide(no, 'noted')).status).toBe(200);
    await kit.credit('2026-12-01');
    expect((await kit.of(no)).state).toBe('credited');
    expect(await kit.wallet()).toBe(before);
  });

  test('nobody decides about what came meanwhile without having seen it', async () => {
    const { no } = await differing('60.00');
    const { id, revision } = await kit.of(no);
    await kit.remit([[no, '10.00']]);
    const body = { id, revision, decision: 'asRemitted' as const, note: 'The carrier said so' };
    expect((await kit.operator.call(decideCod, { body })).body.errorKey).toBe('cod.moved');
    expect((await kit.of(no)).state).toBe('differs');
  });

  test('two decide at once: one wins, the other is told', async () => {
    const { no } = await differing('60.00');
    const both = await Promise.all([
      kit.decide(no, 'asRemitted'),
      kit.decide(no, 'nothing', kit.second),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.errorKey).toBe('cod.moved');
  });
});

describe('the tables', () => {
  const refusal = async (statement: string, id: string) => {
    const { staff } = kit;
    const { sql } = await import('kysely');
    return expect(
      staff.db.transaction().execute(async (tx) => {
        await sql`select set_config('alpaca.tenant_id', ${staff.tenant.id}, true), set_config('alpaca.scope', 'tenant', true), set_config('alpaca.rules', 'none', true)`.execute(
          tx,
        );
        await sql.raw(`${statement} where id = '${id}'`).execute(tx);
      }),
      statement,
    ).rejects.toThrow();
  };

  test('let nobody credit what has not come, more than was due, or twice', async () => {
    const { id, no } = await kit.delivered();
    await refusal(
      'update cod_orders set settled_minor = 0, credit_minor = 10000, fee_minor = 0, credited_at = now()',
      id,
    );
    await kit.remit([[no, '100.00']], '2026-11-01');
    await refusal(
      'update cod_orders set settled_minor = 10000, credit_minor = 20000, fee_minor = 0, credited_at = now()',
      id,
    );
    await kit.credit('2026-11-04');
    await refusal('update cod_orders set credited_at = null, fee_minor = null', id);
    await refusal('update cod_orders set credit_minor = 20000', id);
  });
});

test('a month of it is reconciled to nothing: what came is what was credited, and what we kept and bore', async () => {
  const minors = (amount: string) => Math.round(Number(amount) * 100);
  const amounts = fc.sample(fc.integer({ min: 100, max: 50_000 }), 12);
  const text = (minor: number) => (minor / 100).toFixed(2);
  const parcels = [];
  for (const due of amounts) parcels.push({ due, ...(await kit.delivered(text(due))) });
  // Each comes in one of these ways: whole, in two parts, short, too much, twice, not at all.
  const ways: ((due: number) => number[])[] = [
    (due) => [due],
    (due) => [due - 37, 37],
    (due) => [due - 50],
    (due) => [due + 250],
    (due) => [due, due],
    () => [],
  ];
  const lines = parcels.flatMap(({ no, due }, at) =>
    (ways[at % ways.length]?.(due) ?? []).map((part) => [no, text(part)] as const),
  );
  const before = await kit.wallet();
  const half = Math.ceil(lines.length / 2);
  await kit.remit(lines.slice(0, half), '2026-10-05');
  await kit.remit(lines.slice(half), '2026-10-20');
  for (const [at, { no }] of parcels.entries()) {
    const { state } = await kit.of(no);
    if (state === 'differs') await kit.decide(no, at % 2 === 0 ? 'inFull' : 'asRemitted');
    if (state === 'collected') await kit.decide(no, 'nothing');
    if ((await kit.of(no)).state === 'approving') await kit.approve(no, kit.second);
  }
  await kit.credit('2026-10-31');
  const ended = await Promise.all(parcels.map(({ no }) => kit.of(no)));
  expect(new Set(ended.map(({ state }) => state))).toEqual(new Set(['credited', 'closed']));
  const sum = (of: (row: (typeof ended)[number]) => number) =>
    ended.reduce((all, row) => all + of(row), 0);
  const came = sum(({ remitted }) => minors(remitted));
  const credit = sum((row) => minors(row.credit ?? '0'));
  const net = sum((row) => minors(row.net ?? '0'));
  const entries = (await Promise.all(parcels.map(({ id }) => kit.entries(id)))).flat();
  const on = (account: string) =>
    entries.filter(([own]) => own === account).reduce((all, [, , minor]) => all + Number(minor), 0);
  expect(came).toBe(lines.reduce((all, [, amount]) => all + minors(amount), 0));
  expect(await kit.wallet()).toBe(before + net);
  // All that moved sums to nothing, and what came and was not credited is what we kept.
  expect(net + on('clearing') + on('adjustments') + on('revenue')).toBe(0);
  expect(-on('clearing') - on('adjustments')).toBe(credit);
  const kept = sum((row) => Math.max(minors(row.remitted) - minors(row.credit ?? '0'), 0));
  expect(came + on('clearing')).toBe(kept);
}, 60_000);

test('a merchant sees its own and decides nothing', async () => {
  const { no } = await kit.delivered();
  expect((await kit.of(no, kit.merchant)).due).toBe('100.00');
  const stranger = await kit.app.as('kapok');
  expect(await kit.of(no, stranger)).toBeUndefined();
  expect((await kit.decide(no, 'nothing', kit.merchant)).status).toBe(403);
});
