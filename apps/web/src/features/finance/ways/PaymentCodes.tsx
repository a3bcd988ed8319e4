import { listPaymentCodes, type PaymentCode } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { Picture } from '../../../shared/feedback/files/Picture.tsx';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { WholeTable } from '../../../shared/table/DetailTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { PaymentCodeDialog } from './PaymentCodeDialog.tsx';
import styles from './Ways.module.css';
import { lastColumns } from './wayColumns.tsx';

/** The tenant's codes to scan: for a way and a currency merchants are shown the first. */
export const PaymentCodes = () => {
  const { t } = useTranslation('waysToPay');
  const query = useCall(listPaymentCodes, {}, { meta: { quiet: true } });
  const dialog = useShownDialog<PaymentCode>();
  const actionsOf = (code: PaymentCode) => (
    <RowActions
      of={code.owner}
      actions={[
        {
          key: 'edit',
          text: t('edit'),
          permission: 'ops:waysToPay',
          onClick: () => dialog.show(code),
        },
      ]}
    />
  );
  return (
    <section className={styles.part} aria-label={t('codes')}>
      <div className={styles.head}>
        <h2>{t('codes')}</h2>
        <AddButton permission="ops:waysToPay" onClick={() => dialog.show(null)}>
          {t('code.add')}
        </AddButton>
      </div>
      <WholeTable
        label={t('codes')}
        query={query}
        empty={<EmptyState title={t('code.empty')} text={t('code.emptyText')} />}
        columns={[
          {
            key: 'payMethod',
            title: t('field.payMethod'),
            width: 140,
            card: 'name',
            render: ({ payMethod }) => <DictText code="pay_method" value={payMethod} />,
          },
          {
            key: 'image',
            title: t('field.image'),
            width: 130,
            render: ({ image }) => (
              <Picture className={styles.picture} image={image} alt={t('field.image')} />
            ),
          },
          { key: 'owner', title: t('field.owner'), width: 220 },
          { key: 'currency', title: t('field.currency'), width: 90 },
          ...lastColumns(t, actionsOf),
        ]}
      />
      <PaymentCodeDialog
        key={dialog.key}
        open={dialog.open}
        code={dialog.of}
        onClose={dialog.close}
      />
    </section>
  );
};
