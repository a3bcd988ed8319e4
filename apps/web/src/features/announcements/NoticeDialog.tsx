import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/api/errorText.ts';
import { Button } from '../../shared/ui/Button.tsx';
import dialogs from '../../shared/ui/Dialog.module.css';
import { useNotice } from './api.ts';
import styles from './NoticeDialog.module.css';
import { NoticeText } from './NoticeText.tsx';

/** A notice in full. The browser's own dialog holds the focus and gives it back. */
const NoticeDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation(['notices', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, error } = useNotice(id);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${dialogs.frame} ${styles.dialog}`}
      aria-labelledby={data ? 'notice-title' : undefined}
      aria-label={t('title')}
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.inside}>
        {data && <NoticeText notice={data} titleId="notice-title" />}
        {error && <p role="alert">{errorText(error)}</p>}
        {!data && !error && <p role="status">{t('loading')}</p>}
        <div className={styles.actions}>
          <Button kind="primary" onClick={() => dialog.current?.close()}>
            {t('common:action.close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
};

export default NoticeDialog;
