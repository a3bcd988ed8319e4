import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signInAgain } from '../api/sessionOver.ts';
import { useExpired } from '../store/expired.ts';
import { watchSession } from '../store/watchSession.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

/** The session ended under the page. It can be closed, to copy what was typed beneath it. */
export const ExpiredDialog = () => {
  const { t } = useTranslation('common');
  const { expired } = useExpired();
  const dialog = useRef<HTMLDialogElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(watchSession, []);
  useEffect(() => {
    if (!expired) return;
    dialog.current?.showModal();
    again.current?.focus();
  }, [expired]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="expired-title"
      aria-describedby="expired-text"
      onClose={() => useExpired.setState({ expired: false })}
    >
      <h2 id="expired-title">{t('expired.title')}</h2>
      <p id="expired-text">{t('expired.text')}</p>
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()}>{t('action.later')}</Button>
        <Button ref={again} kind="primary" onClick={signInAgain}>
          {t('expired.again')}
        </Button>
      </div>
    </dialog>
  );
};
