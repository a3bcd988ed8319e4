import type { CarrierBill } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { BillTag } from './BillTag.tsx';
import { DueDay } from './DueDay.tsx';
import { isPartlyPaid } from './left.ts';
import { ToLookAt } from './ToLookAt.tsx';

/** Whose bill, how much, until when, and what is to be looked at in it. */
export const billColumns = (
  t: TFunction<'payables'>,
  onOpen: (id: string) => void,
): Column<CarrierBill>[] => [
  {
    key: 'billNo',
    title: t('field.billNo'),
    width: 200,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ id, billNo, version, payeeName }) => (
      <Stacked below={payeeName}>
        <OpenButton onOpen={() => onOpen(id)}>{billNo}</OpenButton>
        {version > 1 && ` ${t('version', { version })}`}
      </Stacked>
    ),
  },
  {
    key: 'total',
    title: t('field.total'),
    width: 160,
    align: 'end',
    render: (bill) => (
      <Stacked below={isPartlyPaid(bill) && t('paidPart', { amount: bill.paid })}>
        <Amount value={bill.total} currency={bill.currency} />
      </Stacked>
    ),
  },
  {
    key: 'dueDay',
    title: t('field.dueDay'),
    width: 120,
    render: (bill) => <DueDay {...bill} />,
  },
  { key: 'lines', title: t('field.lines'), width: 80, align: 'end' },
  {
    key: 'toLookAt',
    title: t('field.toLookAt'),
    width: 216,
    render: (bill) => <ToLookAt {...bill} />,
  },
  {
    key: 'state',
    title: t('field.state'),
    width: 150,
    card: 'state',
    render: ({ state, runNo }) => (
      <Stacked below={runNo}>
        <BillTag state={state} />
      </Stacked>
    ),
  },
  minuteColumn('createTime', t('field.createTime')),
];
