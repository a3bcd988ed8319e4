import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { spanText } from './spans.ts';

const t = ((key: string, { count }: { count: number }) =>
  `${count} ${key}`) as never as TFunction<'stalled'>;

it.each([
  [0.6, '1 hours'],
  [71.4, '71 hours'],
  [72, '3 days'],
  [83.9, '3 days'],
  [84, '4 days'],
])('says %d hours as %s', (hours, said) => {
  expect(spanText(t, hours)).toBe(said);
});
