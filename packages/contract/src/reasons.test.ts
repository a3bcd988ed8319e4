import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ConsigneeForm, CountryCode } from './addresses/addresses.ts';
import { TaxNumberForm } from './declarations/declarations.ts';
import { declaredFields } from './declarations/declaredFields.ts';
import { boxFields, serviceFields } from './orders/orderForm.ts';
import { KgFrom } from './rates/parcels.ts';
import { RemoteArea, RemoteAreaRow, ZonePlace } from './rates/prices.ts';
import { latinText, optionalLatinText } from './wire/fields.ts';
import { CurrencyField } from './wire/moneyFields.ts';

const reasons = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const reason = (schema: z.ZodMiniType, value: unknown) => reasons(schema, value)[0]?.[1];

test.each([
  ['a country that there is not', CountryCode, 'Mars', '72'],
  ['no country', CountryCode, '', '0'],
  ['a currency by name', CurrencyField, '美元', '73'],
  ['no currency', CurrencyField, '', '0'],
  ['no weight', boxFields.weight, 0, '74'],
  ['too exact a weight', boxFields.weight, 1.2345, '45'],
  ['no length', boxFields.length, 0, '76'],
  ['a price of nothing', declaredFields.value, '0.00', '77'],
  ['a price in words', declaredFields.value, 'ten', '23'],
  ['goods that weigh nothing', declaredFields.weight, 0, '78'],
  ['an insurance of nothing', serviceFields.insuranceValue, '0', '79'],
  ['a Chinese name', declaredFields.goodsNameEn, '手机壳', '70'],
  ['a Chinese texture', declaredFields.textureNameEn, 'cotton 棉', '70'],
  ['wide signs', latinText(), 'Case（black）', '70'],
  ['Cyrillic', optionalLatinText(), 'чехол', '70'],
])('%s has its own reason', (_, schema, value, key) => {
  expect(reason(schema, value)).toBe(`web.verify.${key}`);
});

test('what is right stays right', () => {
  expect(reasons(KgFrom, 0)).toEqual([]);
  expect(reasons(CountryCode, ' US ')).toEqual([]);
  expect(reasons(latinText(), 'Étui à téléphone, 5.5" (ß) – 50 % №4')).toEqual([]);
  expect(reasons(optionalLatinText(), '')).toEqual([]);
});

test('papers have numbers, not words', () => {
  const told = reasons(ConsigneeForm, { taxType: 'VAT', taxNo: '税号一', eoriNo: '无' });
  expect(told).toContainEqual(['taxNo', 'web.verify.70']);
  expect(told).toContainEqual(['eoriNo', 'web.verify.70']);
  expect(reasons(TaxNumberForm, { name: '店', taxType: 'VAT', taxNo: '无' })).toEqual([
    ['taxNo', 'web.verify.70'],
  ]);
});

test('a range of post codes ends where it begins, or after', () => {
  const range = (postFrom: string, postTo: string) => ({
    ...{ countryCode: 'US', postFrom, postTo, remoteType: 'far' },
  });
  const reversed = [['postTo', 'web.verify.75']];
  expect(reasons(RemoteArea, range('99505', '99503'))).toEqual(reversed);
  expect(reasons(RemoteAreaRow, { code: 'A', ...range('AB31', 'AB30') })).toEqual(reversed);
  const { remoteType: _, ...place } = range('92', '90');
  expect(reasons(ZonePlace, { zone: '1', ...place })).toEqual(reversed);
  for (const [from, to] of [
    ['99503', '99505'],
    ['99503', '99503'],
    ['9012', '90'],
    ['ab30 1', 'AB31'],
  ])
    expect(reasons(RemoteArea, range(from as string, to as string))).toEqual([]);
});
