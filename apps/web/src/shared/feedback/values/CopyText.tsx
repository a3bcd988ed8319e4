import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CopyText.module.css';
import { copyText } from './copy.ts';

const doneMs = 1500;

interface Props {
  text: string;
  /** What is shown instead of the text itself. */
  children?: ReactNode;
}

/** A number to take along: a button beside it puts it on the clipboard. */
export const CopyText = ({ text, children }: Props) => {
  const { t } = useTranslation('shared');
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), doneMs);
    return () => clearTimeout(timer);
  }, [done]);
  if (!text) return '--';
  return (
    <span className={styles.copy}>
      <span className={styles.text}>{children ?? text}</span>
      <button
        type="button"
        className={done ? `${styles.button} ${styles.done}` : styles.button}
        aria-label={t('copy.label', { text })}
        title={t(done ? 'copy.done' : 'copy.title')}
        onClick={(event) => {
          event.stopPropagation();
          void copyText(text).then(setDone);
        }}
      >
        {done ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
      <span className="unseen" role="status">
        {done && t('copy.done')}
      </span>
    </span>
  );
};
