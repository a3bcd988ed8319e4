import type { BillLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { actionsColumn } from '../../../shared/table/actionsColumn.tsx';
import { amountColumn } from '../../../shared/table/amountColumn.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { wordedNumber } from '../../../shared/table/wordedNumber.tsx';
import { Bearer } from './Bearer.tsx';
import { LineTag } from './LineTag.tsx';

type Words = TFunction<readonly ['billLines', 'payables']>;

const billColumn = (t: Words): Column<BillLine> => ({
  key: 'billNo',
  title: t('field.bill'),
  width: 180,
  render: ({ billNo, payeeName }) => <Stacked below={payeeName}>{billNo}</Stacked>,
});

interface Manner {
  /** Which bill it is of is not said elsewhere. */
  withBill: boolean;
  actionsOf: ((line: BillLine) => ReactNode) | null;
}

/** What was billed, how much, and whose it is. */
export const lineColumns = (t: Words, { withBill, actionsOf }: Manner): Column<BillLine>[] => [
  wordedNumber(t('field.number')),
  ...(withBill ? [billColumn(t)] : []),
  { key: 'lineNo', title: t('field.lineNo'), width: 80 },
  {
    key: 'fee',
    title: t('field.fee'),
    width: 96,
    render: ({ fee }) => t(`payables:fee.${fee}`),
  },
  amountColumn('amount', t('field.amount'), { width: 130 }),
  {
    key: 'weightKg',
    title: t('field.weight'),
    width: 96,
    align: 'end',
    render: ({ weightKg }) => (weightKg === null ? '--' : `${weightKg.toFixed(3)} kg`),
  },
  {
    key: 'bearer',
    title: t('field.bearer'),
    width: 150,
    render: (line) => <Bearer {...line} />,
  },
  {
    key: 'state',
    title: t('field.state'),
    width: 170,
    card: 'state',
    render: (line) => <LineTag line={line} />,
  },
  ...actionsColumn(t('field.actions'), actionsOf),
];
