import { InboxOutlined } from '@ant-design/icons';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileIssue } from './fileIssue.ts';
import styles from './Transfer.module.css';

interface Props {
  /** Endings such as '.xlsx'. */
  accept: readonly string[];
  maxMb: number;
  file: File | null;
  onFile: (file: File | null) => void;
  /** What is asked for, where several stand beside each other. */
  label?: string | undefined;
}

/** A place to drop a file or choose one. What is too large or of another kind is refused at once. */
export const FileDrop = ({ accept, maxMb, file, onFile, label }: Props) => {
  const { t } = useTranslation('shared');
  const id = useId();
  const [over, setOver] = useState(false);
  const [issue, setIssue] = useState<'type' | 'size' | 'empty' | null>(null);

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const found = fileIssue(chosen, accept, maxMb);
    setIssue(found);
    onFile(found ? null : chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div>
      <label
        className={over ? `${styles.drop} ${styles.over}` : styles.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <InboxOutlined className={styles.icon} aria-hidden />
        <span className={styles.file}>{file ? file.name : t('file.choose')}</span>
        <span className={styles.hint} id={`${id}-hint`}>
          {t('file.limits', { types: accept.join(' '), max: maxMb })}
        </span>
        <input
          type="file"
          className={styles.input}
          accept={accept.join(',')}
          aria-label={label ?? t('file.choose')}
          aria-describedby={`${id}-hint ${id}-issue`}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file, mended and chosen again, is a new choice.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-issue`} className={styles.issue} role="alert">
        {issue && t(`file.${issue}`, { types: accept.join(' '), max: maxMb })}
      </p>
    </div>
  );
};
