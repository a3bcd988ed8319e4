import { type ClaimTerms, deleteClaimTerms, listClaimTerms } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import type { Action } from '../../../shared/permission/ActionMenu.tsx';
import { say } from '../../../shared/store/notice.ts';
import { WholeTable } from '../../../shared/table/DetailTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import styles from '../Claims.module.css';
import { TermsDialog } from './TermsDialog.tsx';
import { termsColumns } from './termsColumns.tsx';

/** What each line wants of a claim and answers for. */
export const Terms = () => {
  const { t } = useTranslation('claimTerms');
  const query = useCall(listClaimTerms, {}, { meta: { quiet: true } });
  const dialog = useShownDialog<ClaimTerms>();
  const { mutateAsync } = useSend(deleteClaimTerms);
  const look = () => void query.refetch();
  const nameOf = ({ productName, kind }: ClaimTerms) =>
    `${productName || t('allProducts')} · ${t(`kind.${kind}`)}`;
  const remove = async ({ id }: ClaimTerms) => {
    await mutateAsync({ query: { id } }).finally(look);
    say('success', t('deleted'));
  };
  const askBefore = (name: string) => ({
    danger: true,
    yes: t('delete'),
    text: t('deleteText'),
    title: t('deleteTitle', { name }),
  });
  const actionsOf = (row: ClaimTerms): Action[] => [
    { key: 'edit', text: t('edit'), permission: 'ops:claims', onClick: () => dialog.show(row) },
    {
      onClick: () => remove(row),
      key: 'delete',
      permission: 'ops:claims',
      text: t('delete'),
      confirm: askBefore(nameOf(row)),
      danger: true,
    },
  ];
  return (
    <div className={styles.list}>
      <div className={styles.top}>
        <p className={styles.lead}>{t('lead')}</p>
        <AddButton permission="ops:claims" onClick={() => dialog.show(null)}>
          {t('addTitle')}
        </AddButton>
      </div>
      <WholeTable
        label={t('title')}
        query={query}
        columns={termsColumns(t, (row) => <RowActions of={nameOf(row)} actions={actionsOf(row)} />)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      <TermsDialog
        key={dialog.key}
        open={dialog.open}
        terms={dialog.of}
        onClose={dialog.close}
        onChanged={look}
      />
    </div>
  );
};
