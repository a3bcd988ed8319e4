import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Skeletons.module.css';

const lines = (count: number) => Array.from({ length: count }, (_, index) => index);

const Waiting = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shared');
  return (
    <div role="status" aria-busy="true">
      <span className="unseen">{t('loading')}</span>
      <div className={styles.place} aria-hidden="true">
        {children}
      </div>
    </div>
  );
};

/** The place of a table that is on its way. */
export const TableSkeleton = ({ rows = 10, columns = 6 }: { rows?: number; columns?: number }) => (
  <Waiting>
    {lines(rows + 1).map((row) => (
      <div key={row} className={styles.row}>
        {lines(columns).map((column) => (
          <span key={column} className={styles.bar} />
        ))}
      </div>
    ))}
  </Waiting>
);

/** The place of a form or a detail: labels with values beneath. */
export const FormSkeleton = ({ fields = 6 }: { fields?: number }) => (
  <Waiting>
    <div className={styles.form}>
      {lines(fields).map((field) => (
        <div key={field} className={styles.field}>
          <span className={styles.bar} />
          <span className={`${styles.bar} ${styles.value}`} />
        </div>
      ))}
    </div>
  </Waiting>
);

/** The place of a few cards with a figure each. */
export const CardsSkeleton = ({ cards = 4 }: { cards?: number }) => (
  <Waiting>
    <div className={styles.cards}>
      {lines(cards).map((card) => (
        <div key={card} className={styles.card}>
          <span className={styles.bar} />
          <span className={`${styles.bar} ${styles.value}`} />
        </div>
      ))}
    </div>
  </Waiting>
);
