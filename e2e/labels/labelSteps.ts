import {
  getOrderDetail,
  importLabel,
  type OrderSummary,
  type Request,
  submitOrder,
} from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import { multipart } from '../../apps/server/src/testing/multipart.ts';
import { onePagePdf } from '../../apps/server/src/testing/pdf.ts';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { productIdOf, topUp } from '../orders/orderSteps.ts';
import { askAs, callAs, uploadAs } from '../support/api.ts';

export const labelsPath = '/order/labels';

const shipper = {
  name: '陈默',
  phone: '13800001111',
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  address1: '坂田街道云岭路 18 号',
  postCode: '518129',
};
const consignees = {
  'US-PACKET': {
    name: 'Ada Byron',
    phone: '+1 212 555 0101',
    countryCode: 'US',
    province: 'NY',
    city: 'New York',
    address1: '350 5th Avenue',
    postCode: '10001',
  },
  'UK-LINE': {
    name: 'Mary Shelley',
    phone: '+44 20 7946 0000',
    countryCode: 'GB',
    province: 'London',
    city: 'London',
    address1: '24 Chester Square',
    postCode: 'SW1W 9HS',
  },
  'JP-LINE': {
    name: '山田太郎',
    phone: '+81 3 1234 5678',
    countryCode: 'JP',
    province: '東京都',
    city: '渋谷区',
    address1: '神南 1-2-3',
    postCode: '150-0041',
  },
  // The warehouse makes its labels.
  'BR-LINE': {
    name: 'Ana Souza',
    phone: '+55 21 99876-5432',
    countryCode: 'BR',
    province: 'RJ',
    city: 'Rio de Janeiro',
    address1: 'Avenida Atlântica, 1702',
    postCode: '22021-001',
  },
};
const goods = [
  { goodsName: '手机壳', goodsNameEn: 'Phone case', quantity: 1, value: '3.20', hsCode: '392690' },
];

/** A carrier's line, our own whose labels we draw, and one whose labels an operator brings in. */
export type Line = keyof typeof consignees;

export const merchantWithMoney = async (name: string) => {
  const merchant = await newMerchant(name);
  await activate(merchant.id);
  await topUp(merchant.username, '9000.00', 'CNY');
  return merchant;
};

const submitted = async (user: string, line: Line): Promise<OrderSummary> => {
  const productId = await productIdOf(line);
  const form = { productId, shipper, consignee: consignees[line], boxes: [{ weight: 0.4 }], goods };
  return callAs(user, submitOrder, { form } as unknown as Request<typeof submitOrder>['body']);
};

/** Orders that a carrier has taken. */
export const ordersOf = async (user: string, line: Line, count: number) => {
  const orders: OrderSummary[] = [];
  for (let at = 0; at < count; at += 1) orders.push(await submitted(user, line));
  for (const { id } of orders) {
    await expect
      .poll(async () => (await askAs(user, getOrderDetail, { id })).order.status, {
        timeout: 60_000,
      })
      .toBe('generated');
  }
  return orders;
};

/** The label that an operator has from a carrier. */
export const bringLabel = ({ transactionOrderNo }: OrderSummary) =>
  uploadAs(
    'yunling-op',
    importLabel,
    { orderNo: transactionOrderNo },
    multipart('label.pdf', onePagePdf, 'application/pdf'),
  );

/** Names the orders on the label page by their numbers. */
export const nameOrders = async (page: Page, orders: readonly OrderSummary[]) => {
  await page.getByText('按单号', { exact: true }).click();
  const numbers = orders.map(({ transactionOrderNo }) => transactionOrderNo).join('\n');
  await page.getByRole('textbox', { name: '单号', exact: true }).fill(numbers);
  await expect(page.getByText(`共 ${orders.length} 票订单`)).toBeVisible();
};

export const setsOf = (page: Page) => page.getByRole('region', { name: '面单文件', exact: true });
export const setOf = (page: Page) => page.getByRole('dialog', { name: '面单文件明细' });
