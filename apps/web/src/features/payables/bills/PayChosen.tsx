import type { CarrierBill } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { PayDialog } from './PayDialog.tsx';

interface Props {
  bills: readonly CarrierBill[];
  onDone: () => void;
}

/** The way to a payment run of the bills that were chosen. */
export const PayChosen = ({ bills, onDone }: Props) => {
  const { t } = useTranslation('payables');
  const dialog = useShownDialog<never>();
  return (
    <>
      <ActionButton permission="ops:payables" type="primary" onClick={() => dialog.show(null)}>
        {t('pay.button', { count: bills.length })}
      </ActionButton>
      <PayDialog
        key={dialog.key}
        open={dialog.open}
        bills={bills}
        onClose={dialog.close}
        onDone={onDone}
      />
    </>
  );
};
