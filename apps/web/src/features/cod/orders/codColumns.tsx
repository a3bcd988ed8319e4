import type { CodOrder } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { listedHref } from '../../../shared/paths/orders.ts';
import { actionsColumn } from '../../../shared/table/actionsColumn.tsx';
import { amountColumn } from '../../../shared/table/amountColumn.tsx';
import { merchantColumn } from '../../../shared/table/merchantColumn.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CodTag } from '../CodTags.tsx';

type T = TFunction<'cod'>;

const netColumn = (t: T): Column<CodOrder> => ({
  key: 'net',
  title: t('field.net'),
  width: 110,
  align: 'end',
  render: ({ net, fee, currency }) =>
    net === null ? (
      '--'
    ) : (
      <Stacked below={fee && t('lessFee', { amount: fee })}>
        <Amount value={net} currency={currency} />
      </Stacked>
    ),
});

const dayOf = ({ creditTime, creditDay }: CodOrder) =>
  creditTime ? <TimeText value={creditTime} to="day" /> : (creditDay ?? '--');

interface Manner {
  isStaff: boolean;
  actionsOf: ((order: CodOrder) => ReactNode) | null;
}

/** What was to be collected, what came, and what its merchant gets of it and when. */
export const codColumns = (t: T, { isStaff, actionsOf }: Manner): Column<CodOrder>[] => [
  {
    key: 'transactionOrderNo',
    title: t('field.order'),
    width: 170,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ id, transactionOrderNo, customerNo }) => (
      <Stacked below={customerNo}>
        <Link to={listedHref(id)}>{transactionOrderNo}</Link>
      </Stacked>
    ),
  },
  ...(isStaff ? [merchantColumn<CodOrder>(t('field.merchant'))] : []),
  amountColumn('due', t('field.due'), { width: 110 }),
  {
    key: 'deliverTime',
    title: t('field.deliverTime'),
    width: 110,
    render: ({ deliverTime }) => (deliverTime ? <TimeText value={deliverTime} to="day" /> : '--'),
  },
  {
    key: 'remitted',
    title: t('field.remitted'),
    width: 120,
    align: 'end',
    render: ({ remitted, remitDay, currency }) =>
      remitDay ? (
        <Stacked below={remitDay}>
          <Amount value={remitted} currency={currency} />
        </Stacked>
      ) : (
        '--'
      ),
  },
  netColumn(t),
  { key: 'creditDay', title: t('field.creditDay'), width: 110, render: dayOf },
  {
    key: 'state',
    title: t('field.state'),
    width: 150,
    card: 'state',
    render: (order) => <CodTag order={order} />,
  },
  ...actionsColumn(t('field.actions'), actionsOf),
];
