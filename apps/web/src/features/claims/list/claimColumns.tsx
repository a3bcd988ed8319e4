import type { Claim } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { merchantColumn } from '../../../shared/table/merchantColumn.tsx';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { TurnCell } from '../../threads/index.ts';
import { ClaimTag } from '../ClaimTag.tsx';
import { DueText } from '../DueText.tsx';

interface Manner {
  isStaff: boolean;
  onOpen: (id: string) => void;
}

type T = TFunction<'claims'>;

const stateColumn = (t: T): Column<Claim> => ({
  key: 'state',
  title: t('field.state'),
  width: 190,
  card: 'state',
  render: (claim) => (
    <Stacked below={<DueText {...claim} />}>
      <ClaimTag state={claim.state} />
    </Stacked>
  ),
});

const offeredColumn = (t: T): Column<Claim> => ({
  key: 'offered',
  title: t('field.offered'),
  width: 130,
  align: 'end',
  render: ({ offered, currency }) =>
    offered === null ? '--' : <Amount value={offered} currency={currency} />,
});

const turnColumn = (t: T): Column<Claim> => ({
  key: 'turn',
  width: 100,
  title: t('field.turn'),
  render: ({ turn, unread }) => <TurnCell name={turn && t(`turn.${turn}`)} unread={unread} />,
});

/** Which parcel, what happened, what is wanted and offered, and how far it is. */
export const claimColumns = (t: T, { isStaff, onOpen }: Manner): Column<Claim>[] => [
  {
    key: 'transactionOrderNo',
    title: t('field.order'),
    width: 190,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ id, transactionOrderNo, productName }) => (
      <Stacked below={productName}>
        <OpenButton onOpen={() => onOpen(id)}>{transactionOrderNo}</OpenButton>
      </Stacked>
    ),
  },
  { key: 'kind', title: t('field.kind'), width: 90, render: ({ kind }) => t(`kind.${kind}`) },
  {
    key: 'wanted',
    title: t('field.wanted'),
    width: 130,
    align: 'end',
    render: ({ wanted, currency }) => <Amount value={wanted} currency={currency} />,
  },
  offeredColumn(t),
  stateColumn(t),
  ...(isStaff ? [merchantColumn<Claim>(t('field.merchant'))] : []),
  minuteColumn('createTime', t('field.filed'), { width: 140 }),
  turnColumn(t),
];
