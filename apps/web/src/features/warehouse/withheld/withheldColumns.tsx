import type { WithheldParcel } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { TurnCell } from '../../threads/index.ts';
import { DueText } from './DueText.tsx';
import { ReasonChips } from './ReasonChips.tsx';

/** What one decides by: which parcel, why, how much time is left. */
export const withheldColumns = (
  t: TFunction<'withheld'>,
  { isStaff, onOpen }: { isStaff: boolean; onOpen: (orderId: string) => void },
): Column<WithheldParcel>[] => [
  {
    key: 'transactionOrderNo',
    title: t('order'),
    width: 170,
    keep: true,
    card: 'name',
    render: ({ orderId, transactionOrderNo, customerNo }) => (
      <Stacked below={customerNo}>
        <OpenButton onOpen={() => onOpen(orderId)}>{transactionOrderNo}</OpenButton>
      </Stacked>
    ),
  },
  {
    key: 'reasons',
    title: t('reason'),
    width: 170,
    render: ({ reasons }) => <ReasonChips reasons={reasons} />,
  },
  {
    key: 'deadline',
    title: t('deadline'),
    width: 155,
    render: (parcel) => <DueText {...parcel} />,
  },
  ...(isStaff
    ? [
        {
          key: 'merchantName',
          title: t('merchant'),
          width: 130,
          render: ({ merchantName, merchantCode }: WithheldParcel) => (
            <Stacked below={merchantCode}>{merchantName}</Stacked>
          ),
        },
      ]
    : []),
  {
    key: 'productName',
    title: t('product'),
    width: 140,
    render: ({ productName, warehouseName }) => (
      <Stacked below={warehouseName}>{productName}</Stacked>
    ),
  },
  {
    key: 'owed',
    title: t('owed'),
    width: 110,
    align: 'end',
    render: ({ owed, currency }) => <Amount value={owed} currency={currency ?? ''} />,
  },
  {
    key: 'turn',
    title: t('turn.label'),
    width: 100,
    render: ({ turn, unread }) => <TurnCell name={turn && t(`turn.${turn}`)} unread={unread} />,
  },
  {
    key: 'photoCount',
    title: t('photos'),
    width: 70,
    align: 'end',
    render: ({ photoCount }) => (photoCount > 0 ? t('photoCount', { count: photoCount }) : '--'),
  },
];
