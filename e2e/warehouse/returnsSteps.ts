import { endReturn, listReturns, shelveReturn } from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';
import { newHouse, toBring } from './receiveSteps.ts';

export const returnsPath = '/ops/returns';
const operator = 'yunling-op';

/** A warehouse and orders that left it and may come back. */
export const houseWithGone = async (count: number) => {
  const house = await newHouse(operator);
  const merchant = await toBring(count);
  const numbers = merchant.orders.map(({ transactionOrderNo }) => transactionOrderNo);
  await ask(
    `update orders set status = 'outWarehouse', warehouse_id = '${house.id}'
     where order_no in (${numbers.map((no) => `'${no}'`).join(', ')})`,
  );
  return { house, numbers, username: merchant.username };
};

/** One on the shelf, brought back by the carrier. */
export const shelved = (house: { id: string }, number: string, more: object = {}) =>
  callAs(operator, shelveReturn, {
    warehouseId: house.id,
    number,
    shelf: 'A-01',
    source: 'carrier',
    photos: [],
    ...more,
  });

export const end = (body: object) => callAs(operator, endReturn, body);

/** How one stands now, as its merchant sees it. */
export const standing = async (user: string, number: string) =>
  (await callAs(user, listReturns, { number })).page.records[0];

/** Longer ago than it is: so many days. */
export const lieFor = (id: string, days: number) =>
  ask(
    `update returns set shelved_at = shelved_at - interval '${days} days',
       free_until = free_until - interval '${days} days', deadline = deadline - interval '${days} days'
     where id = '${id}'`,
  );

type Visit = NonNullable<Parameters<typeof enter>[2]>;
export const enterReturns = async (
  page: Page,
  { id }: { id: string },
  search = '',
  visit: Visit = {},
) => {
  await enter(page, `${returnsPath}?warehouseId=${id}${search}`, { user: operator, ...visit });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Signs in the box of a dialog, by mouse. */
export const sign = async (page: Page) => {
  const pad = page.getByRole('img', { name: /取件人签名|Signature/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('nowhere to sign');
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
  await page.mouse.up();
};

export const rowOf = (page: Page, number: string) =>
  page.getByRole('row').filter({ hasText: number });
