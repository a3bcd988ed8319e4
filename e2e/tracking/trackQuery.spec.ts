import { constants } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { enter } from '../support/shellSteps.ts';
import { parcels, queryPath, user } from './trackSteps.ts';

test.describe.configure({ timeout: 180_000 });

const most = constants.trackNumbersMax;
const fieldOf = (page: Page) => page.getByLabel('单号', { exact: true });
const cardsOf = (page: Page) => page.getByRole('list', { name: '查询结果' }).locator('> li');

test('parcels are found by pasted numbers, and what nobody knows is named', async ({ page }) => {
  const [first, second] = await parcels(2);
  if (!first || !second) throw new Error('two parcels were found');
  await enter(page, queryPath, { user });
  await expect(page.getByText(`一次最多 ${most} 个。`)).toBeVisible();
  await fieldOf(page).fill(
    `${first.trackingNumber}，NOSUCH1 ${second.transactionOrderNo}\nNOSUCH2`,
  );
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page.getByText('找到 2 个包裹')).toBeVisible();
  const unknown = page.getByRole('alert').filter({ hasText: 'NOSUCH1' });
  await expect(unknown).toContainText('2 个单号没有轨迹');
  await expect(unknown).toContainText('NOSUCH1、NOSUCH2');
  const card = cardsOf(page).first();
  await expect(card).toContainText(first.latest.text);
  await card.getByRole('button', { name: /条轨迹$/ }).click();
  await expect(card.locator('ol > li').first()).toContainText(first.latest.text);
  await page.reload();
  await expect(page.getByText('找到 2 个包裹')).toBeVisible();
  await expect(fieldOf(page)).toHaveValue(/NOSUCH2/);
});

test('forty numbers are asked for at once by a key, and one more is refused @night', async ({
  page,
}) => {
  const found = await parcels(most);
  const numbers = found.map(({ trackingNumber }) => trackingNumber);
  const separators = [',', ' ', '\n', '，', '\t'];
  const pasted = numbers.map((number, at) => number + separators[at % separators.length]).join('');
  await enter(page, queryPath, { user });
  await fieldOf(page).fill(pasted);
  await expect(page.getByText(`${most} / ${most} 个`)).toBeVisible();
  await fieldOf(page).press('Control+Enter');
  await expect(page.getByText(`找到 ${most} 个包裹`)).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(most);
  await page.getByRole('button', { name: '全部展开' }).click();
  await expect(page.getByRole('button', { name: '收起', exact: true })).toHaveCount(most);

  const address = page.url();
  await fieldOf(page).fill(`${pasted} ONEMORE`);
  await expect(page.getByText(`最多 ${most} 个，请删去多余的`)).toBeVisible();
  await expect(page.getByRole('button', { name: '查询', exact: true })).toBeDisabled();
  await fieldOf(page).press('Control+Enter');
  expect(page.url()).toBe(address);
});

test('numbers are scanned one after the other, each with Enter @night', async ({ page }) => {
  const [first, second] = await parcels(2);
  if (!first || !second) throw new Error('two parcels were found');
  await enter(page, queryPath, { user });
  await fieldOf(page).focus();
  await page.keyboard.type(first.trackingNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByText('找到 1 个包裹')).toBeVisible();
  await page.keyboard.type(second.trackingNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByText('找到 2 个包裹')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('找到 1 个包裹')).toBeVisible();
  await expect(fieldOf(page)).toHaveValue(first.trackingNumber);
});
