import type { PayableEntry } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { amountColumn } from '../../../shared/table/amountColumn.tsx';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

/** What happened, by how much it changed what is owed, and what is owed since. */
export const entryColumns = (t: TFunction<'payees'>): Column<PayableEntry>[] => [
  {
    key: 'op',
    title: t('field.op'),
    width: 240,
    card: 'name',
    keep: true,
    render: ({ op, billNo, version, runNo }) => (
      <Stacked below={t(`op.${op}`)}>
        {billNo ? t('billVersion', { no: billNo, version: version ?? 1 }) : runNo}
      </Stacked>
    ),
  },
  minuteColumn('time', t('field.time')),
  amountColumn('amount', t('field.amount'), { signed: true }),
  amountColumn('balance', t('field.balance')),
  { key: 'byName', title: t('field.by'), width: 110 },
];
