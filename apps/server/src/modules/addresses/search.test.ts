import { addConsignee, allConsignees, listConsignees } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { openOwner } from '../../testing/owner.ts';
import { consignee, merchantOf } from './addressesTestForms.ts';
import { gramsFor, plain, wantedBy } from './searchable.ts';

let app: TestApp;
let fawn: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  fawn = await app.as('fawn');
  const people = [
    { name: '欧阳明月', company: '星河贸易有限公司', phone: '13912345678', alias: '老店' },
    { name: 'Harriet Colby', city: 'Denver', phone: '+1 (408) 555-0123', tags: ['VIP'] },
    { name: 'José Müller', postCode: '95119', company: '100% Cotton_Co' },
    { name: '月明', company: 'ＡＢＣ Ltd', tags: ['VIP', '批发'] },
  ];
  for (const person of people) await fawn.call(addConsignee, { body: consignee(person) });
});
afterAll(() => app.stop());

const names = async (query: object) =>
  (await fawn.call(listConsignees, { query })).result.records.map(({ name }) => name);

describe('an address is found by', () => {
  test.each([
    ['two Chinese characters within a name', '阳明', ['欧阳明月']],
    ['one Chinese character', '欧', ['欧阳明月']],
    ['a piece of the company', '河贸易', ['欧阳明月']],
    ['the alias', '老店', ['欧阳明月']],
    ['a whole phone number', '13912345678', ['欧阳明月']],
    ["a phone number with the country's", '+86 139-1234-5678', ['欧阳明月']],
    ['a phone number without its signs', '4085550123', ['Harriet Colby']],
    ['a phone number with signs', '(408) 555-0123', ['Harriet Colby']],
    ['a phone number with spaces, beside a piece', '+1 408 555 0123 colb', ['Harriet Colby']],
    ['a piece in any case', 'rriET', ['Harriet Colby']],
    ['several pieces, in any order', 'denver colb', ['Harriet Colby']],
    ['the post code', '95119', ['José Müller']],
    ['letters of another width', 'abc', ['月明']],
    ['what the database could take for a pattern', '100%', ['José Müller']],
    ['an underscore', 'cotton_co', ['José Müller']],
    ['its first letter', 'h', ['Harriet Colby']],
  ])('%s', async (_, keyword, expected) => {
    expect(await names({ keyword })).toEqual(expected);
  });

  test('its tag, alone and with a piece', async () => {
    expect(await names({ tag: 'vip' })).toEqual(['月明', 'Harriet Colby']);
    expect(await names({ tag: 'VIP', keyword: '月' })).toEqual(['月明']);
  });
});

test('a phone is found whole, and by no piece of it', async () => {
  for (const keyword of ['5678', '1391234', '12345678'])
    expect(await names({ keyword })).toEqual([]);
});

test.each(['月阳', 'zzzz', '%', 'cotton-co', "'; drop table consignees; --"])(
  '%s finds nobody',
  async (keyword) => {
    expect(await names({ keyword })).toEqual([]);
  },
);

test('a picker finds by the same pieces', async () => {
  const { result } = await fawn.call(allConsignees, { query: { keyword: '明月' } });
  expect(result.map(({ name }) => name)).toEqual(['欧阳明月']);
});

test('another merchant finds nothing of it', async () => {
  const kapok = await app.as('kapok');
  const { result } = await kapok.call(listConsignees, { query: { keyword: '欧阳' } });
  expect(result).toMatchObject({ total: 0, records: [] });
});

test('grams of different merchants are different', () => {
  const of = (merchant: string) => gramsFor(merchant, 'harriet', []);
  expect(of('a').filter((gram) => of('b').includes(gram))).toEqual([]);
  expect(of('a')).toEqual(expect.arrayContaining(wantedBy('a', 'arri').grams));
});

// Addresses are cut into pieces here, orders by the database, which writes theirs: each by its own
// lengths, but whoever types the same finds the same.
describe('an address and an order are found by the same pieces:', () => {
  const foundHere = (text: string, typed: string) => {
    const held = new Set(gramsFor('m', plain(text), []));
    return wantedBy('m', typed).grams.every((gram) => held.has(gram));
  };
  const foundInOrders = async (text: string, typed: string) => {
    const client = await openOwner(app.database);
    const merchant = app.merchantId('M100002');
    const pieces = (words: string, isTyped: boolean) =>
      `alpaca.gram_numbers('${merchant}', alpaca.plain_words(${words}), ${isTyped})`;
    const { rows } = await client
      .query(`select ${pieces('$1', false)} @> ${pieces('$2', true)} as found`, [text, typed])
      .finally(() => client.end());
    return rows[0].found;
  };
  test.each([
    ['欧阳明月', '阳明', true],
    ['欧阳明月', '欧', true],
    ['欧阳明月', '月阳', false],
    ['Harriet Colby', 'rriET', true],
    ['Harriet Colby', 'colb harr', true],
    ['Harriet Colby', 'h', true],
    ['Harriet Colby', 'zzzz', false],
    ['ＡＢＣＤ Ltd', 'abcd', true],
    ['José Müller', 'Müll', true],
    ['YL2026110001', '1100', true],
    ['YL2026110001', '9999', false],
  ])('%s, by %s: %s', async (text, typed, found) => {
    expect([foundHere(text, typed), await foundInOrders(text, typed)]).toEqual([found, found]);
  });
});

test('search uses the index of grams, and a list the index of its order', async () => {
  const client = await openOwner(app.database);
  const all = await app.ctxOf();
  const merchant = await merchantOf(all, 'M100002');
  try {
    await client.query(
      `insert into consignees (tenant_id, merchant_id, id, name, phone, country_code, province, city,
         address1, search, grams, fingerprint)
       select $1, $2, gen_random_uuid(), 'x', '1', 'US', 'CA', 'X', 'x', 'x',
         array(select (random() * 2000000000)::int from generate_series(1, 20)), n
       from generate_series(1, 20000) n`,
      [all.tenant.id, merchant],
    );
    await client.query('analyze consignees');
    const scans = async (index: string) =>
      (await client.query('select pg_stat_get_numscans($1::regclass) as n', [index])).rows[0].n;
    const before = await scans('consignees_grams');
    const kapok = await app.as('kapok');
    await kapok.call(listConsignees, { query: { keyword: 'arriet', pageSize: 20 } });
    // Figures of use come a moment after the use.
    await expect.poll(() => scans('consignees_grams'), { timeout: 15_000 }).not.toBe(before);
    const listed = await scans('consignees_listed');
    await kapok.call(listConsignees, { query: { pageSize: 20 } });
    await expect.poll(() => scans('consignees_listed'), { timeout: 15_000 }).not.toBe(listed);
  } finally {
    await client.end();
  }
});
