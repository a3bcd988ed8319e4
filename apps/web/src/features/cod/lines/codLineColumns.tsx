import type { CodLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { listedHref } from '../../../shared/paths/orders.ts';
import { actionsColumn } from '../../../shared/table/actionsColumn.tsx';
import { amountColumn } from '../../../shared/table/amountColumn.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { wordedNumber } from '../../../shared/table/wordedNumber.tsx';
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
  wordedNumber(t('field.number')),
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
  ...actionsColumn(t('field.actions'), actionsOf),
];
