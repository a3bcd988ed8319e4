import {
  ExchangeRate,
  PriceRow,
  PriceSheetForm,
  ProductForm,
  RemoteArea,
  Surcharge,
  ZonePlace,
} from '@alpaca/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tenants } from '../people.ts';
import { prices } from './index.ts';
import type { PricesSeed, SheetSeed } from './types.ts';

const sheetsOf = ({ products }: PricesSeed): readonly SheetSeed[] =>
  products.flatMap(({ sheets }) => sheets);

const anId = '0190a0a0-0000-7000-8000-000000000001';

test.each(prices)('$tenant: products are what the form would take', ({ products, channels }) => {
  for (const { sheets, channel, ...form } of products) {
    expect(ProductForm.safeParse({ ...form, channelId: anId })).toMatchObject({ success: true });
    expect(channels.map(({ code }) => code)).toContain(channel);
    expect(sheets.filter(({ level }) => level === 'everyone')).toHaveLength(1);
  }
});

test.each(prices)('$tenant: a channel of the own line has a range of numbers', (seed) => {
  const ranges = seed.numberRanges.map(({ code }) => code);
  for (const { adapter, settings } of seed.channels) {
    if (adapter === 'own') expect(ranges).toContain(settings.range);
  }
  for (const { next, digits } of seed.numberRanges)
    expect(String(next).length).toBeLessThan(digits);
});

test.each(prices)('$tenant: sheets hold what their forms would take', (seed) => {
  const lists = seed.remoteLists.map(({ code }) => code);
  for (const { code, currency, level, groupCode, merchantCode, versions } of sheetsOf(seed)) {
    const who = { ...(groupCode && { groupCode }), ...(merchantCode && { merchantId: anId }) };
    const form = { code, currency, level, productId: anId, ...who };
    expect(PriceSheetForm.safeParse(form)).toMatchObject({ success: true });
    for (const version of versions) {
      expect(z.array(ZonePlace).safeParse(version.zonePlaces)).toMatchObject({ success: true });
      expect(z.array(PriceRow).safeParse(version.priceRows)).toMatchObject({ success: true });
      expect(z.array(Surcharge).safeParse(version.surcharges)).toMatchObject({ success: true });
      if (version.remoteList) expect(lists).toContain(version.remoteList);
    }
  }
});

test.each(prices)('$tenant: remote lists and rates are sound', ({ remoteLists, rates }) => {
  for (const { areas } of remoteLists)
    expect(z.array(RemoteArea).safeParse(areas)).toMatchObject({ success: true });
  for (const { daysAgo, ...rate } of rates) {
    expect(ExchangeRate.safeParse(rate)).toMatchObject({ success: true });
    expect(daysAgo).toBeGreaterThan(0);
  }
});

test.each(prices)('$tenant: merchants with prices of their own exist', (seed) => {
  const merchants = tenants
    .find(({ code }) => code === seed.tenant)
    ?.merchants.map(({ code }) => code);
  const named = seed.products.flatMap(({ sheets }) =>
    sheets.flatMap(({ merchantCode }) => merchantCode ?? []),
  );
  for (const code of [...named, ...Object.keys(seed.groups)]) expect(merchants).toContain(code);
});

test('every zone has a price, every price a zone, and bands follow one another', () => {
  const versions = prices.flatMap(sheetsOf).flatMap(({ versions }) => versions);
  for (const { zonePlaces, priceRows } of versions) {
    const zones = new Set(zonePlaces.map(({ zone }) => zone));
    expect(new Set(priceRows.map(({ zone }) => zone))).toEqual(zones);
    const groups = Object.groupBy(priceRows, ({ zone, goodsType = '' }) => `${zone} ${goodsType}`);
    for (const rows of Object.values(groups))
      rows?.reduce((before, row) => {
        expect(row.fromKg).toBe(before.toKg);
        return row;
      });
  }
});
