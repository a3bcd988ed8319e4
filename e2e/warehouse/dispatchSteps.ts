import { randomUUID } from 'node:crypto';
import { receiveParcel } from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { enter } from '../support/shellSteps.ts';
import { newHouse, toBring } from './receiveSteps.ts';

type Visit = NonNullable<Parameters<typeof enter>[2]>;
type House = Awaited<ReturnType<typeof newHouse>>;

/** A warehouse with so many parcels on its floor; besides the operator, these people work there. */
export const houseWithParcels = async (
  count: number,
  { staff = [], by }: { staff?: readonly string[]; by?: Parameters<typeof toBring>[1] } = {},
) => {
  const house = await newHouse('yunling-op', ...staff);
  const { orders, username } = await toBring(count, by);
  for (const { transactionOrderNo: number } of orders) {
    const { stop } = await callAs('yunling-op', receiveParcel, {
      scanId: randomUUID(),
      warehouseId: house.id,
      station: '1 号台',
      scannedAt: '2026-11-17 09:00:00',
      number,
      weight: 0.46,
      length: 20,
      width: 15,
      height: 10,
    });
    expect(stop).toBeNull();
  }
  const numbers = orders.map(({ transactionOrderNo }) => transactionOrderNo);
  return { house, numbers, orders, username };
};

export const enterDispatch = async (page: Page, { id, name }: House, visit: Visit = {}) => {
  await page.addInitScript(
    (value) => localStorage.setItem('alpaca.station', JSON.stringify({ value })),
    { warehouseId: id, warehouseName: name, name: '1 号台' },
  );
  await enter(page, '/ops/dispatch', { user: 'yunling-op', ...visit });
};

/** A batch of the first line that waits, opened. */
export const makeBatch = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(新建批次|Make batch)$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^(主单号|Master bill)$/).fill('784-12345675');
  await dialog.getByRole('button', { name: /^(新建批次|Make batch)$/ }).click();
  await expect(page.getByText(/^(返回批次列表|Back to batches)$/)).toBeVisible();
  // Its keys are heard once the dialog is gone.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel(/^(扫描|Scan)$/)).toBeFocused();
};

export const rowsOf = (page: Page) =>
  page.getByRole('region', { name: /^(本次扫描|Scanned here)$/ }).getByRole('listitem');

export const verdictOf = (page: Page) => page.locator('section[data-kind]').getByRole('status');
