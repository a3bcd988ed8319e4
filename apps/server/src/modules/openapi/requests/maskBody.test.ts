import { openCalls } from '@alpaca/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isMasked, maskBody, masked, maskPath, shortened } from './maskBody.ts';

test('people, addresses, numbers of authorities and secrets are masked at any depth', () => {
  const consignee = {
    name: 'Li Na',
    phone: '+1 408 555 0100',
    Post_Code: '95112',
    countryCode: 'US',
    company: '',
    taxNo: null,
  };
  const boxes = [{ weight: 1, contact: { first: 'Na' } }];
  expect(JSON.parse(maskBody({ order: { consignee, boxes } }))).toEqual({
    order: {
      consignee: {
        name: masked,
        phone: masked,
        Post_Code: masked,
        countryCode: 'US',
        company: '',
        taxNo: null,
      },
      boxes: [{ weight: 1, contact: masked }],
    },
  });
  expect(maskBody(undefined)).toBe('');
});

test('of an address in a book nothing is told but what tells of nobody', () => {
  const { addShipper, addConsignee } = openCalls;
  const told = [addShipper.body, addConsignee.body].flatMap((schema) =>
    Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}),
  );
  expect([...new Set(told)].filter((name) => !isMasked(name)).sort()).toEqual([
    'addressType',
    'allowDuplicate',
    'certificateType',
    'code',
    'countryCode',
    'isDefault',
    'platform',
    'province',
    'tags',
    'taxType',
    'warehouseCode',
  ]);
});

test('what is looked for in an address is masked too', () => {
  expect(maskPath('/open/v1/orders?limit=2')).toBe('/open/v1/orders?limit=2');
  expect(maskPath('/open/v1/addresses/shippers?keyword=Li%20Na&page=1')).toBe(
    `/open/v1/addresses/shippers?keyword=${masked}&page=1`,
  );
  expect(maskPath('/open/v1/orders?%6bEYWORD=a?b&%zz=1')).toBe(
    `/open/v1/orders?%6bEYWORD=${masked}&%zz=1`,
  );
});

test('a long text is cut between characters', () => {
  const long = shortened('好'.repeat(3000));
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(4096);
  expect(long).toMatch(/^好+…$/);
  expect(shortened('a'.repeat(4096))).toHaveLength(4096);
});
