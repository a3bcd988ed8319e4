import type { MarginRow } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import type { Column } from '../../../shared/table/types.ts';
import { LossAmount } from '../LossAmount.tsx';
import { percentText } from '../percentText.ts';

type T = TFunction<'margin'>;

const amount = (
  t: T,
  key: 'charged' | 'carrier' | 'shares' | 'adjustments',
): Column<MarginRow> => ({
  key,
  title: t(`field.${key}`),
  width: 130,
  align: 'end',
  render: (row) => <Amount value={row[key]} />,
});

const count = (t: T, key: 'known' | 'losing' | 'unbilled'): Column<MarginRow> => ({
  key,
  title: t(`field.${key}`),
  width: 120,
  align: 'end',
  render: (row) => countText(row[key]),
});

/** What was charged, what it cost, and what is left; how many orders that is, and how many are not known. */
export const sumColumns = (t: T): Column<MarginRow>[] => [
  {
    key: 'margin',
    title: t('field.margin'),
    width: 130,
    align: 'end',
    card: 'state',
    render: ({ margin }) => <LossAmount value={margin} />,
  },
  {
    key: 'percent',
    title: t('field.percent'),
    width: 110,
    align: 'end',
    render: ({ percent }) => percentText(percent),
  },
  amount(t, 'charged'),
  amount(t, 'carrier'),
  amount(t, 'shares'),
  amount(t, 'adjustments'),
  count(t, 'known'),
  count(t, 'losing'),
  count(t, 'unbilled'),
];
