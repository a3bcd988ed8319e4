import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FindingsQuery } from './useFindings.ts';
import styles from './Version.module.css';

const most = 8;

/** Gaps, overlaps and what else is odd about a draft. */
export const Findings = ({ query, dirty }: { query: FindingsQuery; dirty: boolean }) => {
  const { t } = useTranslation('priceSheets');
  const { data: findings } = query;
  if (!findings || findings.length === 0) return null;
  const errors = findings.filter(({ level }) => level === 'error');
  const ordered = [...errors, ...findings.filter(({ level }) => level === 'warning')];
  return (
    <Alert
      type={errors.length > 0 ? 'error' : 'warning'}
      showIcon
      title={t('findings')}
      description={
        <ul className={styles.findings}>
          {ordered.slice(0, most).map(({ level, text }) => (
            <li key={text} data-level={level}>
              {text}
            </li>
          ))}
          {ordered.length > most && <li>{t('findings.more', { count: ordered.length - most })}</li>}
          {dirty && <li>{t('findings.saveFirst')}</li>}
        </ul>
      }
    />
  );
};
