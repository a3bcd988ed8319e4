import { constants, getOrderDetail } from '@alpaca/contract';
import { expect, test } from '@playwright/test';
import { draftFor } from '../orders/orderListSteps.ts';
import { ownPrice, productIdOf } from '../orders/orderSteps.ts';
import { ask } from '../support/database.ts';
import {
  enterDesk,
  payingMerchant,
  rowsOf,
  scan,
  scanPrintPath,
  scanToPrintPath,
  told,
  weigh,
  withQz,
} from './scanSteps.ts';

// What happens at a packing table besides packing.
test.describe.configure({ timeout: 240_000 });

const inTime = { timeout: 60_000 };

test('a net that is down holds nothing up for good, and nothing is ordered twice @night', async ({
  page,
}) => {
  const qz = await withQz(page);
  const { username: user, productId } = await payingMerchant('断网商户');
  const [first, second] = [
    await draftFor(user, { productId }),
    await draftFor(user, { productId }),
  ];
  await enterDesk(page, scanToPrintPath, user);
  const printed = rowsOf(page).filter({ hasText: '已打印' });

  await scan(page, first.transactionOrderNo);
  await expect(told(page, '请称重')).toBeVisible();
  await page.context().setOffline(true);
  await weigh(page, '0.48');
  await expect(told(page, '没有收到回复')).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await expect(printed).toHaveCount(1, inTime);

  // Down while the carrier has it: nobody has to say anything.
  await scan(page, second.transactionOrderNo);
  await expect(told(page, '请称重')).toBeVisible();
  const asked = `**${constants.basePath}${getOrderDetail.path}*`;
  await page.route(asked, (route) => route.abort());
  await weigh(page, '0.48');
  await expect(told(page, '正在向承运商下单')).toBeVisible();
  await page.waitForTimeout(20_000);
  await expect(told(page, '正在向承运商下单')).toBeVisible();
  await page.unroute(asked);
  await expect(printed).toHaveCount(2, inTime);
  expect(qz.jobs).toHaveLength(2);
  await qz.stop();
});

test('a price that rose since the draft was made is asked about before anything is paid', async ({
  page,
}) => {
  const qz = await withQz(page);
  const merchant = await payingMerchant('涨价商户');
  const { username: user } = merchant;
  const productId = await productIdOf('US-PACKET');
  await ownPrice(merchant, 'US-PACKET', '5.00');
  const draft = await draftFor(user, { productId, shipper });
  await enterDesk(page, scanToPrintPath, user);
  await scan(page, draft.transactionOrderNo);
  await expect(told(page, '按申报重量 5.00 CNY')).toBeVisible();
  await ownPrice(merchant, 'US-PACKET', '50.00');
  await weigh(page, '0.48');
  await expect(told(page, '价格变高')).toBeVisible();
  await expect(told(page, '50.00 CNY')).toBeVisible();
  expect(qz.jobs).toHaveLength(0);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).filter({ hasText: '已打印' })).toHaveCount(1, inTime);
  await qz.stop();
});

const shipper = {
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  address1: '坂田街道云岭路 18 号',
  phone: '13800001111',
  postCode: '518129',
};

test('a session that ends in the midst leaves what was scanned in sight @night', async ({
  page,
}) => {
  const qz = await withQz(page);
  const { username: user, productId } = await payingMerchant('失效商户');
  const draft = await draftFor(user, { productId });
  await enterDesk(page, scanToPrintPath, user);
  await scan(page, draft.transactionOrderNo);
  await expect(told(page, '请称重')).toBeVisible();
  await ask('delete from sessions where user_id = (select id from users where username = $1)', [
    user,
  ]);
  await weigh(page, '0.48');
  await expect(page.getByRole('dialog', { name: '登录已失效' })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  expect(qz.jobs).toHaveLength(0);
  await qz.stop();
});

test('two people scan the same order at once: one prints it, the other is told by whom @night', async ({
  page,
  browser,
}) => {
  const { username: user, productId } = await payingMerchant('同扫商户');
  const draft = await draftFor(user, { productId });
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const tables = [page, other];
  const trays = [];
  for (const table of tables) trays.push(await withQz(table));
  // As a draft: one books it, the other learns that somebody did.
  for (const table of tables) {
    await enterDesk(table, scanToPrintPath, user);
    await scan(table, draft.transactionOrderNo);
    await expect(told(table, '请称重')).toBeVisible();
  }
  await Promise.all(tables.map((table) => weigh(table, '0.48')));
  const outcomes = /已打印|不是草稿/;
  for (const table of tables) {
    await expect(rowsOf(table).filter({ hasText: outcomes })).toHaveCount(1, inTime);
  }
  const ended = await Promise.all(tables.map((table) => rowsOf(table).allTextContents()));
  expect(ended.flat().filter((row) => row.includes('已打印'))).toHaveLength(1);
  expect(trays.flatMap(({ jobs }) => jobs)).toHaveLength(1);

  // As a label: it is on paper already, and both read where.
  for (const table of tables) {
    await enterDesk(table, scanPrintPath, user);
    await scan(table, draft.transactionOrderNo);
    await expect(told(table, '之前已打印过')).toBeVisible();
    await expect(told(table, /由 .+ 在 打包台 1 打印/)).toBeVisible();
  }
  expect(trays.flatMap(({ jobs }) => jobs)).toHaveLength(1);
  for (const tray of trays) await tray.stop();
  await other.context().close();
});
