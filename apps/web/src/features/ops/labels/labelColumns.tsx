import type { AwaitedLabel } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { TimeText } from '../../../shared/feedback/TimeText.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import type { Column } from '../../../shared/table/types.ts';

export const labelColumns = (
  t: TFunction<'opsLabels'>,
  onLabel: (order: AwaitedLabel) => void,
): Column<AwaitedLabel>[] => [
  { key: 'orderNo', title: t('orderNo'), width: 190, keep: true, copy: true },
  { key: 'merchantName', title: t('merchant'), width: 150 },
  { key: 'productName', title: t('product'), width: 160 },
  { key: 'countryCode', title: t('country'), width: 90 },
  { key: 'consigneeName', title: t('consignee'), width: 150 },
  { key: 'trackingNumber', title: t('trackingNumber'), width: 190, copy: true },
  {
    key: 'bookTime',
    title: t('bookTime'),
    width: 170,
    render: ({ bookTime }) => <TimeText value={bookTime} />,
  },
  {
    key: 'actions',
    title: t('actions'),
    width: 120,
    pin: 'end',
    render: (order) => (
      <ActionButton size="small" permission="ops:carrierImport" onClick={() => onLabel(order)}>
        {t('upload')}
      </ActionButton>
    ),
  },
];
