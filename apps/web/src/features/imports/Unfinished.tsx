import type { ImportKindName, ImportStatus } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import type { StatusKind } from '../../shared/feedback/values/statusKinds.ts';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';
import { useUnfinished } from './api.ts';
import styles from './Imports.module.css';

const kinds: Record<ImportStatus, StatusKind> = {
  reading: 'processing',
  mapping: 'warning',
  checking: 'processing',
  ready: 'info',
  committing: 'processing',
  done: 'success',
  failed: 'danger',
  cancelled: 'muted',
};

interface Props {
  kind: ImportKindName;
  onOpen: (id: string) => void;
}

/** Earlier imports that can be gone on with. */
export const Unfinished = ({ kind, onOpen }: Props) => {
  const { t } = useTranslation('imports');
  const { data: list = [] } = useUnfinished(kind);
  if (list.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('unfinished.title')}>
      <h2 className={styles.heading}>{t('unfinished.title')}</h2>
      <ul className={styles.list}>
        {list.map(({ id, fileName, status, createTime, counts }) => (
          <li key={id} className={styles.item}>
            <span className={styles.name}>{fileName}</span>
            <StatusTag kind={kinds[status]}>{t(`status.${status}`)}</StatusTag>
            <span className={styles.soft}>
              {counts.total > 0 &&
                t('unfinished.counts', {
                  total: counts.total,
                  bad: counts.bad,
                })}
            </span>
            <span className={styles.soft}>
              <TimeText value={createTime} to="minute" />
            </span>
            <Button size="small" onClick={() => onOpen(id)}>
              {t('unfinished.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
