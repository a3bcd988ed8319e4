import { listStalled, moveStalled, type StalledParcel } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from './trackSteps.ts';

test.describe.configure({ timeout: 180_000 });

const operator = 'yunling-op';
const merchant = 'starfield';
const opsPath = '/ops/stalled';
const ownPath = '/order/stalled';

/** Those of the demo, once the worker has read where their parcels are. */
const stalls = async (user: string): Promise<StalledParcel[]> => {
  let found: StalledParcel[] = [];
  await expect
    .poll(
      async () => {
        found = (await callAs(user, listStalled, {})).page.records;
        return found.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(3);
  return found;
};

const rowsOf = (page: Page) =>
  page.getByRole('region', { name: /^(轨迹停滞件|Stalled parcels)$/ }).locator('[data-row-key]');
const rowOf = (page: Page, { transactionOrderNo }: StalledParcel) =>
  rowsOf(page).filter({ hasText: transactionOrderNo });
const drawerOf = (page: Page, { transactionOrderNo }: StalledParcel) =>
  page.getByRole('dialog', { name: new RegExp(transactionOrderNo) });

test('an operator asks a carrier about several at once, and is told who was faster', async ({
  page,
}) => {
  const all = await stalls(operator);
  const [first, second] = all.filter(
    ({ productName, state, merchantCode }) =>
      productName === '美国专线小包' && state !== 'claim' && merchantCode === 'M100001',
  ) as [StalledParcel, StalledParcel];
  await enter(page, opsPath, { user: operator });
  for (const one of [first, second]) await rowOf(page, one).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: '批量操作' });
  await bar.getByRole('button', { name: '催问承运商' }).click();
  const dialog = page.getByRole('dialog', { name: '催问承运商' });
  await expect(dialog).toContainText('美国专线小包 的 2 件包裹');
  await dialog.getByLabel('承运商邮箱').fill('nobody');
  await dialog.getByRole('button', { name: '发送邮件' }).click();
  await expect(dialog.getByText('请输入正确的邮箱地址')).toBeVisible();
  // A colleague is faster with one of them.
  const { id, transactionOrderNo } = second;
  const now = (await stalls(operator)).find((one) => one.id === id) as StalledParcel;
  const move = (act: 'claim' | 'unclaim', revision: number) =>
    callAs(operator, moveStalled, { stalls: [{ id, revision }], act, note: '' });
  await move('claim', now.revision);
  await dialog.getByLabel('承运商邮箱').fill('trace@carrier.example');
  await dialog.getByRole('button', { name: '发送邮件' }).click();
  await expect(page.getByText('已就 1 件包裹催问承运商')).toBeVisible();
  await expect(page.getByText(`未改动：${transactionOrderNo}`)).toBeVisible();
  await move('unclaim', now.revision + 1);
  await expect(rowOf(page, first)).toContainText('已催承运商');

  await rowOf(page, first).getByRole('button', { name: first.transactionOrderNo }).click();
  const drawer = drawerOf(page, first);
  await expect(drawer).toContainText('没有更新');
  await expect(drawer).toContainText('已联系承运商查件');
  await drawer.getByRole('button', { name: '催问承运商' }).click();
  await expect(dialog.getByLabel('承运商邮箱')).toHaveValue('trace@carrier.example');
  await dialog.getByRole('button', { name: /取\s*消/ }).click();
});

test('a merchant on a phone reads why a parcel is here and writes to us', {
  tag: '@night',
}, async ({ page }) => {
  const [, one] = (await stalls(merchant)).filter(({ state }) => state !== 'open');
  const stall = one ?? ((await stalls(merchant))[0] as StalledParcel);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ownPath, { user: merchant, language: 'en_US' });
  await page.getByRole('button', { name: stall.transactionOrderNo }).click();
  const drawer = drawerOf(page, stall);
  await expect(drawer).toContainText('No update for');
  await expect(drawer.getByRole('button', { name: 'Ask carrier' })).toHaveCount(0);
  await drawer.getByRole('textbox').fill('The consignee asks every day.');
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer.getByRole('list').filter({ hasText: 'every day' })).toBeVisible();
  await expect
    .poll(async () => (await stalls(operator)).find(({ id }) => id === stall.id)?.turn)
    .toBe('staff');
  expect(await overflow(page)).toBe(0);
});

test('how lines keep their promise is a chart and a table', { tag: '@night' }, async ({ page }) => {
  await stalls(operator);
  await enter(page, `${opsPath}?view=promise`, { user: operator });
  const chart = page.getByRole('figure', { name: /按时妥投的比例/ });
  await expect(chart).toContainText('美国专线小包');
  await expect(page.getByRole('region', { name: '时效达成' })).toContainText('半数不超过');
  await page.getByText('近 30 天').click();
  await expect(chart).toContainText('%');
});

test('a merchant on a phone sees how lines kept their promise to its own parcels @night', async ({
  page,
}) => {
  await stalls(merchant);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, `${ownPath}?view=promise`, { user: merchant, language: 'en_US' });
  await expect(page.getByRole('figure', { name: /Delivered on time/ })).toContainText('US Packet');
  expect(await overflow(page)).toBe(0);
});

const dark = { width: 390, height: 844, theme: 'dark', language: 'zh_CN' } as const;

for (const { width, height, ...look } of [...looks, dark]) {
  test(`axe finds nothing about stalled parcels at ${width} px, ${look.theme} @night`, async ({
    page,
  }) => {
    const [stall] = (await stalls(operator)) as [StalledParcel];
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    await enter(page, opsPath, { user: operator, ...look });
    await expect(page.getByRole('button', { name: stall.transactionOrderNo })).toBeVisible();
    await lookAt('the list');
    await enter(page, `${opsPath}?id=${stall.orderId}`, { user: operator, ...look });
    await expect(drawerOf(page, stall).locator('ol > li').first()).toBeVisible();
    await lookAt('a parcel');
    await enter(page, `${opsPath}?view=promise`, { user: operator, ...look });
    await expect(page.getByRole('figure')).toBeVisible();
    await lookAt('the promises');
    expect(found).toEqual([]);
  });
}
