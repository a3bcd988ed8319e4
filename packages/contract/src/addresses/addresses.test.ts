import { expect, test } from 'vitest';
import { addConsignee } from './consignees.ts';
import { addDeliveryAddress } from './deliveryAddresses.ts';
import { addShipper } from './shippers.ts';

const fields = [addShipper, addConsignee, addDeliveryAddress].flatMap(({ path, body }) =>
  Object.entries(body.shape).map(([name, schema]) => ({ path, name, schema })),
);

test.each(fields)('$name of $path takes nothing that no database stores', ({ schema }) => {
  for (const text of ['a\0', 'a\ud83d', '\ude00a']) {
    expect(schema.safeParse(text).success, JSON.stringify(text)).toBe(false);
  }
});
