import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button.tsx';
import { signOut } from '../signOut.ts';
import styles from './SignOut.module.css';

/** Asks first. The browser's own dialog holds the focus and gives it back. */
export const SignOut = () => {
  const { t } = useTranslation(['user', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {t('logout')}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="logout-ask">
        <h2 id="logout-ask">{t('logout.ask')}</h2>
        <p>{t('logout.text')}</p>
        <div className={styles.actions}>
          <Button onClick={() => dialog.current?.close()}>{t('common:action.cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={leave}>
            {t('logout')}
          </Button>
        </div>
      </dialog>
    </>
  );
};
