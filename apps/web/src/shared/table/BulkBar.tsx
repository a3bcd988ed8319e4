import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BulkBar.module.css';

interface Props {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done to the chosen rows. It stays in sight at the lower edge while any are chosen. */
export const BulkBar = ({ count, onClear, children }: Props) => {
  const { t } = useTranslation('shared');
  return (
    <>
      <span className="unseen" role="status">
        {count > 0 && t('bulk.chosen', { count })}
      </span>
      {count > 0 && (
        <section className={styles.bar} aria-label={t('bulk.label')}>
          <span className={styles.count} aria-hidden="true">
            {t('bulk.chosen', { count })}
          </span>
          <Button size="small" type="link" onClick={onClear}>
            {t('bulk.clear')}
          </Button>
          <span className={styles.actions}>{children}</span>
        </section>
      )}
    </>
  );
};
