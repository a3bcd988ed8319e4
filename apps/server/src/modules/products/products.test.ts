import {
  addChannel,
  addExchangeRate,
  addPriceSheet,
  addProduct,
  addRemoteList,
  addVersion,
  checkVersion,
  compareVersions,
  dropVersion,
  editChannel,
  editProduct,
  getOpsProduct,
  getRemoteAreas,
  getVersion,
  listChannels,
  listExchangeRates,
  listPriceSheets,
  listRemoteLists,
  publishVersion,
  saveVersion,
  setProductStatus,
  tryVersion,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { revisionOf } from '../../testing/revisions.ts';
import {
  channelForm,
  fuel,
  parcel,
  priceRows,
  productForm,
  terms,
  uniqueCode,
  zonePlaces,
} from './productsTestForms.ts';

let app: TestApp;
let operator: Awaited<ReturnType<TestApp['as']>>;
let channelId: string;
beforeAll(async () => {
  app = await testApp();
  operator = await app.as('yunling-op');
  const { result } = await operator.call(listChannels);
  channelId = result[0]?.id as string;
});
afterAll(() => app.stop());

const english = { headers: { 'accept-language': 'en' } };

const newProduct = async () =>
  (await operator.call(addProduct, { body: { ...productForm(), channelId } })).result.id;

const newSheet = async (productId?: string) => {
  const body = { code: uniqueCode(), currency: 'CNY', level: 'everyone' } as const;
  const product = productId ?? (await newProduct());
  return (await operator.call(addPriceSheet, { body: { ...body, productId: product } })).result.id;
};

const newDraft = async (sheetId: string) =>
  (await operator.call(addVersion, { body: { sheetId } })).result.id;

const save = async (id: string, parts: object) => {
  const revision = await revisionOf(app, 'priceVersion', id);
  return operator.call(saveVersion, { body: { id, revision, ...parts } });
};
const publish = async (id: string, validFrom?: string, extra = {}) => {
  const body = { id, revision: await revisionOf(app, 'priceVersion', id) };
  const later = { ...body, ...(validFrom && { validFrom }) };
  return operator.call(publishVersion, { body: later }, extra);
};
const whole = { zonePlaces, priceRows, surchargeList: [fuel] };

const newPublished = async (sheetId: string) => {
  const id = await newDraft(sheetId);
  await save(id, whole);
  await publish(id);
  return id;
};

describe('a product', () => {
  test('has a code of its own and a channel that exists', async () => {
    const form = { ...productForm(), channelId };
    await operator.call(addProduct, { body: form });
    const again = await operator.call(addProduct, { body: form });
    expect(again.body.errorKey).toBe('product.codeTaken');
    const nowhere = { ...productForm(), channelId: newId() };
    expect((await operator.call(addProduct, { body: nowhere })).body.errorKey).toBe(
      'channel.notFound',
    );
  });

  test('can be sold once it has a price in force', async () => {
    const id = await newProduct();
    const sell = () => operator.call(setProductStatus, { body: { id, status: 'onSale' } });
    expect((await sell()).body.errorKey).toBe('product.noPrice');
    await newPublished(await newSheet(id));
    expect((await sell()).status).toBe(200);
  });

  test('tells that its terms wait for the next version', async () => {
    const id = await newProduct();
    const sheetId = await newSheet(id);
    await newPublished(sheetId);
    const pending = async () =>
      (await operator.call(getOpsProduct, { query: { id } })).result.termsPending;
    expect(await pending()).toBe(false);
    const changed = { ...productForm(), channelId, terms: { ...terms, divisor: 5000 } };
    await operator.call(editProduct, { body: { id, revision: 1, ...changed } });
    expect(await pending()).toBe(true);
    await newPublished(sheetId);
    expect(await pending()).toBe(false);
  });
});

describe('a price sheet', () => {
  test('is the only one of its product for the same customers', async () => {
    const productId = await newProduct();
    await newSheet(productId);
    const body = { code: uniqueCode(), productId, currency: 'USD', level: 'everyone' } as const;
    const reply = await operator.call(addPriceSheet, { body });
    expect(reply.body.errorKey).toBe('priceSheet.codeTaken');
  });

  test('has one draft at most, which begins as a copy', async () => {
    const sheetId = await newSheet();
    const first = await newPublished(sheetId);
    const body = { sheetId, copyOf: first };
    const { result } = await operator.call(addVersion, { body });
    const read = async (id: string) => (await operator.call(getVersion, { query: { id } })).result;
    const [copy, source] = [await read(result.id), await read(first)];
    expect(copy).toMatchObject({
      versionNo: 2,
      status: 'draft',
      places: 2,
      rows: 2,
      surcharges: 1,
    });
    expect(copy.priceRows).toEqual(source.priceRows);
    expect(copy.zonePlaces).toEqual(zonePlaces);
    expect(copy.surchargeList).toEqual([fuel]);
    expect((await operator.call(addVersion, { body })).body.errorKey).toBe('priceSheet.hasDraft');
    await operator.call(dropVersion, { query: { id: result.id } });
    expect((await operator.call(addVersion, { body })).status).toBe(200);
  });

  test('tells its versions, and which is in force', async () => {
    const productId = await newProduct();
    const sheetId = await newSheet(productId);
    await newPublished(sheetId);
    await newPublished(sheetId);
    await newDraft(sheetId);
    const { result } = await operator.call(listPriceSheets, { query: { productId } });
    expect(result.records[0]?.versions).toMatchObject([
      { versionNo: 3, status: 'draft', inForce: false },
      { versionNo: 2, status: 'published', inForce: true, publishedBy: expect.stringMatching(/./) },
      { versionNo: 1, status: 'published', inForce: false },
    ]);
  });
});

describe('a draft', () => {
  test('keeps what is left out and replaces what is given', async () => {
    const id = await newDraft(await newSheet());
    await save(id, { ...whole, note: 'first' });
    await save(id, { priceRows: [priceRows[0]] });
    const { result } = await operator.call(getVersion, { query: { id } });
    expect(result).toMatchObject({ note: 'first', rows: 1, places: 2, surcharges: 1 });
    expect(result.zonePlaces).toEqual(zonePlaces);
  });

  test.each([
    ['places', { zonePlaces: [zonePlaces[0], zonePlaces[0]] }],
    ['bands', { priceRows: [priceRows[0], { ...priceRows[0], toKg: 5 }] }],
    ['surcharges', { surchargeList: [fuel, fuel] }],
  ])('does not take the same %s twice', async (_, parts) => {
    const id = await newDraft(await newSheet());
    expect((await save(id, parts)).body.errorKey).toBe('priceVersion.repeated');
  });

  test('says what is wrong with it, and is not published so', async () => {
    const id = await newDraft(await newSheet());
    const findings = async () =>
      (await operator.call(checkVersion, { query: { id } }, english)).result;
    expect(await findings()).toEqual([
      { level: 'error', text: 'No zones yet. Add at least one' },
      { level: 'error', text: 'No prices yet. Add at least one' },
    ]);
    expect((await publish(id, undefined, english)).body).toMatchObject({
      errorKey: 'priceVersion.unsound',
      message: 'The draft cannot be published: No zones yet. Add at least one',
    });
    const band = (fromKg: number, toKg: number, zone = '1') => ({ zone, fromKg, toKg, perKg: '1' });
    await save(id, {
      zonePlaces,
      priceRows: [band(0, 1), band(0.5, 2), band(3, 4), band(0, 1, '9')],
      surchargeList: [{ ...fuel, when: { remote: true, zones: ['7'] } }],
    });
    expect((await findings()).map(({ level, text }) => `${level}: ${text}`)).toEqual([
      'error: Zone 2 has no prices',
      'warning: Zone 9 has prices but no places',
      'error: Weight bands of zone 1 overlap from 0.5 to 1 kg',
      'warning: Zone 1 has no price from 2 to 3 kg',
      'warning: Surcharge FUEL is for remote areas. Choose a remote list',
      'warning: Surcharge FUEL names zone 7, which does not exist',
    ]);
    await save(id, { priceRows: [band(0, 1), band(0, 1, '2'), band(3, 4)] });
    expect((await publish(id)).status).toBe(200);
  });

  test('can be tried before it is published', async () => {
    const id = await newDraft(await newSheet());
    await save(id, whole);
    const body = { id, request: parcel(2) };
    const { result } = await operator.call(tryVersion, { body }, english);
    expect(result).toMatchObject({
      ok: true,
      total: '236.50',
      lines: [
        { name: 'Freight', amount: '215.00', why: '¥98.00 × 2.000 kg + ¥19.00' },
        { name: 'Fuel surcharge', amount: '21.50', why: '10% of freight ¥215.00' },
      ],
    });
  });
});

describe('a published version', () => {
  test('is neither changed nor dropped nor published again', async () => {
    const id = await newPublished(await newSheet());
    const replies = [
      await save(id, { note: 'later' }),
      await operator.call(dropVersion, { query: { id } }),
      await publish(id),
    ];
    expect(replies.map(({ body }) => body.errorKey)).toEqual(
      replies.map(() => 'priceVersion.published'),
    );
  });

  test('begins now or later', async () => {
    const id = await newDraft(await newSheet());
    await save(id, whole);
    const reply = await publish(id, '2020-01-01 00:00:00');
    expect(reply.body.errorKey).toBe('priceVersion.inThePast');
  });

  test('is published once by a repeated request', async () => {
    const id = await newDraft(await newSheet());
    await save(id, whole);
    const extra = { key: newId() };
    const first = await publish(id, undefined, extra);
    const again = await publish(id, undefined, extra);
    expect([first.status, again.status]).toEqual([200, 200]);
  });

  test('is compared with another part by part', async () => {
    const sheetId = await newSheet();
    const before = await newPublished(sheetId);
    const after = await newDraft(sheetId);
    await save(after, {
      zonePlaces: [
        { zone: '1', countryCode: 'US' },
        { zone: '1', countryCode: 'CA' },
      ],
      priceRows: [{ ...priceRows[0], perKg: '95', minCharge: '30' }, priceRows[1]],
      surchargeList: [{ ...fuel, value: '12.5' }],
    });
    const query = { before, after };
    const { result } = await operator.call(compareVersions, { query }, english);
    expect(result).toEqual([
      { part: 'zone', what: 'CA', before: '', after: '1' },
      { part: 'zone', what: 'US 90–96', before: '2', after: '' },
      {
        part: 'price',
        what: '1 · 0–30 kg',
        before: '¥98.00/kg + ¥19.00',
        after: '¥95.00/kg + ¥19.00, minimum ¥30.00',
      },
      {
        part: 'surcharge',
        what: 'FUEL',
        before: 'Fuel surcharge · 10% of freight',
        after: 'Fuel surcharge · 12.5% of freight',
      },
    ]);
  });
});

test('the fastest time must not exceed the slowest, and that is what is said', async () => {
  const body = { ...productForm(), channelId, transitDaysMin: 9, transitDaysMax: 5 };
  expect((await operator.call(addProduct, { body })).body.result).toMatchObject({
    issues: [{ path: 'transitDaysMax', key: 'web.verify.71' }],
  });
});

test('what the warehouse labels is charged by received weight, and that is what is said', async () => {
  const { terms, ...rest } = productForm();
  const body = (chargeAt: 'label' | 'receipt') =>
    ({ ...rest, channelId, labelAt: 'warehouse', terms: { ...terms, chargeAt } }) as const;
  expect((await operator.call(addProduct, { body: body('label') })).body.result).toMatchObject({
    issues: [{ path: 'labelAt', key: 'web.verify.82' }],
  });
  const { id } = (await operator.call(addProduct, { body: body('receipt') })).result;
  const { result } = await operator.call(getOpsProduct, { query: { id } });
  expect(result.labelAt).toBe('warehouse');
});

test('a remote list grows by revisions, each read page by page', async () => {
  const code = uniqueCode();
  const area = (postFrom: string) =>
    ({ countryCode: 'US', postFrom, postTo: postFrom, remoteType: 'far' }) as const;
  const add = async (...posts: string[]) =>
    (await operator.call(addRemoteList, { body: { code, areas: posts.map(area) } })).result.id;
  const first = await add('967', '968', '969');
  await add('967');
  const { result: lists } = await operator.call(listRemoteLists);
  const own = lists.filter((list) => list.code === code);
  expect(own).toMatchObject([
    { revision: 2, areas: 1 },
    { revision: 1, areas: 3 },
  ]);
  const query = { id: first, pageNo: 2, pageSize: 2 };
  const { result } = await operator.call(getRemoteAreas, { query });
  expect(result).toMatchObject({ total: 3, records: [{ postFrom: '969' }] });
});

test('a channel has a code of its own, and products show its new name at once', async () => {
  const form = { ...channelForm(), evenUntried: true };
  const { result: added } = await operator.call(addChannel, { body: form });
  const { id } = added;
  const { body: again } = await operator.call(addChannel, { body: form });
  expect(again.errorKey).toBe('channel.codeTaken');
  const product = { ...productForm(), channelId: id };
  const { result: sold } = await operator.call(addProduct, { body: product });
  const other = { ...channelForm(), evenUntried: true };
  await operator.call(addChannel, { body: other });
  const edit = (more: object) =>
    operator.call(editChannel, { body: { ...form, id, revision: 1, ...more } });
  expect((await edit({ code: other.code })).body.errorKey).toBe('channel.codeTaken');
  expect((await edit({ nameZh: '新名称' })).status).toBe(200);
  const { result } = await operator.call(getOpsProduct, { query: { id: sold.id } });
  expect(result.channelName).toBe('新名称');
  const { result: channels } = await operator.call(listChannels);
  expect(channels.slice(-2).map(({ code }) => code)).toEqual([form.code, other.code]);
});

test('an exchange rate counts from now or later, and is never of one currency with itself', async () => {
  const add = async (more: object) => {
    const body = { from: 'THB', to: 'CNY', rate: '0.2', ...more } as const;
    return (await operator.call(addExchangeRate, { body })).body.errorKey;
  };
  expect(await add({})).toBeUndefined();
  const { result } = await operator.call(listExchangeRates);
  expect(result[0]).toMatchObject({ from: 'THB', to: 'CNY', rate: '0.2' });
  expect(await add({ validFrom: '2020-01-01 00:00:00' })).toBe('exchangeRate.invalid');
  expect(await add({ from: 'CNY' })).toBe('exchangeRate.invalid');
  expect(await add({ rate: '0.00' })).toBe('exchangeRate.invalid');
});

test('of a pair’s rates the latest whose time has come is in force', async () => {
  const add = (rate: string, validFrom?: string) =>
    operator.call(addExchangeRate, {
      body: { from: 'VND', to: 'KRW', rate, ...(validFrom && { validFrom }) },
    });
  const times = async () =>
    (await operator.call(listExchangeRates)).result
      .filter(({ from }) => from === 'VND')
      .map(({ rate, time }) => [rate, time]);
  await add('5.3');
  await add('5.5', '2099-01-01 00:00:00');
  expect(await times()).toEqual([
    ['5.5', 'coming'],
    ['5.3', 'inForce'],
  ]);
  await add('5.4');
  expect(await times()).toEqual([
    ['5.5', 'coming'],
    ['5.4', 'inForce'],
    ['5.3', 'past'],
  ]);
});
