import type { ImportKindName, ImportStatus } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from './Imports.module.css';
import { kindOf } from './kinds.ts';

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

interface Props {
  status: ImportStatus | 'none';
  /** Says what the last step does with the rows. */
  kind: ImportKindName | undefined;
}

/** The way of a file, and where it stands. */
export const Steps = ({ status, kind }: Props) => {
  const { t } = useTranslation('imports');
  const last = (kind && kindOf(kind).lastStep) ?? 'commit';
  const steps = ['choose', 'map', 'repair', last] as const;
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
