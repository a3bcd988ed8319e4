import { testWebhook } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { openReceiver } from '../../apps/server/src/modules/openapi/testing.ts';
import { callAs } from '../support/api.ts';
import { gathering } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';
import { owner, rowOf } from './keySteps.ts';
import { allOf, closeSecret, takeSecret } from './secretSteps.ts';
import {
  act,
  addEndpoint,
  check,
  colleagueEdits,
  editAddress,
  logOf,
  madeBefore,
  path,
  storedOf,
} from './webhookSteps.ts';
import { inChinese, inEnglish } from './webhookWords.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

let receiver: Awaited<ReturnType<typeof openReceiver>>;
test.beforeAll(async () => {
  receiver = await openReceiver();
});
test.afterAll(() => receiver.stop());

const newPath = (behaviour: string) => `${behaviour}/${Date.now().toString(36)}`;

test('from an endpoint to its first message, what went wrong with it, and what was missed', async ({
  page,
}) => {
  const words = inChinese;
  const [bad, good] = [newPath('fail'), newPath('ok')];
  await page.setViewportSize({ width: 1440, height: 900 });
  const { found, lookAt } = gathering(page);
  await enter(page, path, { own: true });
  const secret = await addEndpoint(page, words, receiver.url(bad));
  expect(await allOf(page)).not.toContain(secret);

  await act(page, bad, words.test);
  const log = logOf(page, words);
  await expect(rowOf(page, words.tested).first()).toContainText(words.refused);
  await lookAt('the log');
  await log.getByRole('button', { name: words.tested, exact: true }).first().click();
  await expect(log.getByText('out of order').first()).toBeVisible();
  await lookAt('one event');
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();

  await editAddress(page, words, bad, receiver.url(good));
  await act(page, good, words.log);
  await log.getByRole('button', { name: words.tested, exact: true }).first().click();
  await log.getByRole('button', { name: words.replay }).click();
  await expect(log.getByText(words.taken).first()).toBeVisible();
  await expect(log.getByText('thanks').first()).toBeVisible();
  const [first] = receiver.cameTo(bad);
  const [again] = receiver.cameTo(good);
  if (!first || !again) throw new Error('both attempts came');
  expect(again.headers['webhook-id']).toBe(first.headers['webhook-id']);

  await log.getByRole('button', { name: words.debug }).click();
  const debug = await check(page, words, again);
  await expect(debug.getByText(words.right, { exact: true })).toBeVisible();
  await check(page, words, again, { body: again.body.replace('{"type":', '{"type": ') });
  await expect(debug.getByText(words.differs)).toBeVisible();
  await expect(debug.getByText(words.byte)).toBeVisible();
  await lookAt('what differs');
  await debug.getByLabel(words.secret).fill('whsec_AAAA');
  await check(page, words, again);
  await expect(debug.getByText(words.otherSecret)).toBeVisible();
  expect(found).toEqual([]);
});

test('what happens while an endpoint is off is kept and recovered', { tag: '@night' }, async ({
  page,
}) => {
  const words = inChinese;
  const wait = newPath('wait');
  const url = receiver.url(wait);
  const { id } = await madeBefore(url);
  // Its answer asks to wait for an hour, so this is still to be sent when it is turned off.
  await callAs(owner, testWebhook, { id });
  await expect.poll(async () => receiver.cameTo(wait).length).toBeGreaterThan(0);
  const { found, lookAt } = gathering(page);
  await enter(page, path, { own: true });
  await act(page, wait, words.turnOff);
  await page
    .getByRole('dialog', { name: words.turningOff })
    .getByRole('button', { name: words.turnOff })
    .click();
  await expect(rowOf(page, wait)).toContainText(words.byHand);
  await expect(rowOf(page, wait)).toContainText(words.kept);
  await lookAt('the list');

  await act(page, wait, words.turnOn);
  await page
    .getByRole('dialog', { name: words.turningOn })
    .getByRole('button', { name: words.turnOn })
    .click();
  const recover = page.getByRole('dialog', { name: words.recovering });
  const cameBefore = receiver.cameTo(wait).length;
  await lookAt('the question since when');
  await recover.getByRole('button', { name: words.recover }).click();
  await expect(page.getByText(words.recovered)).toBeVisible();
  await expect.poll(async () => receiver.cameTo(wait).length).toBeGreaterThan(cameBefore);

  await act(page, wait, words.roll);
  const roll = page.getByRole('dialog', { name: words.rolling });
  await expect(roll).toContainText(words.day);
  await roll.getByRole('button', { name: words.roll }).click();
  await takeSecret(page, words, /^whsec_/);
  await closeSecret(page, words);
  await act(page, wait, words.delete);
  await page
    .getByRole('dialog', { name: words.deleting })
    .getByRole('button', { name: words.delete })
    .click();
  await expect(rowOf(page, wait)).toHaveCount(0);
  expect(found).toEqual([]);
});

test('on a phone endpoints are cards, and one is added and tried in English', {
  tag: '@night',
}, async ({ page }) => {
  const words = inEnglish;
  const good = newPath('ok');
  await page.setViewportSize({ width: 390, height: 844 });
  const { found, lookAt } = gathering(page);
  await enter(page, path, { own: true, language: 'en_US', theme: 'dark' });
  const secret = await addEndpoint(page, words, receiver.url(good));
  expect(await allOf(page)).not.toContain(secret);
  await lookAt('the cards');
  expect(await overflow(page)).toBe(0);
  await act(page, good, words.test);
  const log = logOf(page, words);
  await expect(rowOf(page, words.tested).first()).toContainText(words.taken);
  await lookAt('the log');
  await log.getByRole('button', { name: words.tested, exact: true }).first().click();
  await lookAt('one event');
  expect(await overflow(page)).toBe(0);
  expect(found).toEqual([]);
});

test('whoever is second is told, and an endpoint that was turned off stays so', async ({
  page,
}) => {
  const words = inChinese;
  const good = newPath('ok');
  const { id } = await madeBefore(receiver.url(good));
  await enter(page, path, { own: true });
  await act(page, good, words.edit);
  const form = page.getByRole('dialog', { name: words.editing });
  await form.getByRole('checkbox', { name: words.balance }).check();
  await colleagueEdits(id, { isOn: false });
  await form.getByRole('button', { name: words.save }).click();
  const told = page.getByRole('dialog', { name: words.first });
  await told.getByRole('button', { name: words.saveMine }).click();
  await expect(form).toBeHidden();
  expect(await storedOf(id)).toMatchObject({
    isOn: false,
    types: ['balance.changed', 'order.moved'],
  });
});

test('who has no endpoint yet reads what one is good for; the bell leads to one', {
  tag: '@night',
}, async ({ page }) => {
  await enter(page, path, { user: 'kapok', own: true });
  await expect(page.getByText('还没有 Webhook 端点')).toBeVisible();
  await page.getByRole('link', { name: 'API 密钥' }).click();
  await expect(page.getByText('还没有 API 密钥')).toBeVisible();
  // As a notice of one that is deleted by now does.
  await enter(page, '/system/api?id=00000000-0000-4000-8000-000000000000', { user: 'kapok' });
  await expect(page.getByText('找不到该端点')).toBeVisible();
});
