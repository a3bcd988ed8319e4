import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { madeText } from './made.ts';

const words: Record<string, string> = { comma: ', ' };
const said = (key: string, values?: { orders: string }) => words[key] ?? `${values?.orders} ${key}`;
const t = said as unknown as TFunction<'imports'>;

test('what came of the rows is told in a steady order, without what there is none of', () => {
  expect(madeText({ draft: 2, waitingPayment: 0, submitted: 1200 }, t)).toBe(
    '1200 made.submitted, 2 made.draft',
  );
  expect(madeText({}, t)).toBe('');
});
