import type { PaymentRun } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { amountColumn } from '../../../shared/table/amountColumn.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { RunTag } from './RunTag.tsx';

const Who = ({ name, time }: { name: string; time: string | null }) => (
  <Stacked below={time && <TimeText value={time} to="minute" />}>{name}</Stacked>
);

/** Who is paid how much, for what, and who said so. */
export const runColumns = (
  t: TFunction<readonly ['paymentRuns', 'shared']>,
  actionsOf: (run: PaymentRun) => ReactNode,
): Column<PaymentRun>[] => [
  {
    key: 'runNo',
    title: t('field.runNo'),
    width: 180,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ runNo, note }) => <Stacked below={note}>{runNo}</Stacked>,
  },
  {
    key: 'payeeName',
    title: t('field.payee'),
    width: 150,
    render: ({ payeeName, payeeCode }) => <Stacked below={payeeCode}>{payeeName}</Stacked>,
  },
  amountColumn('amount', t('field.amount')),
  {
    key: 'bills',
    title: t('field.bills'),
    width: 180,
    render: ({ bills }) => (
      <Stacked below={bills.map(({ billNo }) => billNo).join(t('shared:list.comma'))}>
        {t('bills', { count: bills.length })}
      </Stacked>
    ),
  },
  {
    key: 'state',
    title: t('field.state'),
    width: 150,
    card: 'state',
    render: ({ state, remark, payDay, reference }) => (
      <Stacked below={payDay ? `${payDay} ${reference}` : remark}>
        <RunTag state={state} />
      </Stacked>
    ),
  },
  {
    key: 'askedBy',
    title: t('field.askedBy'),
    width: 140,
    render: ({ askedBy, askTime }) => <Who name={askedBy} time={askTime} />,
  },
  {
    key: 'decidedBy',
    title: t('field.decidedBy'),
    width: 140,
    render: ({ decidedBy, decideTime }) => <Who name={decidedBy} time={decideTime} />,
  },
  { key: 'actions', title: t('field.actions'), width: actionsWidth, pin: 'end', render: actionsOf },
];
