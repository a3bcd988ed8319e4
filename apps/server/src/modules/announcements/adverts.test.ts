import { addAdvert, editAdvert, getAdverts, listAdverts, uploadFile } from '@alpaca/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let operator: Visitor;
let merchant: Visitor;
let image: string;
beforeAll(async () => {
  app = await testApp();
  operator = await app.as('yunling-op');
  merchant = await app.as('starfield');
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const file = { ...multipart('advert.png', png), key: newId() };
  const sent = await operator.call(uploadFile, { query: { purpose: 'advert' } }, file);
  image = sent.result.key;
});
afterAll(() => app.stop());

const form = (more: object = {}) => ({
  titleZh: `广告 ${newId().slice(-6)}`,
  titleEn: 'Advert',
  image,
  validFrom: null,
  validTo: null,
  isShown: true,
  ...more,
});
const seen = async () => (await merchant.call(getAdverts)).result.map(({ title }) => title);
const stateOf = async (id: string) =>
  (await operator.call(listAdverts)).result.find((one) => one.id === id)?.state;

test.each([
  ['that has no times runs', {}, 'running'],
  ['that begins later waits', { validFrom: '2099-01-01 00:00:00' }, 'coming'],
  ['whose end has come is over', { validTo: '2020-01-01 00:00:00' }, 'over'],
  ['that was ended is ended', { isShown: false }, 'ended'],
])('an advert %s', async (_, more, state) => {
  const body = form(more);
  const { id } = (await operator.call(addAdvert, { body })).result;
  expect(await stateOf(id)).toBe(state);
  expect((await seen()).includes(body.titleZh)).toBe(state === 'running');
});

test('merchants no longer see one that is ended', async () => {
  const body = form();
  const { id } = (await operator.call(addAdvert, { body })).result;
  expect(await seen()).toContain(body.titleZh);
  await operator.call(editAdvert, { body: { ...body, id, revision: 1, isShown: false } });
  expect(await seen()).not.toContain(body.titleZh);
});

test('a picture or a link from anywhere else is refused, and an end before the start', async () => {
  const add = async (more: object) =>
    (await operator.call(addAdvert, { body: form(more) })).body.errorKey;
  expect(await add({ image: 'https://elsewhere.example/a.png' })).toBe('file.notFound');
  expect(await add({ linkUrl: 'javascript:alert(1)' })).toBe('request.invalid');
  expect(await add({ linkUrl: '//elsewhere.example' })).toBe('request.invalid');
  const times = { validFrom: '2030-02-01 00:00:00', validTo: '2030-01-01 00:00:00' };
  expect(await add(times)).toBe('request.invalid');
  expect((await merchant.call(addAdvert, { body: form() })).status).toBe(403);
});
