import { type Bill, billDownload } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { saveFile } from '../../../shared/api/saveFile.ts';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { actionsWidth, RowActions } from '../../../shared/table/RowActions.tsx';
import type { Column } from '../../../shared/table/types.ts';

type Part = 'opening' | 'in' | 'out' | 'closing';

/** A month's statement as a file. */
const save = ({ month, currency }: Bill, format: 'pdf' | 'xlsx') =>
  saveFile(billDownload, { query: { month, currency, format } });

export const billColumns = (
  t: TFunction<'finance'>,
  onLines: (bill: Bill) => void,
): Column<Bill>[] => {
  const money = (key: Part): Column<Bill> => ({
    key,
    title: t(`bill.${key}`),
    width: 110,
    align: 'end',
    render: (bill) => <Amount value={bill[key]} />,
  });
  return [
    { key: 'month', title: t('bill.month'), width: 92, keep: true },
    { key: 'currency', title: t('currency'), width: 92 },
    money('opening'),
    money('in'),
    money('out'),
    money('closing'),
    { key: 'count', title: t('bill.count'), width: 80, align: 'end', hidden: true },
    {
      key: 'isClosed',
      card: 'state',
      title: t('bill.status'),
      width: 120,
      render: ({ isClosed }) => (
        <StatusTag kind={isClosed ? 'success' : 'processing'}>
          {t(isClosed ? 'bill.closed' : 'bill.open')}
        </StatusTag>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      width: actionsWidth,
      pin: 'end',
      keep: true,
      render: (bill) => (
        <RowActions
          of={`${bill.month} ${bill.currency}`}
          actions={[
            { key: 'lines', text: t('bill.lines'), onClick: () => onLines(bill) },
            ...(['pdf', 'xlsx'] as const).map((format) => ({
              key: format,
              text: t(`bill.save.${format}`, { month: bill.month }),
              onClick: () => save(bill, format),
            })),
          ]}
        />
      ),
    },
  ];
};
