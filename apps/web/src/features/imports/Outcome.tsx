import type { ImportView } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { RunProgress } from '../../shared/feedback/files/RunProgress.tsx';
import { BroughtBefore } from './BroughtBefore.tsx';
import { kindOf } from './kinds.ts';
import { madeText } from './made.ts';

/** How bringing the rows in goes, and how it went. */
export const Outcome = ({ view }: { view: ImportView }) => {
  const { t } = useTranslation('imports');
  const { status, kind } = view;
  const { committed, valid, bad } = view.counts;
  const { words = 'some', lastStep } = kindOf(kind);
  if (status === 'committing') {
    const of = committed + valid;
    return (
      <RunProgress
        share={of > 0 ? committed / of : undefined}
        text={t(`running.${lastStep ?? 'commit'}`, { done: committed, total: of })}
      />
    );
  }
  if (status !== 'done') return <BroughtBefore view={view} />;
  const facts = {
    done: committed,
    bad,
    left: valid,
    made: madeText(view.made, t) || t('made.none'),
  };
  return (
    <Alert
      type={bad > 0 ? 'warning' : 'info'}
      showIcon
      role="status"
      title={t(`done.${words}${bad === 0 ? 'Left' : valid > 0 ? 'BadLeft' : 'Bad'}`, facts)}
    />
  );
};
