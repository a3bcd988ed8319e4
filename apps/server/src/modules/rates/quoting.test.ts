import {
  addExchangeRate,
  addPriceSheet,
  askPriceGroup,
  editProduct,
  getCommonProduct,
  getOpsProduct,
  getProductDetail,
  listFreight,
  listProducts,
  type OrderQuote,
  putPreference,
  tryOrder,
  tryPrices,
  tryVersion,
} from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { toWire } from '../../platform/clock/zone.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { revisionOf } from '../../testing/revisions.ts';
import { approvedChange } from '../approvals/testing.ts';
import { openPricesKit, type PricesKit, parcel, terms } from './ratesTestKit.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let operator: Visitor;
let starfield: Visitor;
let kapok: Visitor;
let kit: PricesKit;
beforeAll(async () => {
  app = await testApp();
  operator = await app.as('yunling-op');
  starfield = await app.as('starfield');
  kapok = await app.as('kapok');
  kit = await openPricesKit(operator);
});
afterAll(() => app.stop());
afterEach(() => {
  vi.useRealTimers();
});

const english = { headers: { 'accept-language': 'en' } };

const merchantId = async (code: string) => {
  const [row] = await asOwner<{ merchant_id: string }>(
    app.database,
    `select merchant_id from merchants m join tenants t using (tenant_id)
     where t.code = 'yunling' and m.code = $1`,
    [code],
  );
  return row?.merchant_id as string;
};

const quoteOf = async (visitor: Visitor, productId: string, weight = 1) => {
  const body = { request: parcel(weight), productId };
  const { result } = await visitor.call(tryOrder, { body }, english);
  return result?.[0];
};

const totalOf = async (visitor: Visitor, productId: string) => {
  const quoted = await quoteOf(visitor, productId);
  return quoted?.ok ? quoted.total : quoted?.reason;
};

describe('the nearest level wins', () => {
  test("a merchant's own price, its group's, everyone's", async () => {
    const { productId } = await kit.line('98');
    expect(await totalOf(kapok, productId)).toBe('98.00');
    const group = await kit.sheet(productId, { level: 'group', groupCode: 'GOLD' });
    await kit.publish(await kit.draft(group, '90'));
    expect(await totalOf(kapok, productId)).toBe('98.00');
    const id = await merchantId('M100002');
    const revision = await revisionOf(app, 'merchant', id);
    const change = { merchantId: id, revision, groupCode: 'GOLD', reason: '年框' };
    await approvedChange(app, askPriceGroup, change);
    expect(await totalOf(kapok, productId)).toBe('90.00');
    expect(await totalOf(starfield, productId)).toBe('98.00');
    const own = await kit.sheet(productId, { level: 'merchant', merchantId: id });
    await kit.publish(await kit.draft(own, '80'));
    expect(await totalOf(kapok, productId)).toBe('80.00');
    expect(await totalOf(starfield, productId)).toBe('98.00');
  });

  test('a line for one merchant alone is unknown to others', async () => {
    const of = { level: 'merchant', merchantId: await merchantId('M100002') } as const;
    const { productId } = await kit.line('50', of);
    expect(await totalOf(kapok, productId)).toBe('50.00');
    const seen = async (visitor: Visitor) => {
      const { result } = await visitor.call(tryPrices, { body: { rules: [parcel()] } });
      const { result: list } = await visitor.call(listProducts, { query: { pageSize: 1000 } });
      const { result: freight } = await visitor.call(listFreight, { query: { pageSize: 1000 } });
      return [
        result[0]?.some((quoted) => quoted.productId === productId),
        list.records.some(({ id }) => id === productId),
        freight.records.some((line) => line.productId === productId),
      ];
    };
    expect(await seen(kapok)).toEqual([true, true, true]);
    expect(await seen(starfield)).toEqual([false, false, false]);
    const body = { request: parcel(), productId };
    expect((await starfield.call(tryOrder, { body })).body.errorKey).toBe('product.notFound');
    const query = { id: productId };
    expect((await starfield.call(getProductDetail, { query })).body.errorKey).toBe(
      'product.notFound',
    );
  });

  test('a sheet names whom it is for', async () => {
    const body = {
      code: 'NOBODY',
      productId: await kit.product(),
      currency: 'CNY',
      level: 'merchant',
      merchantId: newId(),
    } as const;
    expect((await operator.call(addPriceSheet, { body })).body.errorKey).toBe('merchant.notFound');
  });
});

