import type { FirstStep } from '@alpaca/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import { useSearch } from '../../../shared/place/useSearch.ts';
import { loadPractice } from '../../practice/index.ts';
import cards from '../components/Card.module.css';
import styles from './FirstSteps.module.css';
import { doneOf, nextOf, useStepsAway } from './useFirstSteps.ts';

const Practice = lazy(() => loadChunk(loadPractice));

const StepState = ({ step, isNext }: { step: FirstStep; isNext: boolean }) => {
  const { t } = useTranslation('dashboard');
  if (step.state === 'done') return <span className={styles.done}>{t('steps.done')}</span>;
  if (step.state === 'waiting') return <span className={styles.waiting}>{t('steps.waiting')}</span>;
  return (
    <Link
      to={step.path}
      className={isNext ? styles.next : styles.go}
      aria-label={`${t('steps.go')}: ${step.title}`}
    >
      {t('steps.go')}
    </Link>
  );
};

/** What comes next for a new merchant, and what is done; the practice order opens in it. */
export const FirstSteps = ({ steps }: { steps: readonly FirstStep[] }) => {
  const { t } = useTranslation('dashboard');
  const [isAway, setAway] = useStepsAway();
  const { params, latest, setParams } = useSearch();
  const isPractising = params.get('practice') === 'open';
  // Its way in is of no use while it stands below.
  const isOpen = ({ key }: FirstStep) => key === 'practice' && isPractising;
  const next = nextOf(steps);
  const done = doneOf(steps);
  const close = () => {
    const rest = latest();
    rest.delete('practice');
    setParams(rest, { replace: true });
  };
  return (
    <section className={cards.card} aria-labelledby="steps">
      <header className={styles.head}>
        <h2 id="steps">{t('steps')}</h2>
        <p>{t('steps.progress', { done, all: steps.length })}</p>
        <progress className={styles.bar} value={done} max={steps.length} aria-labelledby="steps" />
      </header>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step.key}
            data-state={step.state}
            data-next={step.key === next?.key || undefined}
          >
            <span>
              <strong>{step.title}</strong>
              <small>{step.text}</small>
            </span>
            {!(isOpen(step) && step.state === 'todo') && (
              <StepState step={step} isNext={step.key === next?.key} />
            )}
            {isOpen(step) && (
              <div className={styles.inside}>
                <Suspense>
                  <Practice onClose={close} />
                </Suspense>
              </div>
            )}
          </li>
        ))}
      </ol>
      <footer className={styles.foot}>
        <span>{isAway ? '' : t('steps.shown')}</span>
        <button type="button" className={styles.quiet} onClick={() => setAway(!isAway)}>
          {t(isAway ? 'steps.back' : 'steps.hide')}
        </button>
      </footer>
    </section>
  );
};
