import { expect, test } from 'vitest';
import type { OrderRow } from '../orders.repository.ts';
import { keptWords } from './carriersWords.ts';

const order = {
  form: {
    shipper: { phone: '0755 8888 6666' },
    consignee: { name: 'Ana Lima', phone: '+55 11 98765-4321', taxNo: '390.533.447-05' },
  },
} as unknown as OrderRow;
const kept = (text: string) => keptWords(order, { text, kind: 'data' as never });

test.each([
  ['phone +55 11 98765-4321 is invalid', 'phone ••••4321 is invalid'],
  ['phone 5511987654321 is invalid', 'phone ••••4321 is invalid'],
  ['CPF 39053344705 unknown (390.533.447-05)', 'CPF ••••4705 unknown (••••7-05)'],
  ['call 13812345678', 'call ••••5678'],
  ['postcode 01310-100 is not served', 'postcode 01310-100 is not served'],
])('of what a carrier said, %s, is kept: %s', (said, text) => {
  expect(kept(said)).toMatchObject({ text });
});

test('words of ours are kept as they are', () => {
  expect(keptWords(order, { key: 'noService' })).toEqual({ key: 'noService' });
});
