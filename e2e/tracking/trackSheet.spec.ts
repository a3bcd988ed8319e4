import { getOrderTrackDetails } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { sheetFile } from '../../apps/server/src/testing/sheets.ts';
import { fetched, newMark, totalOf, upload } from '../imports/importsSteps.ts';
import { callAs } from '../support/api.ts';
import { enter } from '../support/shellSteps.ts';
import { listPath, overflow, parcels, rowsOf, user } from './trackSteps.ts';

test.describe.configure({ timeout: 180_000 });

const operator = 'yunling-op';
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

const looks = [
  {
    language: 'zh_CN',
    width: 1440,
    open: '导入轨迹',
    template: '下载模板',
    file: '轨迹导入模板.xlsx',
    headings: ['单号', '当地时间', '阶段', '承运商原文', '地点', '国家/地区'],
    stage: '清关中',
    bad: '有误',
    commit: '导入 1 行',
    begin: '开始导入',
    done: '已导入',
    back: '返回物流轨迹',
  },
  {
    language: 'en_US',
    width: 390,
    open: 'Import events',
    template: 'Download template',
    file: 'Tracking events template.xlsx',
    headings: ['Number', 'Local time', 'Stage', "Carrier's words", 'Place', 'Country'],
    stage: 'In customs',
    bad: 'Errors',
    commit: 'Import 1 rows',
    begin: 'Import',
    done: 'Imported',
    back: 'Back to tracking',
  },
] as const;

for (const look of looks) {
  const { language, width } = look;
  const when = width === 390 ? '' : ' @night';
  test(`what a carrier wrote in a sheet is brought in, in ${language} at ${width} px${when}`, async ({
    page,
  }) => {
    const [parcel] = await parcels(1);
    const number = parcel?.transactionOrderNo ?? '';
    const words = `Sheet ${newMark()}`;
    await page.setViewportSize({ width, height: 844 });
    await enter(page, listPath, { user: operator, language });
    await expect(rowsOf(page).first()).toBeVisible();
    await page.getByRole('button', { name: look.open }).click();
    const template = await fetched(page, () =>
      page.getByRole('button', { name: look.template }).click(),
    );
    expect(template.name).toBe(look.file);
    expect(template.rows[0]).toEqual(expect.arrayContaining([`${look.headings[0]} *`]));

    const row = (no: string) => [no, `${yesterday} 10:30`, look.stage, words, 'Osaka', 'JP'];
    const sheet = await sheetFile([[...look.headings], row(number), row('NOBODYS1')]);
    await upload(page, 'events.xlsx', sheet);
    await expect(totalOf(page, look.bad)).toHaveText(`${look.bad}1`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: look.commit }).click();
    await page.getByRole('dialog').getByRole('button', { name: look.begin }).click();
    // The number that nobody has stays behind, to be mended.
    await expect(totalOf(page, look.done)).toHaveText(`${look.done}1`);
    await page.getByRole('button', { name: look.back }).first().click();
    await expect(rowsOf(page).first()).toBeVisible();
    const { events } = await callAs(user, getOrderTrackDetails, { id: parcel?.orderId ?? '' });
    expect(events.filter((event) => event.words === words)).toHaveLength(1);
  });
}

test('a merchant is offered no such thing @night', async ({ page }) => {
  await enter(page, listPath, { user });
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '导入轨迹' })).toHaveCount(0);
});
