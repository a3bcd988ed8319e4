import { expect, test } from '@playwright/test';
import { enter } from '../support/shellSteps.ts';
import { merchantWithMoney, ordersOf } from './labelSteps.ts';
import { pagesOf, saved } from './paperFiles.ts';

test('what the warehouse labels goes there under its mark', async ({ page }) => {
  const { username } = await merchantWithMoney('换单商户');
  const [order] = await ordersOf(username, 'BR-LINE', 1);
  const id = order?.id as string;
  expect(order).toMatchObject({ booking: 'awaitingWeight', trackingNumber: '' });
  await enter(page, `/single/finish?id=${id}`, { user: username });
  await expect(page.getByText('面单由仓库在称重后打印')).toBeVisible();
  const file = await saved(page, () => page.getByRole('button', { name: '下载唛头' }).click());
  expect(pagesOf(file.path)).toEqual(['100x150']);

  await page.getByRole('button', { name: '查看订单' }).click();
  await expect(page.getByText('该产品由仓库打单')).toBeVisible();
});
