import { randomBytes } from 'node:crypto';
import { getOrderTrackDetails, getTrackLink, type OrderForm } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openOrdersKit, openTestCarrier, saveOrder } from '../../orders/testing.ts';
import { makeTrackDays } from '../intake/days.ts';
import { takeNews } from '../intake/intake.service.ts';
import type { News } from '../intake/news.ts';
import { linkCode } from './linkCode.ts';
import { byCode, byNumber } from './publicTrack.service.ts';

let app: TestApp;
let ctx: Ctx;
let starfield: Awaited<ReturnType<TestApp['as']>>;
let parcel: { id: string; no: string };
let form: OrderForm;
let path: string;

const carriersNumber = 'RX123456785GB';
const customerNo = 'SHOP-2026-0017';
const hostile = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `javascript:alert(1)`,
];

const stated = (hoursAgo: number) =>
  new Date(Date.now() - hoursAgo * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const told = (more: Partial<News>): News => ({
  orderId: parcel.id,
  merchantId: app.merchantId('M100001'),
  source: 'carrier',
  carrier: 'asendia',
  code: 'IN_TRANSIT',
  words: '',
  statedAt: stated(30),
  place: 'London',
  countryCode: 'GB',
  ...more,
});

beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
  await makeTrackDays(ctx);
  starfield = await app.as('starfield');
  const kit = await openOrdersKit(app, openTestCarrier().carrier);
  const [merchant] = await asOwner<{ merchant_id: string }>(
    app.database,
    `select merchant_id from merchants where tenant_id = $1 and code = 'M100001'`,
    [ctx.tenant.id],
  );
  const merchantId = merchant?.merchant_id as string;
  form = { ...kit.form(kit.products.receipt, 1), customerNo };
  const saved = await saveOrder(kit.as(merchantId), { form });
  await kit.close();
  parcel = { id: saved.id, no: saved.transactionOrderNo };
  await asOwner(app.database, 'update orders set tracking_number = $1 where id = $2', [
    carriersNumber,
    parcel.id,
  ]);
  await takeNews(ctx, [
    told({ merchantId, words: 'Processed at depot' }),
    told({ merchantId, code: 'OFD', statedAt: stated(8), place: '12 Baker Street, NW1 6XE' }),
    told({
      merchantId,
      code: 'DELIVERED',
      statedAt: stated(2),
      words: `Signed by J. SMITH ${hostile[0]}`,
      place: hostile[1] as string,
    }),
    told({ merchantId, code: 'WHAT?', statedAt: stated(1), words: hostile[2] as string }),
  ]);
  path = (await starfield.call(getTrackLink, { query: { id: parcel.id } })).result.path;
});
afterAll(() => app.stop());

// Each test has an address of its own: what one looks for is not counted against another.
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

interface Wish {
  host?: string;
  language?: string;
  from?: string;
}
const get = (url: string, { host = 'yunling.localhost', language, from }: Wish = {}) =>
  app.server.inject({
    url,
    headers: { host, ...(language && { 'accept-language': language }) },
    remoteAddress: from ?? newAddress(),
  });
const byNo = (number: string, wish?: Wish) => get(`/t?${new URLSearchParams({ number })}`, wish);

/** What a page shows, without its style. */
const wordsOf = (body: string) =>
  body
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('anybody looks a parcel up by its number or its carrier’s, in either case, and not by its merchant’s', async () => {
  for (const number of [parcel.no, carriersNumber, ` ${carriersNumber.toLowerCase()} `]) {
    const reply = await byNo(number);
    expect(reply.statusCode).toBe(200);
    expect(wordsOf(reply.body)).toContain('已签收');
  }
  expect((await byNo(customerNo)).statusCode).toBe(404);
});

test('a number alone tells where a parcel is and nothing of whom, whose or where to', async () => {
  const { body } = await byNo(carriersNumber);
  const text = wordsOf(body);
  for (const known of ['派送中', '派送国运输中', 'London，英国', stated(30).slice(0, 16)]) {
    expect(text).toContain(known);
  }
  // Neither who signed, nor a street or postcode, nor a carrier's other words.
  for (const kept of ['SMITH', 'Baker', 'NW1', 'Processed', 'alert', parcel.no, customerNo]) {
    expect(body).not.toContain(kept);
  }
  const details = await starfield.call(getOrderTrackDetails, { body: { id: parcel.id } });
  const { merchantName, merchantCode, productName } = details.result.parcel;
  const { name, phone, address1, city, postCode } = form.consignee;
  const people = [name, phone, address1, city, postCode];
  for (const kept of [merchantName, merchantCode, productName, parcel.id, ...people]) {
    expect(kept).toBeTruthy();
    expect(body).not.toContain(kept);
  }
});

test('whoever has the link is told more: both numbers, the carrier’s words, whom to ask', async () => {
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(200);
  const text = wordsOf(body);
  for (const known of [parcel.no, carriersNumber, 'Signed by J. SMITH', 'NW1 6XE', '联系客服']) {
    expect(text).toContain(known);
  }
  expect(body).not.toContain(customerNo);
});

