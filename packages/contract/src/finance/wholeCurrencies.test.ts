import { describe, expect, test } from 'vitest';
import {
  addSku,
  type CallSpec,
  ExchangeForm,
  editSku,
  OrderDraft,
  orderIssues,
  QuoteRequest,
  saveBalanceAlert,
  TopUpForm,
} from '../index.ts';

const key = 'web.verify.80';
const issuesOf = (
  schema: {
    safeParse(value: unknown): {
      error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
    };
  },
  value: unknown,
) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
const bodyOf = (call: CallSpec) => call.body as never;

const sku = { sku: 'A', goodsName: '鞋', goodsNameEn: 'shoe' };
const places = {
  'an order’s declared value': (amount: string, currency: string) =>
    issuesOf(OrderDraft, {
      declaredCurrency: currency,
      goods: [{ value: '3' }, { value: amount }],
    }),
  'an order’s insured value': (amount: string, currency: string) =>
    issuesOf(OrderDraft, { insuranceValue: amount, insuranceCurrency: currency }),
  'an order’s cash on delivery': (amount: string, currency: string) =>
    issuesOf(OrderDraft, { codPrice: amount, codCurrency: currency }),
  'a quote’s goods': (amount: string, currency: string) =>
    issuesOf(QuoteRequest, {
      countryCode: 'JP',
      boxes: [{ weight: 1 }],
      declaredCurrency: currency,
      goods: [{ value: amount }],
    }),
  'a new SKU': (amount: string, currency: string) =>
    issuesOf(bodyOf(addSku), { ...sku, value: amount, currency }),
  'a changed SKU': (amount: string, currency: string) =>
    issuesOf(bodyOf(editSku), {
      ...sku,
      id: '01900000-0000-7000-8000-000000000000',
      revision: 1,
      value: amount,
      currency,
    }),
  'an exchange': (amount: string, currency: string) =>
    issuesOf(ExchangeForm, { from: currency, to: 'HKD', amount }),
  'what an exchange shall give': (amount: string, currency: string) =>
    issuesOf(ExchangeForm, { from: 'HKD', to: currency, amount, side: 'bought' }),
  'a balance to be told of': (amount: string, currency: string) =>
    issuesOf(bodyOf(saveBalanceAlert), { currency, revision: 0, threshold: amount }),
  'a top-up': (amount: string, currency: string) =>
    issuesOf(TopUpForm, { amount, currency, payMethod: 'alipay', credentials: [] }),
};

describe.each(Object.entries(places))('%s', (_, issues) => {
  test('has no more decimals than its currency', () => {
    for (const currency of ['JPY', 'KRW', 'VND']) {
      expect(issues('12.5', currency)).toEqual([[expect.any(String), key]]);
      expect(issues('12.00', currency)).toEqual([[expect.any(String), key]]);
      expect(issues('12', currency)).toEqual([]);
    }
    expect(issues('12.5', 'CNY')).toEqual([]);
  });
});

test('a form that is being filled in is told so at the field', () => {
  const order = { declaredCurrency: 'JPY' as const, goods: [{ value: '1' }, { value: '1.5' }, {}] };
  expect(orderIssues(order)).toEqual([{ path: ['goods', 1, 'value'], key }]);
});
