import { randomUUID } from 'node:crypto';
import { receiveParcel } from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { enter } from '../support/shellSteps.ts';
import { newHouse, toBring } from './receiveSteps.ts';

type Visit = NonNullable<Parameters<typeof enter>[2]>;
type House = Awaited<ReturnType<typeof newHouse>>;

/** A warehouse with so many parcels on its floor. */
export const houseWithParcels = async (count: number) => {
  const house = await newHouse('yunling-op');
  const { orders } = await toBring(count);
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
  return { house, numbers: orders.map(({ transactionOrderNo }) => transactionOrderNo) };
};

export const enterDispatch = async (page: Page, { id, name }: House, visit: Visit = {}) => {
  await page.addInitScript(
    (value) => localStorage.setItem('alpaca.station', JSON.stringify({ value })),
    { warehouseId: id, warehouseName: name, name: '1 号台' },
  );
  await enter(page, '/ops/dispatch', { user: 'yunling-op', ...visit });
};
