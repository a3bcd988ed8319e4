import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { RemittanceDialog } from './RemittanceDialog.tsx';

/** The way to a new remittance. */
export const AddRemittance = ({ onAdded }: { onAdded: (id: string) => void }) => {
  const { t } = useTranslation('cod');
  const dialog = useShownDialog<never>();
  return (
    <>
      <AddButton permission="ops:cod" onClick={() => dialog.show(null)}>
        {t('add')}
      </AddButton>
      <RemittanceDialog
        key={dialog.key}
        open={dialog.open}
        onClose={dialog.close}
        onAdded={onAdded}
      />
    </>
  );
};
