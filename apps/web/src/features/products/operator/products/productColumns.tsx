import type { ProductView } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { actionsWidth } from '../../../../shared/table/RowActions.tsx';
import type { Column } from '../../../../shared/table/types.ts';
import { ProductActions } from './ProductActions.tsx';

export const productColumns = (
  t: TFunction<'opsProducts'>,
  onShow: (id: string) => void,
  onChanged: () => void,
): Column<ProductView>[] => [
  { key: 'code', title: t('code'), width: 130, keep: true, copy: true },
  { key: 'nameZh', title: t('nameZh'), width: 160 },
  { key: 'nameEn', title: t('nameEn'), width: 180, hidden: true },
  { key: 'channelName', title: t('channel'), width: 140 },
  {
    key: 'status',
    card: 'state',
    title: t('status'),
    width: 90,
    render: ({ status }) => (
      <StatusTag kind={status === 'onSale' ? 'success' : 'muted'}>
        {t(`status.${status}`)}
      </StatusTag>
    ),
  },
  {
    key: 'days',
    title: t('days'),
    width: 110,
    render: ({ transitDaysMin: min, transitDaysMax: max }) => t('daysText', { min, max }),
  },
  {
    key: 'chargeAt',
    title: t('chargeAt'),
    width: 130,
    render: ({ terms }) => t(`chargeAt.${terms.chargeAt}`),
  },
  {
    key: 'sheetCount',
    title: t('sheets'),
    width: 100,
    align: 'end',
    render: ({ id, sheetCount }) => (
      <Link to={`/ops/price-sheets?productId=${id}`}>{sheetCount}</Link>
    ),
  },
  {
    key: 'termsPending',
    title: t('terms'),
    width: 150,
    render: ({ termsPending }) =>
      termsPending && <StatusTag kind="warning">{t('termsPending')}</StatusTag>,
  },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: (product) => <ProductActions {...{ product, onShow, onChanged }} />,
  },
];
