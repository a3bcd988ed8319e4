import { randomUUID } from 'node:crypto';
import {
  batchSubmit,
  getOrderDetail,
  listProducts,
  type OrderSummary,
  saveDraft,
} from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import { askAs, callAs } from '../support/api.ts';

export const listPath = '/order/list';

const party = {
  name: 'Ada Byron',
  countryCode: 'US',
  province: 'NY',
  city: 'New York',
  address1: '350 5th Avenue',
  phone: '+1 212 555 0101',
  postCode: '10001',
};
const goods = { goodsName: '手机壳', goodsNameEn: 'Phone case', value: '3.20', hsCode: '392690' };

/** A product that is paid with its label, cheap and to the United States; named as the user reads it. */
export const productFor = async (user: string) => {
  const { records } = await askAs(user, listProducts, { pageSize: '1000', countryCode: 'US' });
  const product = records.find(
    ({ chargeAt, name }) => chargeAt === 'label' && /美国|US/.test(name),
  );
  if (!product) throw new Error('no product fits');
  return product;
};

interface Draft {
  productId?: string;
  customerNo?: string;
  postCode?: string;
  kg?: number;
  /** Of its goods. */
  sku?: string;
  quantity?: number;
  /** Where it starts, if not in the United States. */
  shipper?: Partial<typeof party> & { area?: string };
}

/** Saves a draft as the form does; without a product it can't be submitted. */
export const draftFor = (user: string, draft: Draft) => {
  const { postCode, kg = 0.46, shipper, sku, quantity = 1, ...rest } = draft;
  return callAs(user, saveDraft, {
    form: {
      shipper: { ...party, name: '测试发件人', ...shipper },
      consignee: { ...party, ...(postCode && { postCode }) },
      boxes: [{ weight: kg }],
      goods: [{ ...goods, quantity, ...(sku && { sku }) }],
      customerNo: `C${randomUUID().slice(0, 12).replaceAll('-', '')}`,
      ...rest,
    },
  });
};

export const draftsFor = async (user: string, count: number, draft: Draft) => {
  const made: OrderSummary[] = [];
  for (let at = 0; at < count; at += 1) made.push(await draftFor(user, draft));
  return made;
};

export const idsOf = (orders: readonly OrderSummary[]) => orders.map(({ id }) => id);

/** Orders that are submitted and have their label. */
export const generatedFor = async (user: string, count: number, draft: Draft) => {
  const drafts = await draftsFor(user, count, draft);
  await callAs(user, batchSubmit, { ids: idsOf(drafts) });
  for (const { id } of drafts) {
    await expect
      .poll(async () => (await askAs(user, getOrderDetail, { id })).order.status, {
        timeout: 60_000,
      })
      .toBe('generated');
  }
  return drafts;
};

/** The list's address for a few orders by number. */
export const listOf = (orders: readonly OrderSummary[], more: Record<string, string> = {}) => {
  const search = new URLSearchParams(more);
  for (const { transactionOrderNo } of orders) search.append('numbers', transactionOrderNo);
  return `${listPath}?${search}`;
};

export const rowOf = (page: Page, { transactionOrderNo }: OrderSummary) =>
  page
    .getByRole('region', { name: /^(订单列表|Order list)$/ })
    .getByRole('row')
    .filter({ hasText: transactionOrderNo });

export const bulkOf = (page: Page) =>
  page.getByRole('region', { name: /^(批量操作|Bulk actions)$/ });
