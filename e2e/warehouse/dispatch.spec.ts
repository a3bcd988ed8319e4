import { expect, test } from '@playwright/test';
import { scan } from '../labels/scanSteps.ts';
import { sessionOf } from '../support/api.ts';
import { enterDispatch, houseWithParcels, makeBatch, rowsOf, verdictOf } from './dispatchSteps.ts';

test.describe.configure({ timeout: 120_000 });

test('parcels leave in a bag, by scanner and keyboard alone', async ({ page }) => {
  const { house, numbers } = await houseWithParcels(3);
  await enterDispatch(page, house);
  await makeBatch(page);

  await page.keyboard.press('F2');
  await expect(page.getByRole('button', { name: /B01/ })).toBeVisible();
  const verdict = verdictOf(page);
  for (const number of numbers) {
    await scan(page, number);
    await expect(verdict).toContainText('已装入');
  }
  await scan(page, 'NOBODY-77');
  await expect(verdict).toContainText('查无此单');
  await scan(page, numbers[0] ?? '');
  await expect(verdict).toContainText('已在本袋');
  await page.keyboard.press('F8');
  await scan(page, numbers[0] ?? '');
  await expect(verdict).toContainText('已取出');
  await page.keyboard.press('F8');
  await scan(page, numbers[0] ?? '');
  await expect(verdict).toContainText('已装入');
  await expect(page.getByText('3 箱 · 1.38 kg').first()).toBeVisible();

  await page.keyboard.press('F4');
  const dialog = page.getByRole('dialog');
  const gross = dialog.getByLabel('毛重');
  await expect(gross).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('相差 0.62 kg')).toBeVisible();
  await dialog.getByLabel('空袋重').fill('0.6');
  await gross.press('Enter');
  await expect(page.getByRole('button', { name: /B01.*毛重 2 kg/ })).toBeVisible();

  await page.getByRole('button', { name: '确认出库' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认出库' }).click();
  await expect(page.getByText('3 票 3 箱已出库').first()).toBeVisible();
  await expect(page.getByText('已出库', { exact: true }).first()).toBeVisible();
});

test('what is scanned without a line is kept over a reload and sent in its order', async ({
  page,
}) => {
  const { house, numbers } = await houseWithParcels(2);
  await enterDispatch(page, house);
  await makeBatch(page);
  await page.keyboard.press('F2');
  await expect(page.getByRole('button', { name: /B01/ })).toBeVisible();
  const sent: string[] = [];
  let isDown = true;
  await page.route('**/ops/bag/scan', (route) => {
    if (isDown) return route.abort();
    sent.push(route.request().postDataJSON().number);
    return route.continue();
  });
  for (const number of numbers) await scan(page, number);
  await expect(page.getByText('2 次扫描已保存在本机')).toBeVisible();
  // What the scale shows would have boxes in it that nobody has on record.
  await page.keyboard.press('F4');
  await expect(page.getByText('还有 2 次扫描正在发送').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await expect(rowsOf(page)).toHaveCount(2);
  isDown = false;
  await expect(rowsOf(page).filter({ hasText: '已装入' })).toHaveCount(2, { timeout: 20_000 });
  expect(sent).toEqual(numbers);
  await expect(page.getByText('2 箱 · 0.92 kg').first()).toBeVisible();
});

test('a box that is scanned while its bag is being added goes into it, not into the one before @night', async ({
  page,
}) => {
  const { house, numbers } = await houseWithParcels(2);
  await enterDispatch(page, house);
  await makeBatch(page);
  // Into no bag at all it goes neither, and not in silence.
  await scan(page, numbers[0] ?? '');
  await expect(page.getByText('没有选中的袋').first()).toBeVisible();
  await page.keyboard.press('F2');
  await expect(page.getByRole('button', { name: /B01/ })).toBeVisible();
  await scan(page, numbers[0] ?? '');
  await expect(page.getByRole('button', { name: /B01.*1 箱/ })).toBeVisible();
  await page.route('**/ops/bag/add', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.keyboard.press('F2');
  await scan(page, numbers[1] ?? '');
  await expect(page.getByRole('button', { name: /B02.*1 箱/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /B01.*1 箱/ })).toBeVisible();
});

test("what one operator scanned is not sent in another's name, until that one takes it over @night", async ({
  page,
}) => {
  const { house, numbers } = await houseWithParcels(1, { staff: ['yunling-op2'] });
  await enterDispatch(page, house);
  await makeBatch(page);
  await page.keyboard.press('F2');
  await expect(page.getByRole('button', { name: /B01/ })).toBeVisible();
  const sent: string[] = [];
  let isDown = true;
  await page.route('**/ops/bag/scan', (route) => {
    if (isDown) return route.abort();
    sent.push(route.request().postDataJSON().number);
    return route.continue();
  });
  await scan(page, numbers[0] ?? '');
  await expect(page.getByText('1 次扫描已保存在本机')).toBeVisible();

  // Somebody else signs in at this computer.
  const { token, userInfo } = await sessionOf(String(process.env.ALPACA_E2E_PORT), 'yunling-op2');
  await page.evaluate(
    (kept) => {
      for (const [name, value] of Object.entries(kept))
        localStorage.setItem(`alpaca.${name}`, JSON.stringify({ value }));
    },
    { token, user: userInfo },
  );
  await page.reload();
  await expect(page.getByText('扫描的 1 件还没有发送')).toBeVisible();
  isDown = false;
  // Longer than the first pause of a line that is back.
  await page.waitForTimeout(3_000);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: '由我代发' }).click();
  await expect(rowsOf(page).filter({ hasText: '已装入' })).toHaveCount(1);
  expect(sent).toEqual(numbers);
});
