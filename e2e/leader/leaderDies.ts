import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { faults } from '../../apps/server/src/faults/failover/faults.ts';
import type { HaCluster } from '../../ops/ha/cluster.ts';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { scan } from '../labels/scanSteps.ts';
import {
  chooseLine,
  fillParcel,
  headingOf,
  pasteParty,
  specialPath,
  submitOf,
  topUp,
} from '../orders/orderSteps.ts';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';
import {
  enterStation,
  factOf,
  measure,
  newHouse,
  rowsOf,
  scansOf,
  toBring,
} from '../warehouse/receiveSteps.ts';
import { type LeaderStack, openStack } from './stack.ts';

test.describe.configure({ mode: 'serial' });

const pictures = '.data/leader';
// Longer than a machine's death lasts, and a carrier is asked after it.
const goesOn = { timeout: 120_000 };

let stack: LeaderStack;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  stack = await openStack();
});
test.afterAll(async () => {
  test.setTimeout(180_000);
  await stack?.stop();
});
test.beforeEach(() => stack.cluster.whole());

/** Nobody takes the leader's place before they are let go: who looks sees the waiting. */
const hesitant = ({ layout, running }: HaCluster, leader: { name: string }) => {
  const others = layout.machines.filter(({ name }) => name !== leader.name);
  const signal = (name: NodeJS.Signals) => {
    for (const machine of others) running(machine).patroni.signal(name);
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
};

const shipper = '陈默 13800001111 广东省深圳市龙岗区坂田街道云岭路18号 518129';
const consignee =
  'Ada Byron, 5 Main Street Apt 4, New York, NY 10001, United States, +1 212 555 0123';

/** A merchant with money, before an order that is typed and not sent. */
const typed = async (page: Page) => {
  const merchant = await newMerchant('失主商户');
  await activate(merchant.id);
  for (const currency of ['CNY', 'USD']) await topUp(merchant.username, '900.00', currency);
  await enter(page, specialPath, { user: merchant.username });
  await pasteParty(page, '发件人', shipper);
  await pasteParty(page, '收件人', consignee);
  await fillParcel(page);
  await chooseLine(page);
  await expect(page.getByRole('complementary', { name: '费用' })).toContainText(/\d\.\d\d/);
  return merchant;
};

const ordersOf = (merchant: { id: string }) =>
  ask('select status, submitted_at from orders where merchant_id = $1', [merchant.id]);

test('an order that is sent as the leader dies is saved without typing again, once', async ({
  page,
}) => {
  const merchant = await typed(page);
  const leader = await stack.cluster.leader();
  const letGo = hesitant(stack.cluster, leader);
  const heal = await faults.machineDies(stack, leader);
  await submitOf(page).click();
  await expect(page.getByText('服务器繁忙，正在重新保存…')).toBeVisible({ timeout: 30_000 });
  await page.screenshot({ path: join(pictures, 'saving-again.png') });
  letGo();
  // From here on nobody touches the page.
  await expect(headingOf(page, '下单成功')).toBeVisible(goesOn);
  await page.screenshot({ path: join(pictures, 'saved.png') });
  expect(await ordersOf(merchant)).toEqual([
    { status: 'generated', submitted_at: expect.any(Date) },
  ]);
  heal();
});

test('the same in English, with another leader as soon as there can be one', async ({ page }) => {
  const before = await ask('select id from orders');
  await enter(page, specialPath, { language: 'en_US' });
  await fillParcel(page);
  await chooseLine(page, /US/);
  await expect(page.getByRole('complementary', { name: 'Cost' })).toContainText(/\d\.\d\d/);
  const leader = await stack.cluster.leader();
  const submitted = submitOf(page).click();
  const heal = await faults.machineDies(stack, leader);
  await submitted;
  await expect(headingOf(page, 'Order placed')).toBeVisible(goesOn);
  expect(await ask('select id from orders')).toHaveLength(before.length + 1);
  heal();
});

const scans = 12;

test('a station goes on scanning while nobody leads, and every scan arrives in its order, once', async ({
  page,
}) => {
  const house = await newHouse('yunling-op');
  const { orders } = await toBring(scans);
  const numbers = orders.map(({ transactionOrderNo }) => transactionOrderNo);
  await enterStation(page, house);
  const weighIn = async (some: readonly string[]) => {
    for (const number of some) {
      await scan(page, number);
      await measure(page, '0.46 20 15 10');
    }
  };
  await weighIn(numbers.slice(0, 3));
  const leader = await stack.cluster.leader();
  const letGo = hesitant(stack.cluster, leader);
  const heal = await faults.machineDies(stack, leader);
  await weighIn(numbers.slice(3));
  await expect(factOf(page, 'queue')).not.toHaveText('0');
  await page.screenshot({ path: join(pictures, 'scanning.png') });
  letGo();
  await expect(factOf(page, 'queue')).toHaveText('0', goesOn);
  await expect(rowsOf(page).filter({ hasText: '已收货' })).toHaveCount(scans);
  const came = await scansOf(house.id);
  expect(came.map(({ number }) => number)).toEqual(numbers);
  const received = await ask(
    `select count(*)::int as n from orders where order_no = any($1) and status = 'inWarehouse'`,
    [numbers],
  );
  expect(received).toEqual([{ n: scans }]);
  heal();
});