test('a version whose time lies ahead comes into force by itself', async () => {
  const { productId, sheetId } = await kit.line('98');
  const soon = new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000);
  await kit.publish(await kit.draft(sheetId, '88'), toWire(soon, 'Asia/Shanghai'));
  const before = await quoteOf(starfield, productId);
  expect(before).toMatchObject({ total: '98.00', validUntil: toWire(soon, 'Asia/Shanghai') });
  await new Promise((resolve) => setTimeout(resolve, soon.getTime() - Date.now() + 5));
  expect(await quoteOf(starfield, productId)).toMatchObject({ total: '88.00', validUntil: null });
});

test('a quote is the same a year later, whatever was published and edited since', async () => {
  const { productId, sheetId, versionId } = await kit.line('98');
  const first = await quoteOf(starfield, productId, 1.234);
  const at = toWire(new Date(), 'Asia/Shanghai');
  expect(first).toMatchObject({ ok: true, versionId, total: '120.93' });

  const rate = { from: 'USD', to: 'CNY', rate: '6.5' } as const;
  await operator.call(addExchangeRate, { body: rate });
  const edited = {
    ...kit.form,
    code: `E${newId().slice(-8)}`,
    terms: { ...kit.form.terms, divisor: 1, limits: { maxKg: 1 } },
  };
  await operator.call(editProduct, { body: { id: productId, revision: 1, ...edited } });
  await kit.publish(await kit.draft(sheetId, '120'));

  const aYear = 365 * 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aYear });
  operator = await app.as('yunling-op');
  const later = await app.as('starfield');
  // The database's clock stayed, so the operator would have been idle for a year.
  await asOwner(
    app.database,
    `update sessions set active_at = now() + interval '1 year', confirmed_at = now() + interval '1 year'`,
  );
  const newer = await openPricesKit(operator);
  await newer.publish(await newer.draft(sheetId, '150'));
  expect(await quoteOf(later, productId, 0.5)).toMatchObject({ total: '75.00' });
  expect(await quoteOf(later, productId, 1.234)).toMatchObject({ refusal: 'tooHeavy' });
  const body = { id: versionId, request: parcel(1.234), at };
  const { result } = await operator.call(tryVersion, { body }, english);
  // The name and code of a product are live; all else is the version’s.
  const { enough: _, ...quoted } = first as Extract<OrderQuote, { ok: true }>;
  expect(result).toEqual({ ...quoted, productCode: edited.code });
  vi.useRealTimers();
  operator = await app.as('yunling-op');
});

test('all products are quoted, cheapest first and refusals last, comparable in one currency', async () => {
  const dollars = await kit.line('20', { currency: 'USD' });
  const { result } = await starfield.call(tryPrices, { body: { rules: [parcel(), parcel(0.3)] } });
  expect(result).toHaveLength(2);
  const quotes = result[0] ?? [];
  const priced = quotes.flatMap((quoted) => (quoted.ok ? [Number(quoted.comparable)] : []));
  expect(priced.length).toBeGreaterThan(2);
  expect(priced).toEqual(priced.toSorted((a, b) => a - b));
  expect(quotes.map(({ ok }) => ok)).toEqual(
    quotes.map(({ ok }) => ok).toSorted((a, b) => Number(b) - Number(a)),
  );
  const own = quotes.find(({ productId }) => productId === dollars.productId);
  expect(own).toMatchObject({ currency: 'USD', total: '20.00', comparableCurrency: 'CNY' });
  for (const quoted of quotes) {
    if (!quoted.ok) continue;
    const sum = quoted.lines.reduce(
      (cents, { amount }) => cents + Math.round(Number(amount) * 100),
      0,
    );
    expect(sum).toBe(Math.round(Number(quoted.total) * 100));
  }
});

test('at most twenty parcels at once', async () => {
  const rules = Array.from({ length: 21 }, () => parcel());
  const reply = await starfield.call(tryPrices, { body: { rules } }, english);
  expect(reply.body).toMatchObject({
    errorKey: 'request.invalid',
    message: 'Up to 20 parcels',
  });
});

test('refusals say why, in the caller’s words', async () => {
  const { productId } = await kit.line('98');
  const heavy = async (headers: object) => {
    const body = { request: parcel(31), productId };
    const { result } = await starfield.call(tryOrder, { body }, headers);
    return result[0];
  };
  expect(await heavy(english)).toMatchObject({
    ok: false,
    refusal: 'tooHeavy',
    reason: 'Box weight 31.000 kg exceeds the limit of 30 kg',
  });
  expect(await heavy({})).toMatchObject({ reason: '单箱重量 31.000 kg，超过上限 30 kg' });
});

