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

const none = { pages: [], acts: [], topics: [] };

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
  const groups = groupsOf(none, { orders: [order], merchants: [], topUps });
  expect(groups.map(({ kind }) => kind)).toEqual(['orders', 'topUps']);
  expect(groups.map(({ entries }) => entries[0]?.way)).toEqual([
    { path: '/order/detail?id=7' },
    { path: '/financial/top-up-check?id=9' },
  ]);
  expect(groups[0]?.entries[0]).toMatchObject({ title: 'A26', detail: 'PO-1 · Ada' });
  expect(groupsOf(none, undefined)).toEqual([]);
});

test('what can be done and pages of help lead to themselves, and never share an id', () => {
  const named = {
    pages: [],
    acts: [{ key: 'dark', title: 'Dark', also: '' }],
    topics: [{ id: 'dark', title: 'Themes' }],
  };
  const entries = groupsOf(named, undefined).flatMap((group) => group.entries);
  expect(entries.map(({ way }) => way)).toEqual([{ act: 'dark' }, { topic: 'dark' }]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
});
