import { randomUUID } from 'node:crypto';
import {
  addBag,
  addBatch,
  closeBag,
  closeBatch,
  getOrderDetail,
  getTrackList,
  scanBag,
} from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { callAs, callWith, sessionOf } from '../support/api.ts';
import { gathering } from '../support/axe.ts';
import { sites } from '../support/sites.ts';
import { enterDispatch, houseWithParcels } from '../warehouse/dispatchSteps.ts';

test.describe.configure({ timeout: 180_000 });

const operator = 'yunling-op';

/** A batch with one bag that has left, with its parcels. */
const leftBatch = async (count: number) => {
  const { house, orders } = await houseWithParcels(count);
  const [first] = orders;
  const { token } = await sessionOf(String(process.env.ALPACA_E2E_PORT), operator);
  const id = first?.id as string;
  const { form } = await callWith(token, getOrderDetail, { query: { id } });
  const { productId } = form;
  const batch = await callAs(operator, addBatch, { warehouseId: house.id, productId });
  const bag = await callAs(operator, addBag, { batchId: batch.id, kind: 'bag' });
  for (const { transactionOrderNo: number } of orders) {
    await callAs(operator, scanBag, {
      scanId: randomUUID(),
      bagId: bag.id,
      number,
      isOut: false,
      station: '1 号台',
      scannedAt: '2026-11-17 10:00:00',
    });
  }
  await callAs(operator, closeBag, { id: bag.id, grossKg: 0.46 * count });
  await callAs(operator, closeBatch, { id: batch.id });
  const told = async () =>
    (await callWith(token, getTrackList, { query: { id } })).filter(
      ({ source }) => source === 'milestone',
    );
  return { house, batchId: batch.id, told };
};

const open = async (page: Page, { house, batchId }: Awaited<ReturnType<typeof leftBatch>>) => {
  await enterDispatch(page, house);
  await page.goto(`${sites.yunling}/ops/dispatch?batch=${batchId}`);
};

test('a milestone is entered once for a batch, corrected, and withdrawn', async ({ page }) => {
  const left = await leftBatch(1);
  await open(page, left);
  const card = page.getByRole('region', { name: '运输里程碑' });
  await expect(card).toContainText('还没有里程碑');
  await card.getByRole('button', { name: '登记里程碑' }).click();
  const dialog = page.getByRole('dialog', { name: '登记里程碑' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请选择时间')).toBeVisible();
  await dialog.getByLabel('当地时间').click();
  await page.getByText('此刻').click();
  await dialog.getByLabel('地点').fill('香港机场');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已登记，包裹轨迹已更新')).toBeVisible();
  await expect(card).toContainText('已离港 · 香港机场');
  await expect(card).toContainText('1 件包裹');
  expect((await left.told()).map(({ place }) => place)).toEqual(['香港机场']);

  await card.getByRole('button', { name: '更正已离港' }).click();
  const again = page.getByRole('dialog', { name: '更正已离港' });
  await again.getByLabel('地点').fill('深圳机场');
  await again.getByRole('button', { name: '保存' }).click();
  await expect(card).toContainText('已离港 · 深圳机场');
  await expect(card).toContainText('已更正');
  expect((await left.told()).map(({ place }) => place)).toEqual(['深圳机场']);

  await card.getByRole('button', { name: '更正已离港' }).click();
  await again.getByRole('button', { name: '撤回' }).click();
  await page
    .getByRole('dialog', { name: '撤回这个里程碑？' })
    .getByRole('button', { name: '撤回' })
    .click();
  await expect(card).toContainText('还没有里程碑');
  expect(await left.told()).toEqual([]);
});

test('milestones in English on a phone, without faults @night', async ({ page }) => {
  const left = await leftBatch(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const { found, lookAt } = gathering(page);
  await enterDispatch(page, left.house, { language: 'en_US' });
  await page.goto(`${sites.yunling}/ops/dispatch?batch=${left.batchId}`);
  const card = page.getByRole('region', { name: 'Milestones' });
  await expect(card).toContainText('No milestones yet');
  await lookAt('no milestones');
  await card.getByRole('button', { name: 'Add milestone' }).click();
  await expect(page.getByRole('dialog')).toContainText('Which parcels');
  await lookAt('a new one');
  expect(found).toEqual([]);
});
