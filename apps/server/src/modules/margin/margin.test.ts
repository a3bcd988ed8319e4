import {
  addPayee,
  addTolerance,
  billFeeSpecs,
  billFees,
  confirmCostChanges,
  getMarginSummary,
  listBillLines,
  listCostChanges,
  listOrderMargins,
  matchBillLine,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '../../platform/db/tx.ts';
import type { ExportKind } from '../exports/index.ts';
import { marginExport, orderMarginExport } from './margin.export.ts';
import { sweepMarginsAgain } from './margin.sweep.ts';
import { type MarginKit, openMarginKit } from './marginTestKit.ts';

let kit: MarginKit;
beforeAll(async () => {
  kit = await openMarginKit();
}, 120_000);
afterAll(async () => {
  await kit.sweep();
  expect(await kit.differences()).toEqual([]);
  await kit.close();
});

describe('a margin', () => {
  test('is not known before a carrier has billed it, and stands in no sum', async () => {
    const before = await kit.summary();
    const parcel = await kit.parcel();
    expect(await kit.reckoned(parcel)).toMatchObject({
      state: 'unbilled',
      charged: '20.00',
      isLosing: false,
      whys: [],
    });
    const { total } = await kit.summary();
    expect(total.unbilled).toBe(before.total.unbilled + 1);
    expect(Number(total.unbilledCharged) - Number(before.total.unbilledCharged)).toBe(20);
    expect([total.margin, total.charged]).toEqual([before.total.margin, before.total.charged]);
  });

  test('is what was charged less what its carriers billed, to the cent', async () => {
    const parcel = await kit.parcel();
    await kit.billed([parcel.no, 'freight', '12.34', '2'], [parcel.no, 'fuel', '1.01']);
    expect(await kit.reckoned(parcel)).toMatchObject({
      state: 'known',
      carrier: '13.35',
      shares: '0.00',
      margin: '6.65',
      percent: 33.3,
    });
  });

  test('follows a corrected bill, also where it names the order no more', async () => {
    const parcel = await kit.parcel();
    const payeeId = await kit.pay.payee();
    const no = kit.billNo();
    const first = await kit.pay.booked(payeeId, no, [[parcel.no, 'freight', '10.00']]);
    expect((await kit.reckoned(parcel)).margin).toBe('10.00');
    const corrected = async (corrects: string, lines: Parameters<typeof kit.pay.bring>[1]) => {
      const { result } = await kit.pay.add(payeeId, no, { corrects });
      await kit.pay.bring(result.id, lines);
      await kit.pay.post(result.id);
      return result.id;
    };
    const second = await corrected(first, [[parcel.no, 'freight', '11.11']]);
    expect((await kit.reckoned(parcel)).margin).toBe('8.89');
    await corrected(second, [['NOBODYS', 'freight', '11.11']]);
    expect(await kit.reckoned(parcel)).toMatchObject({ state: 'unbilled', carrier: '0.00' });
  });

  test('has what was matched by hand after its bill was booked', async () => {
    const parcel = await kit.parcel();
    const billId = await kit.billed(['MISSPELT', 'freight', '7.00']);
    await kit.sweep();
    const { page } = (await kit.operator.call(listBillLines, { body: { billId } })).result;
    const body = { id: page.records[0]?.id as string, revision: 1, number: parcel.no };
    await kit.operator.call(matchBillLine, { body });
    expect((await kit.reckoned(parcel)).margin).toBe('13.00');
  });

  test('falls by what goes back to its merchant', async () => {
    const parcel = await kit.parcel();
    await kit.billed([parcel.no, 'freight', '9.00']);
    const lines = [{ kind: 'freight', minor: 2_000n }];
    await kit.post({ op: 'refund', subjectId: parcel.id, lines });
    await kit.ask(
      `update orders set settlement = 'refunded', status = 'refunded', refunded_at = now() where id = $1`,
      [parcel.id],
    );
    expect(await kit.reckoned(parcel)).toMatchObject({
      charged: '0.00',
      margin: '-9.00',
      percent: null,
      whys: ['refunded'],
    });
  });

  test('falls by compensation', async () => {
    const parcel = await kit.parcel();
    await kit.billed([parcel.no, 'freight', '9.00']);
    await kit.post({ op: 'compensate', subjectId: parcel.id, minor: 1_501n });
    expect(await kit.reckoned(parcel)).toMatchObject({
      adjustments: '15.01',
      margin: '-4.01',
      whys: ['compensated'],
    });
  });

  test('has the fee for cash on delivery, not the cash, and what of it we made good', async () => {
    const parcel = await kit.parcel();
    await kit.billed([parcel.no, 'freight', '9.00']);
    const own = { subjectId: parcel.id };
    await kit.post({ op: 'collect', ...own, minor: 10_000n });
    await kit.post({ op: 'codFee', ...own, minor: 200n, below: true });
    await kit.post({ op: 'makeGood', ...own, minor: 1_000n });
    expect(await kit.reckoned(parcel)).toMatchObject({
      charged: '22.00',
      adjustments: '10.00',
      margin: '3.00',
    });
  });

  test('has what the house bore on both sides: it was earned and let go', async () => {
    const body = { currency: 'CNY', amount: '10.00', sharePercent: 0 } as const;
    const rule = (await kit.operator.call(addTolerance, { body })).result;
    const parcel = await kit.parcel();
    const bill = await kit.billed([parcel.no, 'freight', '25.00', '3']);
    await kit.pay.passOn(bill);
    await kit.ask('delete from cost_tolerances where id = $1', [rule.id]);
    expect(await kit.reckoned(parcel)).toMatchObject({
      charged: '30.00',
      adjustments: '10.00',
      margin: '-5.00',
      whys: ['weight', 'absorbed'],
    });
  });

  test('grows when its merchant pays what was passed on', async () => {
    const parcel = await kit.parcel();
    const bill = await kit.billed([parcel.no, 'freight', '25.00', '3']);
    expect(await kit.reckoned(parcel)).toMatchObject({ whys: ['weight'], passOnBillId: bill });
    await kit.pay.passOn(bill);
    expect(await kit.reckoned(parcel)).toMatchObject({
      margin: '-5.00',
      whys: ['weight', 'awaiting'],
      passOnBillId: null,
    });
    const merchant = await kit.app.as('starfield');
    const { page } = (await merchant.call(listCostChanges, { body: { number: parcel.no } })).result;
    const changes = page.records.map(({ id, revision }) => ({ id, revision }));
    await merchant.call(confirmCostChanges, { body: { changes } });
    expect(await kit.reckoned(parcel)).toMatchObject({ charged: '30.00', margin: '5.00' });
  });
});

describe('another currency', () => {
  const payeeIn = async (currency: string) => {
    const code = `IN-${currency}`;
    const body = { code, name: code, currency: currency as 'USD', dueDays: 30 };
    return (await kit.operator.call(addPayee, { body })).result.id;
  };
  const billedIn = async (currency: string, no: string) => {
    const { result } = await kit.pay.add(await payeeIn(currency), kit.billNo(), {
      currency: currency as 'USD',
    });
    await kit.pay.bring(result.id, [[no, 'freight', '2.00']]);
    await kit.pay.post(result.id);
  };

  test('counts by the rate of the day on which the bill was booked', async () => {
    const parcel = await kit.parcel();
    await billedIn('USD', parcel.no);
    const [rate] = await kit.ask<{ rate: string }>(
      `select rate from exchange_rates where from_currency = 'USD' and to_currency = 'CNY'
         and tenant_id = $1 and valid_from <= now() order by valid_from desc limit 1`,
      [kit.ctx.tenant.id],
    );
    const own = Math.round(200 * Number(rate?.rate)) / 100;
    expect((await kit.reckoned(parcel)).carrier).toBe(own.toFixed(2));
  });

  test('without a rate leaves the order out of all sums, and is counted', async () => {
    const before = (await kit.summary()).total;
    const parcel = await kit.parcel();
    await billedIn('MOP', parcel.no);
    expect((await kit.reckoned(parcel)).state).toBe('unpriced');
    const { total } = await kit.summary();
    expect(total.unpriced).toBe(before.unpriced + 1);
    expect(total.margin).toBe(before.margin);
    expect((await kit.list({ view: 'unpriced' })).records.map(({ id }) => id)).toEqual([parcel.id]);
  });
});

test('each fee that passes on as it is billed, and no other, is told as not passed on', async () => {
  for (const fee of billFees) {
    const parcel = await kit.parcel();
    await kit.billed([parcel.no, fee, '30.00']);
    const { whys } = await kit.reckoned(parcel);
    const { passesOnAs } = billFeeSpecs[fee];
    const isAsked = passesOnAs !== null && passesOnAs !== 'bill';
    expect(whys, fee).toEqual([isAsked ? 'fee' : 'price']);
    const found = (await kit.list({ why: whys[0], number: parcel.no })).records;
    expect(found, fee).toHaveLength(1);
  }
}, 60_000);

test('a row that nothing speaks for any more goes', async () => {
  const { no } = await kit.unpaid();
  const payeeId = await kit.pay.payee();
  const billNo = kit.billNo();
  const first = await kit.pay.booked(payeeId, billNo, [[no, 'freight', '1.00']]);
  await kit.sweep();
  expect((await kit.list({ number: no })).records).toMatchObject([{ margin: '-1.00' }]);
  const { result } = await kit.pay.add(payeeId, billNo, { corrects: first });
  await kit.pay.bring(result.id, [['NOBODYS-2', 'freight', '1.00']]);
  await kit.pay.post(result.id);
  await kit.sweep();
  expect((await kit.list({ number: no })).total).toBe(0);
});

test('the night finds what no mark told of', async () => {
  const parcel = await kit.parcel();
  await kit.reckoned(parcel);
  await kit.ask('update order_margins set charged_minor = 1 where order_id = $1', [parcel.id]);
  await kit.ask('update margin_marks set ledger_seq = 9000000000000');
  await kit.sweep();
  expect((await kit.get(parcel)).charged).toBe('0.01');
  await sweepMarginsAgain(kit.ctx);
  expect((await kit.get(parcel)).charged).toBe('20.00');
  await kit.ask('update margin_marks set ledger_seq = 0');
});

test('goes out as spreadsheets, by group and by order', async () => {
  const cellsOf = async <Row, Filter>(kind: ExportKind<Row, Filter>, filter: Filter) => {
    const fields = await kind.fields(kit.ctx);
    const rows: unknown[][] = [];
    for await (const some of kind.batches(kit.ctx, filter)) {
      rows.push(...some.map((row) => fields.map(({ value }) => value(row))));
    }
    return rows;
  };
  const orders = await cellsOf(orderMarginExport, { ...kit.period, view: 'all' });
  expect(orders).toHaveLength((await kit.list()).total);
  const weeks = await cellsOf(marginExport, { ...kit.period, by: 'week' });
  expect(weeks).toHaveLength((await kit.summary('week')).rows.length);
  expect([...orders, ...weeks].flat()).not.toContain(undefined);
});

test('is the staff’s alone', async () => {
  const merchant = await kit.app.as('starfield');
  const query = { ...kit.period, by: 'week' } as const;
  expect((await merchant.call(getMarginSummary, { query })).status).toBe(403);
  expect((await merchant.call(listOrderMargins, { body: kit.period })).status).toBe(403);
  const own = { ...kit.ctx, scope: 'merchant', merchantId: kit.merchantId } as const;
  const seen = await inTx(own, ({ db }) => db.selectFrom('order_margins').selectAll().execute());
  expect(seen).toEqual([]);
});

test('a period has an order, and at most 370 days', async () => {
  const status = async (from: string, to: string) =>
    (await kit.operator.call(getMarginSummary, { query: { from, to, by: 'week' } })).status;
  expect(await status('2026-02-01', '2026-01-01')).toBe(422);
  expect(await status('2026-01-01', '2027-01-05')).toBe(200);
  expect(await status('2026-01-01', '2027-01-06')).toBe(422);
});
