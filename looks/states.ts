import { addSku, downloadLabel, listOrders } from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import { type MenuKind, type MenuSeed, menus } from '../apps/server/seeds/menus.ts';
import { callAs } from '../e2e/support/api.ts';
import { answersTo } from '../e2e/support/keptAnswers.ts';

/** Something that can be seen of the product. */
export interface State {
  name: string;
  path: string;
  /** By default a merchant; null for somebody who has yet to sign in. */
  user?: string | null;
  /** Before the page is asked for: what it is answered with. */
  before?: (page: Page) => Promise<unknown>;
  /** What opens it, where the address alone does not. */
  open?: (page: Page) => Promise<unknown>;
  /** The console is bound to tell of it. */
  fails?: boolean;
  /** Looked at in CI too. */
  often?: boolean;
}

const operator = 'yunling-op';
const orders = '/order/list';
const home = '/dashboard/analysis';
// Has neither money nor an active account.
const newcomer = 'fawn';
const nobodys = '0190b6a0-0000-7000-8000-000000000001';

const press = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: 20_000 });

const firstRow = (page: Page) =>
  page
    .locator('[data-row-key]')
    .first()
    .locator('a, button:not([class*=ant])')
    .first()
    .click({ timeout: 20_000 });

const ofRow = (name: RegExp) => async (page: Page) => {
  await press(/更多操作$|^More actions/)(page);
  await page.getByRole('menuitem', { name }).click();
};

const inTurn =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

const choose = (page: Page) => page.locator('[data-row-key] input[type=checkbox]').first().check();

const chooseAll = (page: Page) => page.getByLabel(/^(选择本页所有行|Select all rows)/).check();

/** Labels that were made into a file, of which some are missing. */
const makeSet = async () => {
  const some = { pageNo: 1, pageSize: 20 };
  const { records } = await callAs('starfield', listOrders, some);
  const ids = records.map(({ id }) => id);
  await callAs('starfield', downloadLabel, { ids, by: 'byTicket', async: false });
};

/** Somebody whose goods are known; what is known already stays. */
const makeSku = async () => {
  const goods = { goodsName: 'T 恤', goodsNameEn: 'T-shirt', value: '9.90', currency: 'USD' };
  const sku = { sku: 'TEE-RED-M', ...goods, hsCode: '610910', cargoProperty: 'general' };
  await callAs('kapok', addSku, sku).catch(() => {});
};

const failing = (page: Page) =>
  page.route('**/oms/order/listByUser*', (route) => route.fulfill({ status: 500, json: {} }));

