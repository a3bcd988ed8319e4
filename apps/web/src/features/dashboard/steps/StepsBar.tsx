import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homePath } from '../../../shared/lib/paths.ts';
import { CloseButton } from '../../../shared/ui/CloseButton.tsx';
import styles from './StepsBar.module.css';
import {
  doneOf,
  nextOf,
  useFirstSteps,
  useLookAfterSaving,
  useStepsAway,
} from './useFirstSteps.ts';

/** The guide, small, below every page but its own: how far one is, and what comes next. */
export const StepsBar = ({ pathname }: { pathname: string }) => {
  const { t } = useTranslation('dashboard');
  const { steps } = useFirstSteps();
  const [isAway, setAway] = useStepsAway();
  useLookAfterSaving(steps.length > 0);
  if (steps.length === 0 || isAway || pathname === homePath) return null;
  const done = doneOf(steps);
  const next = nextOf(steps);
  return (
    <aside className={styles.bar} aria-label={t('steps')}>
      <Link to={homePath} className={styles.all} title={t('steps.all')}>
        <span>{t('steps')}</span>
        <span className={styles.count} aria-hidden="true">
          {done}/{steps.length}
        </span>
        <span className="unseen">{t('steps.progress', { done, all: steps.length })}</span>
      </Link>
      {next ? (
        <Link to={next.path} className={styles.next}>
          {t('steps.next', { title: next.title })}
        </Link>
      ) : (
        <span className={styles.wait}>{t('steps.wait')}</span>
      )}
      <CloseButton label={t('steps.away')} onClick={() => setAway(true)} />
    </aside>
  );
};
