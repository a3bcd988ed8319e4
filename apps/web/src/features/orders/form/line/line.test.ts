import type { Quote } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { proposedLine } from './useLine.ts';

const priced = (productId: string, comparable: string) =>
  ({ ok: true, productId, comparable, comparableCurrency: 'CNY' }) as Quote;
const refused = (productId: string) => ({ ok: false, productId }) as Quote;

test.each([
  ['the first favourite before there are prices', undefined, ['a'], 'a'],
  ['nothing before there are prices or favourites', undefined, [], undefined],
  ['a favourite that takes the parcel', [priced('b', '1.00'), priced('a', '2.00')], ['a'], 'a'],
  ['the cheapest where no favourite takes it', [refused('a'), priced('b', '1.00')], ['a'], 'b'],
  ['the cheapest', [priced('c', '3.00'), priced('b', '1.00')], [], 'b'],
  ['the cheapest that can be paid', [priced('c', '3.00'), priced('poor', '1.00')], [], 'c'],
  ['the cheapest where none can be paid', [priced('poor', '1.00')], [], 'poor'],
])('proposed is %s', (_, quotes, common, product) => {
  expect(
    proposedLine(
      quotes,
      common.map((id) => ({ id })),
      ({ productId }) => productId !== 'poor',
    ),
  ).toBe(product);
});
