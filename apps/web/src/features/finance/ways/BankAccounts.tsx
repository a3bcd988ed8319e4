import { type BankAccount, listBankAccounts } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { WholeTable } from '../../../shared/table/DetailTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { BankAccountDialog } from './BankAccountDialog.tsx';
import { bankAccountColumns } from './bankAccountColumns.tsx';
import styles from './Ways.module.css';

/** The tenant's bank accounts: those that merchants are offered first. */
export const BankAccounts = () => {
  const { t } = useTranslation('waysToPay');
  const query = useCall(listBankAccounts, {}, { meta: { quiet: true } });
  const dialog = useShownDialog<BankAccount>();
  const actionsOf = (account: BankAccount) => (
    <RowActions
      of={account.accountNumber}
      actions={[
        {
          key: 'edit',
          text: t('edit'),
          permission: 'ops:waysToPay',
          onClick: () => dialog.show(account),
        },
      ]}
    />
  );
  return (
    <section className={styles.part} aria-label={t('banks')}>
      <div className={styles.head}>
        <h2>{t('banks')}</h2>
        <AddButton permission="ops:waysToPay" onClick={() => dialog.show(null)}>
          {t('bank.add')}
        </AddButton>
      </div>
      <WholeTable
        label={t('banks')}
        query={query}
        columns={bankAccountColumns(t, actionsOf)}
        empty={<EmptyState title={t('bank.empty')} text={t('bank.emptyText')} />}
      />
      <BankAccountDialog
        key={dialog.key}
        open={dialog.open}
        account={dialog.of}
        onClose={dialog.close}
      />
    </section>
  );
};
