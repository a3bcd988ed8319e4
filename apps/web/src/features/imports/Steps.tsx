import type { ImportStatus } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from './Imports.module.css';

const steps = ['choose', 'map', 'repair', 'commit'] as const;

const at: Record<ImportStatus | 'none', number> = {
  none: 0,
  reading: 0,
  failed: 0,
  cancelled: 0,
  mapping: 1,
  checking: 2,
  ready: 2,
  committing: 3,
  done: 3,
};

/** The way of a file, and where it stands. */
export const Steps = ({ status }: { status: ImportStatus | 'none' }) => {
  const { t } = useTranslation('imports');
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          aria-current={index === at[status] ? 'step' : undefined}
          data-past={index < at[status]}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
};
