import { expect, test } from 'vitest';
import { groupsOf } from './found.ts';

const order = {
  id: '7',
  transactionOrderNo: 'A26',
  customerNo: 'PO-1',
  trackingNumber: '',
  consignee: 'Ada',
  status: 'draft' as const,
  merchantName: '',
};

test('each kind has its group and its address; what is empty is left out', () => {
  const topUps = [
    {
      id: '9',
      no: 'TU1',
      amount: '5.00',
      currency: 'CNY' as const,
      auditStatus: 'pending' as const,
    },
  ];
  const groups = groupsOf([], { orders: [order], merchants: [], topUps });
  expect(groups.map(({ kind }) => kind)).toEqual(['orders', 'topUps']);
  expect(groups.map(({ entries }) => entries[0]?.path)).toEqual([
    '/order/detail?id=7',
    '/financial/top-up-check?id=9',
  ]);
  expect(groups[0]?.entries[0]).toMatchObject({ title: 'A26', detail: 'PO-1 · Ada' });
  expect(groupsOf([], undefined)).toEqual([]);
});
