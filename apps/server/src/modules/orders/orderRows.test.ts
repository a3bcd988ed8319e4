import { OrderDraft } from '@alpaca/contract';
import { expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { boxesOf, factsOf, held, quotedAs, stateOf, stepFrom, voidUntil } from './orderRows.ts';
import type { OrderRow } from './orders.repository.ts';

const minute = 60_000;
const booked = new Date('2026-03-01T00:00:00Z');
const until = booked.getTime() + 24 * 60 * minute;

test.each([
  ['a minute before its end', until - minute, true],
  ['at its end', until, false],
  ['a minute after it', until + minute, false],
])('the time to give a label back, %s', (_, now, isOpen) => {
  const row = { booked_at: booked, void_hours: 24, handed_over_at: null } as OrderRow;
  expect(stateOf(row, new Date(now)).voidWindowOpen).toBe(isOpen);
});

test('what is not booked has no such time', () => {
  const row = { booked_at: null, void_hours: 24, handed_over_at: null } as OrderRow;
  expect(stateOf(row).voidWindowOpen).toBe(false);
  expect(voidUntil(row)).toBeNull();
});

const row = {
  id: 'O1',
  order_no: 'A1',
  status: 'generated',
  settlement: 'unpaid',
  booking: 'booked',
  handed_over_at: null,
  booked_at: booked,
  void_hours: 24,
  label_at: 'merchant',
  intercept_at: null,
  open_reasons: 0,
} as OrderRow;

test('an order stands where its row says', () => {
  expect(stateOf(row, booked)).toEqual({
    status: 'generated',
    settlement: 'unpaid',
    booking: 'booked',
    handedOver: false,
    voidWindowOpen: true,
    labelAt: 'merchant',
    intercepted: false,
    moreReasons: false,
  });
  expect(stateOf({ ...row, handed_over_at: booked }).handedOver).toBe(true);
  expect(stateOf({ ...row, intercept_at: booked }).intercepted).toBe(true);
  expect([1, 2].map((open_reasons) => stateOf({ ...row, open_reasons }).moreReasons)).toEqual([
    false,
    true,
  ]);
});

const refusalOf = (lang: 'zh_CN' | 'en_US', step: Parameters<typeof stepFrom>[2]) => {
  try {
    stepFrom({ lang } as Ctx, row, step);
  } catch (error) {
    if (error instanceof Refusal) return { key: error.key, params: error.params };
  }
  return undefined;
};

test('a step is taken, or refused in words that say what is in its way', () => {
  expect(stepFrom({ lang: 'zh_CN' } as Ctx, row, 'void')).toMatchObject({ booking: 'cancelling' });
  expect(refusalOf('zh_CN', 'submit')).toEqual({
    key: 'order.cannotMove',
    params: { no: 'A1', why: '订单状态为“已生成”，不能进行此操作' },
  });
  expect(refusalOf('zh_CN', 'refund')?.params.why).toBe('支付状态不允许此操作');
  expect(refusalOf('en_US', 'refund')?.params.why).toMatch(/^[\x20-\x7e]+$/);
});

const draft = OrderDraft.parse({
  productId: 'a3c1f6a0-0000-4000-8000-000000000001',
  consignee: { name: 'Ann', countryCode: 'US' },
  boxes: [
    { weight: 1.25, length: 20.5, width: 15, height: 0.01, boxNo: 'BX' },
    { weight: 0.001 },
    {},
  ],
});
const empty = OrderDraft.parse({ boxes: [] });

test('facts of a form, however far it is filled in', () => {
  expect(factsOf(draft)).toEqual({
    product_id: draft.productId,
    country_code: 'US',
    consignee_name: 'Ann',
    box_count: 3,
    weight_g: 1251,
  });
  expect(factsOf(empty)).toEqual({
    product_id: null,
    country_code: '',
    consignee_name: '',
    box_count: 0,
    weight_g: 0,
  });
});

test('each box has a number of its own; the only one goes by its order', () => {
  const sides = { length_cc: null, width_cc: null, height_cc: null };
  expect(boxesOf({ id: 'O1', order_no: 'A1' }, draft)).toEqual([
    {
      order_id: 'O1',
      line: 1,
      box_no: 'BX',
      sub_order_no: 'A1-1',
      weight_g: 1250,
      length_cc: 2050,
      width_cc: 1500,
      height_cc: 1,
    },
    { order_id: 'O1', line: 2, box_no: '2', sub_order_no: 'A1-2', weight_g: 1, ...sides },
    { order_id: 'O1', line: 3, box_no: '3', sub_order_no: 'A1-3', weight_g: 0, ...sides },
  ]);
  const [only] = boxesOf({ id: 'O1', order_no: 'A1' }, { ...draft, boxes: [{ weight: 2 }] });
  expect(only?.sub_order_no).toBe('A1');
});

test('an order keeps all of its quote that is asked for later', () => {
  const lines = [{ code: 'freight', expenseType: 'freight' as const, minor: 1000 }];
  const parts = { lines, billableG: 1500, isRemote: true, remoteType: 'far' };
  expect(
    quotedAs({
      ...parts,
      versionId: 'V1',
      quotedAt: booked,
      currency: 'CNY',
      totalMinor: 1000,
      chargeAt: 'label',
      labelAt: 'merchant',
      voidHours: 48,
    }),
  ).toEqual({
    version_id: 'V1',
    quoted_at: booked,
    currency: 'CNY',
    quoted_minor: 1000n,
    charge_at: 'label',
    label_at: 'merchant',
    void_hours: 48,
    quote: parts,
  });
});

test('what is held is what was quoted; nothing where nothing was', () => {
  expect(held({ ...row, currency: 'USD', quoted_minor: 5n, hold_id: 'H' })).toMatchObject({
    id: 'O1',
    order_no: 'A1',
    currency: 'USD',
    quoted_minor: 5n,
    hold_id: 'H',
  });
  expect(held({ ...row, quoted_minor: null }).quoted_minor).toBe(0n);
});
