import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Closed by its button alone: a slip beside it must not lose what is shown once. */
export const RecoveryDialog = ({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) => {
  const { t } = useTranslation('security');
  return (
    <Dialog
      open={codes.length > 0}
      title={t('recovery.title')}
      width={480}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('recovery.saved')}
        </Button>
      }
    >
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
    </Dialog>
  );
};
