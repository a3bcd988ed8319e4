import { Stacked } from './Stacked.tsx';
import type { Column } from './types.ts';

/** The number that a sheet's line goes by, with what was written beside it. */
export const wordedNumber = <T extends { number: string; words: string }>(
  title: string,
): Column<T> => ({
  key: 'number',
  title,
  width: 180,
  pin: 'start',
  keep: true,
  card: 'name',
  render: ({ number, words }) => <Stacked below={words}>{number}</Stacked>,
});
