import { editWarehouse, getWarehouse } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { askAs, callAs } from '../support/api.ts';
import { enter } from '../support/shellSteps.ts';
import { newHouse } from './receiveSteps.ts';

test.describe.configure({ timeout: 90_000 });
// Only rows in sight are there, and other tests add warehouses too.
test.use({ viewport: { width: 1280, height: 3_000 } });

test('Spring Festival is entered, and what somebody else saved meanwhile is shown, not overwritten', async ({
  page,
}) => {
  const { id, name } = await newHouse();
  const stored = () => askAs('yunling-admin', getWarehouse, { id });
  const before = await stored();
  await enter(page, '/ops/warehouses', { user: 'yunling-admin' });
  await page.getByRole('row', { name }).getByRole('button', { name: '编辑' }).click();
  const dialog = page.getByRole('dialog', { name: /编辑仓库/ });
  const days = dialog.getByLabel('节假日与调休');
  await days.fill('2027-02-05 ~ 2027-02-11 春节\n明天休息');
  await expect(dialog.getByText('明天休息').last()).toBeVisible();
  await days.fill('2027-02-05 ~ 2027-02-11 春节\n2027-02-14 调休上班 10:00-16:00');

  await callAs('yunling-admin', editWarehouse, { ...before, contact: '王五' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '采用对方的' }).click();
  await expect(dialog.getByLabel('联系人')).toHaveValue('王五');
  await expect(days).toHaveValue('');

  await days.fill('2027-02-05 ~ 2027-02-11 春节');
  await callAs('yunling-admin', editWarehouse, {
    ...(await stored()),
    phone: '0755 1234 5678',
  });
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '保存我的修改' }).click();
  await expect(dialog).toHaveCount(0);
  const after = await stored();
  expect(after.days).toHaveLength(7);
  expect(after).toMatchObject({ contact: '王五', phone: '0755 1234 5678', lines: before.lines });
});
