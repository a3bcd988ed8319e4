import type { ProductView } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import type { Column } from '../../../../shared/table/types.ts';
import styles from './Products.module.css';
import { StatusButton } from './StatusButton.tsx';

export const productColumns = (
  t: TFunction<'opsProducts'>,
  onShow: (id: string) => void,
  onChanged: () => void,
): Column<ProductView>[] => [
  { key: 'code', title: t('code'), width: 140, keep: true, copy: true },
  { key: 'nameZh', title: t('nameZh'), width: 160 },
  { key: 'nameEn', title: t('nameEn'), width: 180 },
  { key: 'channelName', title: t('channel'), width: 140 },
  {
    key: 'status',
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
    width: 160,
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
    width: 150,
    pin: 'end',
    keep: true,
    render: (product) => (
      <span className={styles.actions}>
        <ActionButton size="small" onClick={() => onShow(product.id)}>
          {t('edit')}
        </ActionButton>
        <StatusButton product={product} onChanged={onChanged} />
      </span>
    ),
  },
];
