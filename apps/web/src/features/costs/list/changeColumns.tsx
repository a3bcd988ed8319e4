import type { CostChange } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { merchantColumn } from '../../../shared/table/merchantColumn.tsx';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CountryText } from '../../addresses/index.ts';
import { TurnCell } from '../../threads/index.ts';
import { ChangeTag } from '../ChangeTag.tsx';
import styles from '../Costs.module.css';
import { DueText } from '../DueText.tsx';

interface Manner {
  isStaff: boolean;
  onOpen: (id: string) => void;
}

const Order = ({ change, onOpen }: { change: CostChange; onOpen: () => void }) => {
  const { transactionOrderNo, productName, countryCode } = change;
  return (
    <Stacked
      below={
        <>
          {productName}
          {productName && countryCode && ' · '}
          {countryCode && <CountryText code={countryCode} />}
        </>
      }
    >
      <OpenButton onOpen={onOpen}>{transactionOrderNo}</OpenButton>
    </Stacked>
  );
};

const differenceColumn = (t: TFunction<'costs'>): Column<CostChange> => ({
  key: 'difference',
  title: t('field.difference'),
  width: 140,
  align: 'end',
  render: ({ difference, proposed, settled, currency }) => {
    const isOther = settled !== null && settled !== difference;
    return (
      <Stacked
        below={
          (proposed !== null && t('offered', { amount: proposed })) ||
          (isOther && t('settledAt', { amount: settled }))
        }
      >
        <span className={styles.most}>
          <Amount value={difference} currency={currency} signed />
        </span>
      </Stacked>
    );
  },
});

/** Which parcel, by how much, why, and how far it is. */
export const changeColumns = (
  t: TFunction<'costs'>,
  { isStaff, onOpen }: Manner,
): Column<CostChange>[] => [
  {
    key: 'transactionOrderNo',
    title: t('field.order'),
    width: 190,
    pin: 'start',
    keep: true,
    card: 'name',
    render: (change) => <Order change={change} onOpen={() => onOpen(change.id)} />,
  },
  differenceColumn(t),
  {
    key: 'reason',
    title: t('field.reason'),
    width: 142,
    render: ({ reason, photoCount }) => (
      <Stacked below={photoCount > 0 && t('photoCount', { count: photoCount })}>
        {t(`reason.${reason}`)}
      </Stacked>
    ),
  },
  {
    key: 'before',
    title: t('field.beforeAfter'),
    width: 168,
    render: ({ before, after, currency }) => (
      <>
        <Amount value={before} /> → <Amount value={after} currency={currency} />
      </>
    ),
  },
  {
    key: 'state',
    title: t('field.state'),
    width: 200,
    card: 'state',
    render: (change) => (
      <Stacked below={<DueText {...change} />}>
        <ChangeTag state={change.state} />
      </Stacked>
    ),
  },
  ...(isStaff ? [merchantColumn<CostChange>(t('field.merchant'))] : []),
  {
    key: 'turn',
    title: t('field.turn'),
    width: 100,
    render: ({ turn, unread }) => <TurnCell name={turn && t(`turn.${turn}`)} unread={unread} />,
  },
  // Staff has the merchant in its place, and the time by which to answer in sight.
  minuteColumn('createTime', t('field.announced'), { width: 140, hidden: isStaff }),
];