test('a merchant that is not activated is told to activate', async () => {
  const fawn = await app.as('fawn');
  const replies = [
    await fawn.call(tryPrices, { body: { rules: [parcel()] } }),
    await fawn.call(tryOrder, { body: { request: parcel() } }),
    await fawn.call(listProducts, { query: {} }),
    await fawn.call(listFreight, { query: {} }),
    await fawn.call(getCommonProduct),
  ];
  expect(replies.map(({ body }) => body.errorKey)).toEqual(replies.map(() => 'account.notActive'));
  await asOwner(
    app.database,
    `update merchants set activation_status = 1 where merchant_id =
       (select merchant_id from users where username = 'fawn' limit 1)`,
  );
  expect((await fawn.call(listProducts, { query: {} })).status).toBe(200);
});

test('products are listed by country, goods type, property and words', async () => {
  const { productId } = await kit.line('98');
  const ids = async (query: object) => {
    const { result } = await starfield.call(listProducts, { query: { pageSize: 1000, ...query } });
    return result.records.map(({ id }) => id);
  };
  expect(await ids({ countryCode: 'US', goodsType: 'WPX', keyword: 'test LINE' })).toContain(
    productId,
  );
  expect(await ids({ countryCode: 'JP' })).not.toContain(productId);
  expect(await ids({ goodsType: 'DOC' })).not.toContain(productId);
  expect(await ids({ cargoProperty: 'liquid' })).not.toContain(productId);
  const { result } = await starfield.call(getProductDetail, { query: { id: productId } });
  expect(result).toMatchObject({
    product: { fromPrice: '0.10', countries: ['US'] },
    terms: { divisor: terms.divisor },
    versionNo: 1,
  });
});

test('favourites come in the order that the user chose', async () => {
  const [a, b] = [await kit.line('1'), await kit.line('2')];
  const productIds = [b.productId, newId(), a.productId];
  await starfield.call(putPreference, {
    params: { code: 'channels' },
    body: { value: { productIds } },
  });
  const { result } = await starfield.call(getCommonProduct);
  expect(result.map(({ id, favourite }) => [id, favourite])).toEqual([
    [b.productId, true],
    [a.productId, true],
  ]);
});

test('the freight list tells each band in words', async () => {
  const { productId } = await kit.line('98');
  const query = { productId };
  const { result } = await starfield.call(listFreight, { query }, english);
  expect(result).toMatchObject({
    total: 1,
    records: [{ zone: '1', places: 'United States', fromKg: 0, toKg: 30, price: '¥98.00/kg' }],
  });
});

test('a country that is not served is named without its postcode', async () => {
  const { productId } = await kit.line('98');
  const request = { ...parcel(1), countryCode: 'DE', postCode: '90001' };
  const { result } = await starfield.call(tryOrder, { body: { request, productId } });
  expect(result[0]).toMatchObject({ refusal: 'notServed', reason: '该产品不寄往德国' });
});

describe('a line starts where it says', () => {
  const startsIn = async (productId: string, origins: string[], dutyTerms: 'DDP' | null = null) => {
    const { result } = await operator.call(getOpsProduct, { query: { id: productId } });
    const { code, revision } = result;
    const body = { ...kit.form, code, id: productId, revision, origins, dutyTerms };
    const reply = await operator.call(editProduct, { body: body as never });
    expect(reply.status).toBe(200);
  };
  const offered = async (originCode?: string) => {
    const rule = { ...parcel(), ...(originCode && { originCode }) };
    const { result } = await starfield.call(tryPrices, { body: { rules: [rule as never] } });
    return (result[0] ?? []).map(({ productId }) => productId);
  };

  test('nobody is offered a line that starts elsewhere, so none is the cheapest', async () => {
    const { productId } = await kit.line('0.01');
    expect((await offered('CN'))[0]).toBe(productId);
    await startsIn(productId, ['US', 'CA']);
    expect(await offered('CN')).not.toContain(productId);
    expect((await offered('US'))[0]).toBe(productId);
    // Where nothing is said it is where the merchant's default shipper is: in Shenzhen.
    expect(await offered()).not.toContain(productId);
  });

  test('who names it hears why', async () => {
    const { productId } = await kit.line('10');
    await startsIn(productId, ['US']);
    const request = { ...parcel(), originCode: 'CN' as const };
    const { result } = await starfield.call(tryOrder, { body: { request, productId } }, english);
    expect(result).toMatchObject([
      { ok: false, refusal: 'origin', reason: "This product doesn't ship from China" },
    ]);
  });

  test('merchants see where it starts and who pays the duty', async () => {
    const { productId } = await kit.line('10');
    await startsIn(productId, ['CN', 'HK'], 'DDP');
    const { result } = await starfield.call(getProductDetail, { query: { id: productId } });
    expect(result.product).toMatchObject({ origins: ['CN', 'HK'], dutyTerms: 'DDP' });
  });
});
