import { type CostTolerance, deleteTolerance, listTolerances } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { WholeTable } from '../../../shared/table/DetailTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import styles from '../Costs.module.css';
import { ToleranceDialog } from './ToleranceDialog.tsx';
import { toleranceColumns } from './toleranceColumns.tsx';

/** Differences that nobody is asked about, each with where it came from. */
export const Tolerances = () => {
  const { t } = useTranslation('tolerances');
  const query = useCall(listTolerances, {}, { meta: { quiet: true } });
  const [adding, setAdding] = useState(false);
  const { mutateAsync } = useSend(deleteTolerance);
  const nameOf = ({ merchantName, productName }: CostTolerance) =>
    `${merchantName || t('allMerchants')} · ${productName || t('allProducts')}`;
  const remove = async ({ id }: CostTolerance) => {
    await mutateAsync({ query: { id } }).finally(query.refetch);
    say('success', t('deleted'));
  };
  const actionsOf = (row: CostTolerance) => (
    <RowActions
      of={nameOf(row)}
      actions={[
        {
          key: 'delete',
          text: t('delete'),
          permission: 'ops:disputes',
          danger: true,
          confirm: {
            title: t('deleteTitle', { name: nameOf(row) }),
            text: t('deleteText'),
            yes: t('delete'),
            danger: true,
          },
          onClick: () => remove(row),
        },
      ]}
    />
  );
  return (
    <div className={styles.list}>
      <div className={styles.between}>
        <p className={styles.lead}>{t('lead')}</p>
        <AddButton permission="ops:disputes" onClick={() => setAdding(true)}>
          {t('addTitle')}
        </AddButton>
      </div>
      <WholeTable
        label={t('title')}
        query={query}
        columns={toleranceColumns(t, actionsOf)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      <ToleranceDialog open={adding} onClose={() => setAdding(false)} />
    </div>
  );
};
