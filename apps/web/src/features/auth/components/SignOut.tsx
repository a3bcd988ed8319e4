import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasKeptOrders } from '../../../shared/store/forgetMine.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import dialogs from '../../../shared/ui/Dialog.module.css';
import { signOut } from '../signOut.ts';

/** Asks before signing out. The browser's own dialog holds the focus and gives it back. */
export const SignOutDialog = ({ ref }: { ref: Ref<HTMLDialogElement> }) => {
  const { t } = useTranslation(['shell', 'common']);
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <dialog ref={ref} className={dialogs.dialog} aria-labelledby="logout-ask">
      <h2 id="logout-ask">{t('logout.ask')}</h2>
      <p>{t('logout.text')}</p>
      {hasKeptOrders() && <p>{t('logout.unsent')}</p>}
      <form method="dialog" className={dialogs.actions}>
        <Button type="submit">{t('common:action.cancel')}</Button>
        <Button kind="primary" busy={busy} onClick={leave}>
          {t('logout')}
        </Button>
      </form>
    </dialog>
  );
};
