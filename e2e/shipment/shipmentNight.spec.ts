import { addShipper, editShipment, getDeliverDetail } from '@alpaca/contract';
import { type Browser, expect, test } from '@playwright/test';
import { fetched } from '../imports/importsSteps.ts';
import { scan } from '../labels/scanSteps.ts';
import { generatedFor, productFor } from '../orders/orderListSteps.ts';
import { topUp } from '../orders/orderSteps.ts';
import { choose } from '../support/actions.ts';
import { askAs, callAs } from '../support/api.ts';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { newHouse } from '../warehouse/receiveSteps.ts';
import {
  batchPath,
  chooseHouse,
  detailPath,
  inventoryPath,
  listed,
  merchantWithOrders,
  received,
  waitingPath,
} from './shipmentSteps.ts';

test.describe.configure({ timeout: 240_000 });

test('all that waits of a shipper is handed over at once, and is seen before @night', async ({
  page,
}) => {
  const { house, username } = await merchantWithOrders(2);
  await callAs(username, addShipper, {
    name: '测试发件人',
    phone: '13800138000',
    countryCode: 'CN',
    province: '广东省',
    city: '深圳市',
    area: '龙岗区',
    address1: '坂田街道 1 号',
    postCode: '518000',
    isDefault: true,
    allowDuplicate: false,
  });
  await enter(page, waitingPath, { user: username });
  await page.getByRole('button', { name: '按发件人交货' }).click();
  const dialog = page.getByRole('dialog', { name: '按发件人交货' });
  await expect(dialog.getByLabel('发件人')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('2 票');
  await chooseHouse(page, house);
  await dialog.getByRole('button', { name: '交货', exact: true }).click();
  await expect(page.getByText(/已交货，共 2 票/)).toBeVisible();
  await expect(page.getByText('没有待交货的订单')).toBeVisible();
});

// Whatever changes a list, by button, link or menu.
const changes = /^(交货|修改|撤回|移除|选择订单加入|扫描加入)$/;

/** What the pages of a list offer somebody to change of it, and what was refused on the way. */
const offeredTo = async (browser: Browser, user: string, list: { id: string; no: string }) => {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const refused: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()}`);
  });
  const names = new Set<string>();
  for (const path of [`${inventoryPath}?shipmentNo=${list.no}`, detailPath(list.id)]) {
    await enter(page, path, { user });
    const main = page.getByRole('main');
    await expect(main.getByText(list.no).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const menu of await main.getByRole('button', { name: /更多操作/ }).all()) {
      await menu.click();
      await page.getByRole('menuitem').first().waitFor();
      for (const name of await page.getByRole('menuitem').allTextContents()) names.add(name);
      await page.keyboard.press('Escape');
    }
    for (const role of ['button', 'link'] as const) {
      for (const name of await main.getByRole(role).allTextContents()) names.add(name);
    }
  }
  const found = [...names].map((name) => name.replaceAll(/\s/g, ''));
  return { found: found.filter((name) => changes.test(name)).sort(), refused };
};

test('who only looks at lists is offered no change of them @night', async ({ browser }) => {
  const house = await newHouse('yunling-op');
  const { id: productId } = await productFor('starfield');
  await topUp('starfield', '500.00', 'USD');
  const orders = await generatedFor('starfield', 2, { productId });
  const { id, shipmentNo: no } = await listed('starfield', house, orders);
  // Whose list it is may do all of it: the names above are what the pages say.
  const owners = await offeredTo(browser, 'starfield', { id, no });
  expect(owners.found).toEqual(['交货', '扫描加入', '撤回', '移除', '选择订单加入', '修改'].sort());
  const others = await offeredTo(browser, 'starfield-view', { id, no });
  expect(others).toEqual({ found: [], refused: [] });
});

test('lists are exported as they are found @night', async ({ page }) => {
  const { house, username, orders } = await merchantWithOrders(2);
  const [first, second] = orders;
  const { shipmentNo } = await listed(username, house, [first]);
  await listed(username, house, second ? [second] : []);
  await received(house, first);
  await enter(page, `${inventoryPath}?shipmentNo=${shipmentNo}`, { user: username });
  await expect(page.getByRole('row').filter({ hasText: shipmentNo })).toBeVisible();
  await page.getByRole('button', { name: /导出$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^导出/ });
  await dialog.getByRole('button', { name: /^导出/ }).click();
  await expect(dialog.getByText('文件已生成')).toBeVisible({ timeout: 60_000 });
  const { rows } = await fetched(page, () =>
    dialog.getByRole('button', { name: '下载文件' }).click(),
  );
  const [heads = [], ...lists] = rows;
  const told = lists.map((list) => Object.fromEntries(heads.map((head, at) => [head, list[at]])));
  expect(told).toMatchObject([
    { 交货单号: shipmentNo, 状态: '已收齐', 仓库: house.name, 已到: '1', 少件: '0' },
  ]);
});

test('a list that a colleague has changed is not taken back unseen @night', async ({ page }) => {
  const { house, username, orders } = await merchantWithOrders(2);
  const [first, second] = orders;
  const { id, shipmentNo } = await listed(username, house, [first]);
  await enter(page, detailPath(id), { user: username });
  await choose(page.getByRole('main'), '撤回');
  const question = page.getByRole('dialog').filter({ hasText: `撤回清单 ${shipmentNo}` });
  await expect(question).toContainText('1 票订单将回到待交货');
  const { revision } = await askAs(username, getDeliverDetail, { id });
  await callAs(username, editShipment, { id, revision, add: [second?.id] });
  await question.getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText(/已于 .* 修改，请核对后再保存/)).toBeVisible();
  expect((await askAs(username, getDeliverDetail, { id })).status).toBe('open');
});

for (const { width, height, ...look } of looks) {
  test(`axe finds nothing on the pages of hand-over at ${width} px @night`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { house, username: user, orders } = await merchantWithOrders(5);
    const open = await listed(user, house, orders.slice(0, 2));
    const begun = await listed(user, house, orders.slice(2, 4));
    await received(house, orders[2] ?? orders[0]);
    const { found, lookAt } = gathering(page);
    const visit = async (path: string) => {
      await page.goto(new URL(path, page.url()).href);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    await enter(page, inventoryPath, { user, ...look });
    await expect(page.getByText(open.shipmentNo).first()).toBeVisible();
    await lookAt('lists');
    await visit(detailPath(open.id));
    await expect(page.getByText(orders[0].transactionOrderNo).first()).toBeVisible();
    await lookAt('an open list');
    await visit(detailPath(begun.id));
    await expect(page.getByText(/^(少 1|1 missing)$/).first()).toBeVisible();
    await lookAt('a list here in part');
    await visit(`${waitingPath}?list=${open.id}`);
    await expect(page.getByText(open.shipmentNo).first()).toBeVisible();
    await lookAt('adding to a list');
    await visit(waitingPath);
    await page.getByRole('checkbox').last().click();
    await page.getByRole('button', { name: /^(交货|Hand over)$/ }).click();
    await expect(page.getByRole('dialog').getByLabel(/^(备注|Remark)$/)).toBeVisible();
    await lookAt('handing over');
    await visit(batchPath);
    await scan(page, orders[4]?.transactionOrderNo ?? '');
    await expect(page.getByText(/^(已加入清单|Added)$/).first()).toBeVisible();
    await lookAt('scanning');
    expect(found).toEqual([]);
  });
}
