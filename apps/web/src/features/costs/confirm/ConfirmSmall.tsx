import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { SmallDialog } from './SmallDialog.tsx';

/** The way to agree to all small ones at once. */
export const ConfirmSmall = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('costs');
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton permission="order:costChanges" onClick={() => setOpen(true)}>
        {t('small.button')}
      </ActionButton>
      <SmallDialog open={open} onClose={() => setOpen(false)} onDone={onDone} />
    </>
  );
};
