import { randomUUID } from 'node:crypto';
import { confirmDeliver, type OrderSummary, receiveParcel } from '@alpaca/contract';
import type { Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { newHouse, toBring } from '../warehouse/receiveSteps.ts';

export const waitingPath = '/shipment/waiting';
export const batchPath = '/shipment/batch';
export const inventoryPath = '/shipment/inventory';
export const detailPath = (id: string) => `/shipment/detail?id=${id}`;

interface House {
  id: string;
  code: string;
}

/** A merchant with orders that wait, and a house that takes them; all of it is the test's own. */
export const merchantWithOrders = async (count: number) => {
  const house = await newHouse('yunling-op');
  const { orders, ...merchant } = await toBring(count);
  return { house, ...merchant, orders: orders as [OrderSummary, ...OrderSummary[]] };
};

/** Hands orders over without a page. */
export const listed = (user: string, house: House, orders: readonly OrderSummary[]) =>
  callAs(user, confirmDeliver, {
    warehouseId: house.id,
    mode: 'delivery',
    ids: orders.map(({ id }) => id),
  });

const zoneMs = 8 * 3_600_000;
const wireNow = () => new Date(Date.now() + zoneMs).toISOString().slice(0, 19).replace('T', ' ');

/** Weighs an order in as a station does. */
export const received = (
  house: House,
  { transactionOrderNo: number }: OrderSummary,
  weight = 0.46,
) =>
  callAs('yunling-op', receiveParcel, {
    scanId: randomUUID(),
    warehouseId: house.id,
    station: '1 号台',
    scannedAt: wireNow(),
    number,
    weight,
    weightAgreed: true,
    length: 20,
    width: 15,
    height: 10,
  });

export const rowOf = (page: Page, { transactionOrderNo: no }: OrderSummary) =>
  page.getByRole('row').filter({ hasText: no });

/** Chooses the test's own house in a dialog, whichever others take the line too. */
export const chooseHouse = async (page: Page, { code }: House) => {
  await page
    .getByRole('dialog')
    .getByLabel(/^(仓库|Warehouse)$/)
    .click();
  // Among many only some are drawn.
  await page.keyboard.type(code);
  await page.locator('.ant-select-item-option').filter({ hasText: code }).click();
};
