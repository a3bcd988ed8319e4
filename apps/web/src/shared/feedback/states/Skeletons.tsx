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

const Pairs = ({ count, className }: { count: number; className: string | undefined }) =>
  lines(count).map((line) => (
    <div key={line} className={className}>
      <span className={styles.bar} />
      <span className={`${styles.bar} ${styles.value}`} />
    </div>
  ));

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
      <Pairs count={fields} className={styles.field} />
    </div>
  </Waiting>
);

/** The place of a page about one thing: what it is made of, and beside it what it costs. */
export const DetailSkeleton = () => (
  <Waiting>
    <div className={styles.detail}>
      <div className={styles.column}>
        {lines(3).map((card) => (
          <div key={card} className={`${styles.card} ${styles.tall}`}>
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
        ))}
      </div>
      <div className={`${styles.card} ${styles.tall}`}>
        {lines(6).map((line) => (
          <span key={line} className={styles.bar} />
        ))}
      </div>
    </div>
  </Waiting>
);

/** The place of a few cards with a figure each. */
export const CardsSkeleton = ({ cards = 4 }: { cards?: number }) => (
  <Waiting>
    <div className={styles.cards}>
      <Pairs count={cards} className={styles.card} />
    </div>
  </Waiting>
);
