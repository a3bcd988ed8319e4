import {
  addPrintRecords,
  checkPrint,
  listPrintRecords,
  type PrintDocument,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type LabelsDesk, openLabelsDesk } from '../labelsTestKit.ts';
import { printBy } from './recordsTestSubjects.ts';

let desk: LabelsDesk;
beforeAll(async () => {
  desk = await openLabelsDesk(await testApp());
});
afterAll(() => desk.app.stop());

const print = (orderIds: string[], workstation: string, document: PrintDocument = 'label') => {
  const records = orderIds.map((orderId) => ({ orderId, document, pages: 1, copies: 1 }));
  return desk.merchant.call(addPrintRecords, { body: { records, ...printBy, workstation } });
};

describe('an earlier print', () => {
  test('is the label’s, whatever else of the order was printed since', async () => {
    const { id: orderId } = await desk.kit.order('drawn');
    const lastOf = async () => {
      const { result } = await desk.merchant.call(checkPrint, { body: { ids: [orderId] } });
      return result[0]?.lastPrint?.workstation ?? null;
    };
    await print([orderId], 'Office', 'invoice');
    expect(await lastOf()).toBeNull();
    await print([orderId], 'Dock 1');
    for (let nth = 0; nth < 2; nth += 1) await print([orderId], 'Office', 'packingList');
    expect(await lastOf()).toBe('Dock 1');
  });

  test('of several orders that is told of is the last', async () => {
    const orders = [await desk.kit.order('drawn'), await desk.kit.order('drawn')];
    const orderIds = orders.map(({ id }) => id);
    // The one that was made first was printed last.
    for (const [at, orderId] of orderIds.toReversed().entries())
      await print([orderId], `Dock ${at}`);
    const { body } = await print(orderIds, 'Dock 3');
    expect(body.result).toMatchObject({ printed: { orders: 2, workstation: 'Dock 1' } });
  });

  test('makes a second one of labels alone: an invoice is printed as often as it is wanted', async () => {
    const { id: orderId } = await desk.kit.order('drawn');
    for (let nth = 0; nth < 2; nth += 1) await print([orderId], 'Office', 'invoice');
    const { result } = await desk.merchant.call(listPrintRecords, {
      body: { orderId, again: true },
    });
    expect(result.records).toEqual([]);
  });
});
