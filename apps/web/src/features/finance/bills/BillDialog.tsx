import type { Bill, KindSum } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import styles from '../financial.module.css';
import { transactionsHref } from './transactionsHref.ts';

/** The lines of a month's bill by type. */
export const BillDialog = ({ bill, onClose }: { bill: Bill | null; onClose: () => void }) => {
  const { t } = useTranslation('finance');
  const money = (key: 'in' | 'out') => ({
    key,
    title: t(`bill.${key}`),
    width: 140,
    align: 'end' as const,
    render: (line: KindSum) => <Amount value={line[key]} />,
  });
  return (
    <Dialog
      open={bill !== null}
      title={bill && t('bill.of', { month: bill.month, currency: bill.currency })}
      width={680}
      footer={null}
      onCancel={onClose}
    >
      {bill && (
        <div className={styles.stack}>
          <FactList
            facts={[
              [t('bill.opening'), <Amount key="opening" value={bill.opening} />],
              [t('bill.closing'), <Amount key="closing" value={bill.closing} />],
            ]}
          />
          <DetailTable
            label={t('bill.lines')}
            rows={bill.lines}
            rowKey={({ kind }) => kind}
            columns={[
              {
                key: 'kind',
                title: t('transaction.kind'),
                width: 140,
                render: ({ kind }) => <DictText code="expense_type" value={kind} />,
              },
              {
                key: 'count',
                title: t('bill.count'),
                width: 90,
                align: 'end',
                render: ({ kind, count }) => <Link to={transactionsHref(bill, kind)}>{count}</Link>,
              },
              money('in'),
              money('out'),
            ]}
          />
        </div>
      )}
    </Dialog>
  );
};