/** Nobody answers any more: the lists seen last stand there, and a bar says how old they are. */
const cutOff = async (page: Page) => {
  await expect
    .poll(() => answersTo(page, '/oms/order/list'), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await page.context().setOffline(true);
  await press(/^(刷新|Refresh)$/)(page);
  await page.getByText(/^(暂时连不上服务器|No connection to the server)/).waitFor();
};

/** Every page of a kind's menu: a new one is looked at without being named here. */
const pagesOf = (kind: MenuKind, user: string, but: readonly MenuKind[] = []): State[] => {
  const found = (entries: readonly MenuSeed[]): MenuSeed[] =>
    entries.flatMap((entry) => [entry, ...found(entry.children ?? [])]);
  return found(menus)
    .filter(({ component, external }) => component !== '' && !external)
    .filter(({ kinds }) => kinds.includes(kind) && !but.some((other) => kinds.includes(other)))
    .map(({ path }) => ({
      name: `${kind}${path.replaceAll('/', '-')}`,
      path,
      user,
      often: kind === 'merchant' && oftenSeen.includes(path),
    }));
};

const oftenSeen = [home, orders, '/single/special'];

const beforeSigningIn: readonly State[] = [
  { name: 'sign-in', path: '/user/login' },
  { name: 'register', path: '/user/register' },
  { name: 'alteration', path: '/user/alteration' },
].map((state) => ({ ...state, user: null }));

const merchant: readonly State[] = [
  { name: 'orders-none', path: `${orders}?keyword=NOTHING-LIKE-IT` },
  { name: 'orders-failed', path: orders, before: failing, fails: true },
  { name: 'orders-filters', path: orders, open: press(/更多|More|筛选|Filters/) },
  { name: 'orders-chosen', path: orders, open: choose },
  { name: 'orders-void', path: `${orders}?status=draft`, open: ofRow(/^(作废|Void)/) },
  { name: 'orders-export', path: orders, open: press(/(导出|Export)$/) },
  { name: 'orders-settings', path: orders, open: press(/表格设置|Table settings/) },
  { name: 'order-detail', path: orders, open: firstRow, often: true },
  { name: 'order-wrong', path: '/single/special', open: press(/^(提交|Submit)$/) },
  // The browser itself tells of ports where nobody listens.
  {
    name: 'print-none',
    path: '/order/print-settings',
    open: press(/检测打印程序|Detect print program/),
    fails: true,
  },
  {
    name: 'print-blocked',
    path: orders,
    open: inTurn(chooseAll, press(/^(打印面单|Print labels) \d/), (page) =>
      page.getByRole('dialog').waitFor(),
    ),
  },
  { name: 'order-file', path: orders, open: inTurn(firstRow, press(/上传文件|Upload a file/)) },
  {
    name: 'labels-numbers',
    path: '/order/labels',
    open: (page) => page.getByText(/^(按单号|By number)$/).click(),
  },
  { name: 'labels-set', path: '/order/labels', before: makeSet, open: press(/^\d{4}-\d\d-\d\d/) },
  { name: 'labels-set-gone', path: `/order/labels?id=${nobodys}`, fails: true },
  { name: 'records-none', path: '/order/scan-record?keyword=NOTHING-LIKE-IT' },
  { name: 'records-reprint', path: '/order/scan-record', open: press(/^(重打|Print again)/) },
  {
    name: 'stickers',
    path: '/order/skus',
    user: 'kapok',
    before: makeSku,
    open: inTurn(choose, press(/条码贴纸|Barcode stickers/)),
  },
  { name: 'new-sku', path: '/order/skus', open: press(/新增|Add/) },
  { name: 'new-address', path: '/order/addresses', open: press(/新增|Add/) },
  { name: 'new-member', path: '/system/team', open: press(/新增成员|Add member/) },
  { name: 'exchange', path: '/financial/overview', open: press(/换汇|Exchange/) },
  { name: 'bell', path: orders, open: press(/^(通知|Notices)/) },
  { name: 'user-menu', path: orders, open: press(/^(星|Star)/) },
  { name: 'find', path: orders, open: (page) => page.keyboard.press('Control+k') },
  { name: 'keys', path: orders, open: (page) => page.keyboard.press('?') },
  { name: 'service', path: orders, open: press(/^(在线客服|Customer service)$/) },
  {
    name: 'service-talk',
    path: orders,
    open: inTurn(press(/^(在线客服|Customer service)$/), press(/^(给客服留言|Message us)$/)),
  },
  { name: 'guide', path: home, user: newcomer },
  {
    name: 'practice',
    path: home,
    user: newcomer,
    open: (page) =>
      page.getByRole('link', { name: /下一票练习单$|Place a practice order$/ }).click(),
  },
  { name: 'guide-below', path: '/order/addresses', user: newcomer },
  { name: 'offline', path: orders, open: cutOff, fails: true },
  { name: 'not-found', path: '/no/such/page' },
];

const ofOperator: readonly State[] = [
  { name: 'ops-order-detail', path: orders, open: firstRow, often: true },
  { name: 'ops-merchant', path: '/ops/merchants', open: firstRow },
  { name: 'ops-new-product', path: '/ops/products', open: press(/新建产品|Add product/) },
  {
    name: 'ops-new-sheet',
    path: '/ops/price-sheets',
    open: press(/新建报价表|Add price sheet/),
  },
  { name: 'ops-sheet', path: '/ops/price-sheets', open: firstRow },
  {
    name: 'ops-sheet-version',
    path: '/ops/price-sheets',
    open: inTurn(firstRow, (page) =>
      page
        .locator('.ant-drawer')
        .getByRole('button', { name: /^(编辑|查看|Edit|View)$/ })
        .first()
        .click(),
    ),
  },
  { name: 'ops-new-design', path: '/ops/label-designs', open: press(/新建设计|Add design/) },
  { name: 'ops-announcing', path: '/system/announcements', open: press(/新增公告|New ann/) },
].map((state) => ({ ...state, user: operator }));

export const states: readonly State[] = [
  ...beforeSigningIn,
  ...pagesOf('merchant', 'starfield'),
  ...merchant,
  ...pagesOf('operator', operator),
  ...ofOperator,
  ...pagesOf('administrator', 'yunling-admin', ['operator']),
];
