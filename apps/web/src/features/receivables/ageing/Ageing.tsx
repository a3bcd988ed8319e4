import { listReceivables, type Receivable } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { DetailTable, WholeTable } from '../../../shared/table/DetailTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import styles from '../Receivables.module.css';
import { ageingColumns, totalColumns } from './ageingColumns.tsx';
import { CycleDialog } from './CycleDialog.tsx';

/** What each credit merchant owes, by how long it is overdue. */
export const Ageing = () => {
  const { t } = useTranslation('receivables');
  const query = useCall(listReceivables, {}, { meta: { quiet: true } });
  const look = () => void query.refetch();
  useRefresh('user', look);
  const dialog = useShownDialog<Receivable>();
  const actionsOf = (row: Receivable) => (
    <RowActions
      of={row.merchantName}
      actions={[
        {
          key: 'cycle',
          text: t('cycle.edit'),
          permission: 'ops:receivables',
          onClick: () => dialog.show(row),
        },
      ]}
    />
  );
  const { totals = [] } = query.data ?? {};
  return (
    <div className={styles.list}>
      <p className={styles.lead}>{t('ageingLead')}</p>
      {totals.length > 0 && (
        <DetailTable
          label={t('totals')}
          rows={totals}
          rowKey={({ currency }) => currency}
          columns={totalColumns(t)}
        />
      )}
      <WholeTable
        label={t('part.ageing')}
        query={{ ...query, data: query.data?.rows }}
        rowKey={({ merchantId, currency }) => `${merchantId} ${currency}`}
        columns={ageingColumns(t, actionsOf)}
        empty={<EmptyState title={t('noOne')} text={t('noOneText')} />}
      />
      {dialog.of && (
        <CycleDialog
          key={dialog.key}
          row={dialog.of}
          open={dialog.open}
          onClose={dialog.close}
          onChanged={look}
        />
      )}
    </div>
  );
};
