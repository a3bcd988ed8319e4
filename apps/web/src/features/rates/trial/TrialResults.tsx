import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { CompareTable } from '../quotes/CompareTable.tsx';
import { OrderThis } from './OrderThis.tsx';
import styles from './Trial.module.css';
import type { Trial } from './useTrial.ts';

interface Props {
  trial: Trial;
  at: number;
  onAgain: () => void;
}

/** The comparison of the parcel on show. */
export const TrialResults = ({ trial, at, onAgain }: Props) => {
  const { t } = useTranslation(['trial', 'quotes']);
  const answer = trial.answerTo(at);
  if (!answer) {
    return (
      <section className={styles.place} aria-label={t('single.results')}>
        {trial.busy ? <TableSkeleton rows={5} /> : <EmptyState title={t('single.empty')} />}
      </section>
    );
  }
  const { asked, quotes } = answer;
  const remote = quotes.some((quote) => quote.ok && quote.isRemote);
  return (
    <section className={styles.results} aria-label={t('single.results')}>
      {trial.hasChanged(at) && (
        <Alert
          type="warning"
          showIcon
          title={t('single.changed')}
          action={
            <Button size="small" loading={trial.busy} onClick={onAgain}>
              {t('single.again')}
            </Button>
          }
        />
      )}
      {remote && <Alert type="warning" showIcon title={t('quotes:notice.remote')} />}
      <Alert type="info" showIcon title={t('quotes:notice.mayDiffer')} />
      <CompareTable quotes={quotes} action={(quote) => <OrderThis quote={quote} asked={asked} />} />
    </section>
  );
};
