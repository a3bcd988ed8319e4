import type { AwaitedLabel } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { actionsWidth, RowActions } from '../../../../shared/table/RowActions.tsx';
import type { Column } from '../../../../shared/table/types.ts';
import { CountryText } from '../../../addresses/index.ts';

export const labelColumns = (
  t: TFunction<'opsLabels'>,
  onLabel: (order: AwaitedLabel) => void,
): Column<AwaitedLabel>[] => [
  { key: 'orderNo', title: t('orderNo'), width: 160, keep: true, copy: true },
  {
    key: 'merchantName',
    title: t('merchant'),
    width: 170,
    render: ({ merchantName, merchantCode }) => `${merchantName} ${merchantCode}`,
  },
  { key: 'productName', title: t('product'), width: 130 },
  {
    key: 'countryCode',
    title: t('country'),
    width: 110,
    render: ({ countryCode }) => <CountryText code={countryCode} />,
  },
  { key: 'consigneeName', title: t('consignee'), width: 120 },
  { key: 'trackingNumber', title: t('trackingNumber'), width: 165, copy: true },
  {
    key: 'bookTime',
    title: t('bookTime'),
    width: 150,
    render: ({ bookTime }) => <TimeText value={bookTime} to="minute" />,
  },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    render: (order) => (
      <RowActions
        of={order.orderNo}
        actions={[
          {
            key: 'upload',
            text: t('upload'),
            permission: 'ops:carrierImport',
            onClick: () => onLabel(order),
          },
        ]}
      />
    ),
  },
];
