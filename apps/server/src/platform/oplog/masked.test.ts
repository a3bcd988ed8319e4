import { expect, test } from 'vitest';
import { initialsOf, maskChanges, maskContacts } from './masked.ts';

test('a name is told by its first letters', () => {
  expect(['李娜', 'Na Li', ' Élodie  Durand ', ''].map(initialsOf)).toEqual([
    '李•',
    'N. L.',
    'É. D.',
    '',
  ]);
});

test('phones, e-mails and identity numbers are masked wherever somebody typed them', () => {
  const text =
    '请联系 13812345678 或 li.na@example.com，+1 408 555 0100，身份证 11010519491231002X';
  expect(maskContacts(text)).toBe('请联系 ••••5678 或 l•••@example.com，••••0100，身份证 ••••002X');
});

test('numbers of orders, amounts and days are left as they are', () => {
  const text = 'YL20261118000123，1,234.56 USD，2026-11-18 12:30:00，SF1234567890123';
  expect(maskContacts(text)).toBe(text);
});

test('of a merchant’s contacts neither the names nor the numbers are kept', () => {
  const [item, one] = ['陆小鹿', '陆小鹿 · 财务 · 13700001234'];
  const changes = [
    { field: 'contacts', item, from: null, to: one },
    { field: 'contacts.name', item, from: item, to: 'Na Li' },
    { field: 'sales', from: null, to: '何岭' },
  ];
  expect(maskChanges('merchantCard', changes)).toEqual([
    { field: 'contacts', item: '陆•', from: null, to: '陆• · 财务 · ••••1234' },
    { field: 'contacts.name', item: '陆•', from: '陆•', to: 'N. L.' },
    changes[2],
  ]);
});

test('of an order people are masked, of a product or a price nothing is', () => {
  const changes = [
    { field: 'consignee.name', from: 'Na Li', to: '李娜' },
    { field: 'consignee.phone', from: '13812345678', to: null },
    { field: 'remark', from: null, to: 'call 13812345678' },
  ];
  expect(maskChanges('order', changes)).toEqual([
    { field: 'consignee.name', from: 'N. L.', to: '李•' },
    { field: 'consignee.phone', from: '••••5678', to: null },
    { field: 'remark', from: null, to: 'call ••••5678' },
  ]);
  const plain = [{ field: 'name', from: 'Express', to: 'Economy' }];
  expect(maskChanges('product', plain)).toEqual(plain);
  expect(maskChanges('member', [{ field: 'realname', from: 'Na Li', to: 'Bo Wu' }])).toEqual([
    { field: 'realname', from: 'N. L.', to: 'B. W.' },
  ]);
});