test('what carriers write stays text', async () => {
  const { body } = await get(path);
  expect(body).not.toMatch(/<script|<img src=x|href="javascript:/);
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
  for (const number of hostile) {
    const answer = await byNo(number);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toMatch(/<script|<img src=x/);
  }
});

test('its merchant is given the link, no other is', async () => {
  expect(path).toBe(`/t/${linkCode(ctx, parcel.id)}`);
  const other = await app.as('kapok');
  const refused = await other.call(getTrackLink, { query: { id: parcel.id } });
  expect(refused.body.errorKey).toBe('order.notFound');
});

test('what is not found is one page, whatever was asked and whyever', async () => {
  const code = path.slice(3);
  const flipped = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
  const foreign = linkCode(await app.ctxOf('haituo'), parcel.id);
  const codes = [
    flipped,
    foreign,
    'x',
    `${code}=`,
    `${code}A`,
    '%00',
    'A'.repeat(40),
    code.slice(1),
  ];
  const numbers = ['NOSUCH', 'A'.repeat(500), '\0', '%', parcel.id];
  const shapes = new Set<string>();
  for (const reply of [
    ...(await Promise.all(codes.map((one) => get(`/t/${one}`)))),
    ...(await Promise.all(numbers.map((one) => byNo(one)))),
    await get(path, { host: 'haituo.localhost' }).then((reply) => ({
      ...reply,
      body: reply.body.replaceAll('haituo', 'yunling').replaceAll('海拓', '云岭'),
    })),
  ]) {
    expect(reply.statusCode).toBe(404);
    // But for what was asked, which stands in the field and in the other language's link.
    shapes.add(
      wordsOf(reply.body)
        .replace(/^.*没有查到/, '没有查到')
        .trim(),
    );
    expect(Object.keys(reply.headers).sort()).toEqual(
      Object.keys((await byNo('NOSUCH')).headers).sort(),
    );
  }
  expect([...shapes]).toHaveLength(1);
});

test('the host says whose parcels are looked for', async () => {
  expect((await byNo(carriersNumber, { host: 'haituo.localhost' })).statusCode).toBe(404);
  const nowhere = await byNo(carriersNumber, { host: 'nobody.example' });
  expect(nowhere.statusCode).toBe(404);
  expect(nowhere.body).not.toContain('云岭');
});

test('the page speaks the language of its address, else the browser’s, else English abroad', async () => {
  const tag = async (url: string, language?: string) =>
    /<html lang="([^"]+)"/.exec((await get(url, language ? { language } : {})).body)?.[1];
  expect(await tag('/t')).toBe('zh-CN');
  expect(await tag('/t', 'en-GB,en;q=0.9')).toBe('en');
  expect(await tag('/t', 'de-DE,de;q=0.9,zh;q=0.8')).toBe('zh-CN');
  expect(await tag('/t', 'fr-FR')).toBe('en');
  expect(await tag('/t?lang=zh_CN', 'en')).toBe('zh-CN');
  expect(await tag('/t?lang=en_US', 'zh')).toBe('en');
  const english = await byNo(carriersNumber, { language: 'en' });
  expect(wordsOf(english.body)).toContain('Delivered');
  expect(english.body).toContain(`href="/t?number=${carriersNumber}&amp;lang=zh_CN"`);
});

test('it runs nothing, is framed by nobody and is in no index; only the empty page is kept', async () => {
  for (const url of ['/t', `/t?number=${carriersNumber}`, path, '/t/', '/t/x']) {
    const { headers, body } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self' data:;/);
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(body).not.toContain('<script');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
  expect((await get('/t')).headers['cache-control']).toBe('public, max-age=600');
  expect((await get('/t/')).statusCode).toBe(200);
  expect((await get(path)).headers['cache-control']).toBe('private, no-cache');
});

// CI has little time; the night tries them all.
const guesses = process.env.CI ? 1_000 : 10_000;

/** All of them, some at a time. */
const inTurns = async (count: number, look: (n: number) => Promise<void>) => {
  for (let n = 0; n < count; n += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, at) => look(n + at)));
  }
};

test('thousands of guessed codes and numbers, unthrottled, find nothing', async () => {
  const code = Buffer.from(path.slice(3), 'base64url');
  const found: string[] = [];
  await inTurns(guesses, async (n) => {
    // Half of them know the order and guess the signature; the others guess it all.
    const guess = n % 2 ? Buffer.concat([code.subarray(0, 16), randomBytes(14)]) : randomBytes(30);
    const number = `RX${String(100_000_000 + n).slice(1)}0GB`;
    if (await byCode(ctx, guess.toString('base64url'))) found.push(guess.toString('hex'));
    if (await byNumber(ctx, number)) found.push(number);
  });
  expect(found).toEqual([]);
});

test('one address is shown sixty parcels in ten minutes, then nothing, be it right or wrong', async () => {
  const from = newAddress();
  const statuses = new Map<number, number>();
  await inTurns(guesses, async (n) => {
    const asked = n % 2 ? `/t/${randomBytes(30).toString('base64url')}` : `/t?number=NOSUCH${n}`;
    const { statusCode } = await get(asked, { from });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  });
  expect(Object.fromEntries(statuses)).toEqual({ 404: 60, 429: guesses - 60 });
  const late = await get(path, { from });
  expect(late.statusCode).toBe(429);
  expect(late.headers['retry-after']).toBe('600');
  expect(late.body).not.toContain(parcel.no);
  // Others, and the empty page, are not held up.
  expect((await get('/t', { from })).statusCode).toBe(200);
  expect((await get(path)).statusCode).toBe(200);
});

test('a wrong code, a parcel that is gone and an unknown number take about as long', async () => {
  const gone = linkCode(ctx, '01a1d45a-0000-7000-8000-000000000000');
  const wrong = randomBytes(30).toString('base64url');
  // In turns, so that whatever else the machine does delays all of them alike.
  const looks = [() => byCode(ctx, gone), () => byCode(ctx, wrong), () => byNumber(ctx, 'NOSUCH')];
  const times = looks.map((): number[] => []);
  for (let n = 0; n < 300; n += 1) {
    for (const [at, look] of looks.entries()) {
      const begun = performance.now();
      await look();
      times[at]?.push(performance.now() - begun);
    }
  }
  const halves = times.map((some) => some.sort((a, b) => a - b)[150] as number);
  expect(Math.max(...halves) / Math.min(...halves)).toBeLessThan(3);
});
