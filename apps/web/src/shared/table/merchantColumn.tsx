import { Stacked } from './Stacked.tsx';
import type { Column } from './types.ts';

/** Whose it is, where the staff sees many merchants' side by side. */
export const merchantColumn = <T extends { merchantName: string; merchantCode: string }>(
  title: string,
): Column<T> => ({
  key: 'merchantName',
  title,
  width: 120,
  render: ({ merchantName, merchantCode }) => (
    <Stacked below={merchantCode}>{merchantName}</Stacked>
  ),
});
