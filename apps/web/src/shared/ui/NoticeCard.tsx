import { constants } from '@alpaca/contract';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../api/showError.ts';
import { whenMoved } from '../lib/whenMoved.ts';
import { Link } from '../place/Link.tsx';
import { hush, type Notice, type NoticeAction, prolong } from '../store/notice.ts';
import styles from './NoticeBox.module.css';

// What is left to someone who has just looked away from a message.
const afterReadingMs = 1_500;

/** A message goes when its time is over, but never from under a pointer or the focus. */
const useTimer = ({ id, until }: Notice, held: boolean) => {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hush(id), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [id, until, held]);
};

/** What can be done about a message, which is over with it. */
const Act = ({ action, onTaken }: { action: NoticeAction; onTaken: () => void }) => {
  const { text, path, press } = action;
  if (path !== undefined)
    return (
      <Link to={path} onClickCapture={onTaken}>
        {text}
      </Link>
    );
  if (!press) return null;
  const take = () => {
    onTaken();
    void Promise.resolve(press()).catch(showError);
  };
  return (
    <button type="button" aria-keyshortcuts="Control+Z Meta+Z" onClick={take}>
      {text}
    </button>
  );
};

interface Props {
  notice: Notice;
  /** After it was closed by hand. */
  onClosed: () => void;
}

export const NoticeCard = ({ notice, onClosed }: Props) => {
  const { t } = useTranslation('common');
  const textId = useId();
  const [held, setHeld] = useState(false);
  useTimer(notice, held);
  const { id, kind, title, text, action } = notice;
  const long = text.length > constants.longMessageChars;
  const hold = () => setHeld(true);
  const release = () => {
    prolong(id, afterReadingMs);
    setHeld(false);
  };
  const close = () => {
    hush(id);
    onClosed();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the time while someone reads
    <div
      className={`${styles.notice} ${styles[kind]}`}
      onMouseMove={whenMoved(hold)}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {long ? (
          <section
            id={textId}
            className={styles.long}
            aria-label={title ?? t('system')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
            tabIndex={0}
          >
            {text}
          </section>
        ) : (
          <div id={textId} className={styles.text}>
            {text}
          </div>
        )}
        {action && (
          <span className={styles.action}>
            <Act action={action} onTaken={action.press ? close : () => hush(id)} />
          </span>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('action.close')}
        aria-describedby={textId}
        onClick={close}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
    </div>
  );
};
