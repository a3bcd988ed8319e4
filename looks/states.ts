import type { Page } from '@playwright/test';

/** Something that can be seen of the product. */
export interface State {
  name: string;
  path: string;
  /** By default a merchant. */
  user?: string;
  /** What opens it, where the address alone does not. */
  open?: (page: Page) => Promise<unknown>;
  /** Looked at in CI too. */
  often?: boolean;
}

const press = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: 20_000 });

const firstRow = (page: Page) =>
  page.locator('[data-row-key]').first().getByRole('link').first().click({ timeout: 20_000 });

const merchant: readonly State[] = [
  { name: 'home', path: '/dashboard/analysis', often: true },
  { name: 'orders', path: '/order/list', often: true },
  { name: 'orders-none', path: '/order/list?keyword=NOTHING-LIKE-IT' },
  {
    name: 'orders-filters',
    path: '/order/list',
    open: press(/更多|More|筛选|Filters/),
  },
  { name: 'order-detail', path: '/order/list', open: firstRow, often: true },
  { name: 'order-form', path: '/single/special', often: true },
  {
    name: 'order-form-wrong',
    path: '/single/special',
    open: press(/提交订单|Submit order/),
  },
  { name: 'order-lines', path: '/single/lines' },
  { name: 'order-batch', path: '/single/batch' },
  { name: 'external', path: '/trial/external' },
  { name: 'skus', path: '/order/skus' },
  { name: 'tax-numbers', path: '/order/tax-numbers' },
  { name: 'addresses', path: '/order/addresses' },
  { name: 'address-manage', path: '/order/address-manage' },
  { name: 'address-import', path: '/order/address-import' },
  { name: 'trial', path: '/single/trial' },
  { name: 'trial-batch', path: '/trial/batch' },
  { name: 'freight', path: '/trial/freight' },
  { name: 'products', path: '/product/list' },
  { name: 'finance', path: '/financial/overview' },
  { name: 'recharge', path: '/financial/recharge' },
  { name: 'credentials', path: '/financial/credentials' },
  { name: 'transactions', path: '/financial/transactions' },
  { name: 'bills', path: '/financial/customerBilling' },
  { name: 'information', path: '/basic/information' },
  { name: 'activation', path: '/basic/activation' },
  { name: 'team', path: '/system/team' },
  { name: 'announcements-own', path: '/system/userAnnouncement' },
  { name: 'jobs', path: '/system/jobs' },
  { name: 'security', path: '/security' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'table-settings', path: '/order/list', open: press(/表格设置|Table settings/) },
  { name: 'new-sku', path: '/order/skus', open: press(/新增|Add|New/) },
];

const operator: readonly State[] = [
  { name: 'ops-home', path: '/dashboard/analysis' },
  { name: 'ops-orders', path: '/order/list', often: true },
  { name: 'ops-order-detail', path: '/order/list', open: firstRow },
  { name: 'ops-merchants', path: '/ops/merchants' },
  { name: 'ops-approvals', path: '/ops/approvals' },
  { name: 'ops-activations', path: '/ops/activations' },
  { name: 'ops-top-ups', path: '/financial/top-up-check' },
  { name: 'ops-products', path: '/ops/products' },
  { name: 'ops-price-sheets', path: '/ops/price-sheets' },
  { name: 'ops-carriers', path: '/ops/carriers' },
  { name: 'ops-announcements', path: '/system/announcements' },
  { name: 'ops-settings', path: '/system/settings' },
  { name: 'ops-logs', path: '/system/logs' },
].map((state) => ({ ...state, user: 'yunling-op' }));

export const states: readonly State[] = [...merchant, ...operator];
