import type { NoticeDetail } from '@alpaca/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/api/errorText.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useNotice } from './api.ts';
import styles from './NoticeDialog.module.css';
import { PriorityTag } from './PriorityTag.tsx';
import { RichText } from './RichText.tsx';

const Detail = ({ notice }: { notice: NoticeDetail }) => (
  <>
    <h2 id="notice-title" className={styles.title}>
      {notice.title}
    </h2>
    <p className={styles.facts}>
      <PriorityTag priority={notice.priority} />
      <span>{notice.sender}</span>
      <time>{notice.sendTime}</time>
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is operated by keyboard */}
    <div className={styles.body} tabIndex={0}>
      <RichText html={notice.msgContent} />
    </div>
  </>
);

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
      className={styles.dialog}
      aria-labelledby={data ? 'notice-title' : undefined}
      aria-label={t('title')}
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.inside}>
        {data && <Detail notice={data} />}
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
