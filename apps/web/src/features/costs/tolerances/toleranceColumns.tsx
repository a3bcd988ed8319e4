import type { CostTolerance } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { amountColumn } from '../../../shared/table/amountColumn.tsx';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

/** For whom, up to how much, and which dispute it was made after. */
export const toleranceColumns = (
  t: TFunction<'tolerances'>,
  actionsOf: (row: CostTolerance) => ReactNode,
): Column<CostTolerance>[] => [
  {
    key: 'merchantName',
    title: t('field.merchant'),
    width: 180,
    render: ({ merchantId, merchantName, merchantCode }) =>
      merchantId ? <Stacked below={merchantCode}>{merchantName}</Stacked> : t('allMerchants'),
  },
  {
    key: 'productName',
    title: t('field.product'),
    width: 180,
    render: ({ productId, productName }) => (productId ? productName : t('allProducts')),
  },
  amountColumn('amount', t('field.amount')),
  {
    key: 'sharePercent',
    title: t('field.share'),
    width: 150,
    align: 'end',
    render: ({ sharePercent }) => (sharePercent > 0 ? `${sharePercent}%` : '--'),
  },
  {
    key: 'madeAfter',
    title: t('field.madeAfter'),
    width: 170,
    render: ({ madeAfter }) => madeAfter || '--',
  },
  minuteColumn('createTime', t('field.since')),
  { key: 'actions', title: t('field.actions'), width: actionsWidth, render: actionsOf },
];
