import type { TFunction } from 'i18next';
import type { Column } from '../../shared/table/types.ts';
import { kgText } from './totalsText.ts';

/** How many boxes, and what they weigh. */
export const weightColumns = <R extends { weightKg: number }>(
  t: TFunction<'shipment'>,
): Column<R>[] => [
  { key: 'pieces', title: t('pieces'), width: 70, align: 'end' },
  {
    key: 'weightKg',
    title: t('weight'),
    width: 100,
    align: 'end',
    render: ({ weightKg }) => kgText(weightKg),
  },
];
