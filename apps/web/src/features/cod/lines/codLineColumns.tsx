import type { CodLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { listedHref } from '../../../shared/paths/orders.ts';
import { amountColumn } from '../../../shared/table/amountColumn.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CodLineTag } from '../CodTags.tsx';

type T = TFunction<'cod'>;

const remittanceColumn = (t: T): Column<CodLine> => ({
  key: 'remittanceNo',
  title: t('field.remittance'),
  width: 180,
  render: ({ remittanceNo, payeeName }) => <Stacked below={payeeName}>{remittanceNo}</Stacked>,
});

interface Manner {
  /** Which remittance it is of is not said elsewhere. */
  withRemittance: boolean;
  actionsOf: ((line: CodLine) => ReactNode) | null;
}

/** What was collected under which number, and whose it is. */
export const codLineColumns = (t: T, { withRemittance, actionsOf }: Manner): Column<CodLine>[] => [
  {
    key: 'number',
    title: t('field.number'),
    width: 180,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ number, words }) => <Stacked below={words}>{number}</Stacked>,
  },
  ...(withRemittance ? [remittanceColumn(t)] : []),
  { key: 'lineNo', title: t('field.lineNo'), width: 80 },
  amountColumn('amount', t('field.collected'), { width: 140 }),
  amountColumn('kept', t('field.kept'), { width: 130 }),
  {
    key: 'order',
    title: t('field.order'),
    width: 170,
    render: ({ orderId, orderNo, due, currency }) =>
      orderId ? (
        <Stacked below={due && <Amount value={due} currency={currency} />}>
          <Link to={listedHref(orderId)}>{orderNo}</Link>
        </Stacked>
      ) : (
        '--'
      ),
  },
  {
    key: 'state',
    title: t('field.state'),
    width: 150,
    card: 'state',
    render: (line) => <CodLineTag line={line} />,
  },
  ...(actionsOf
    ? [
        {
          key: 'actions',
          title: t('field.actions'),
          width: actionsWidth,
          pin: 'end' as const,
          render: actionsOf,
        },
      ]
    : []),
];
