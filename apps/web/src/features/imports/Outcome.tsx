import type { ImportView } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { RunProgress } from '../../shared/feedback/RunProgress.tsx';

const figure = (count: number) => count.toLocaleString('en-US');

/** How bringing the rows in goes, and how it went. */
export const Outcome = ({ view: { status, counts } }: { view: ImportView }) => {
  const { t } = useTranslation('imports');
  const { committed, valid, bad } = counts;
  if (status === 'committing') {
    const of = committed + valid;
    return (
      <RunProgress
        share={of > 0 ? committed / of : undefined}
        text={t('commit.running', { done: figure(committed), total: figure(of) })}
      />
    );
  }
  if (status !== 'done') return null;
  return (
    <Alert
      type={bad > 0 ? 'warning' : 'info'}
      showIcon
      role="status"
      title={
        bad > 0
          ? t('done.someBad', { done: figure(committed), bad: figure(bad) })
          : t('done.someLeft', { done: figure(committed), left: figure(valid) })
      }
    />
  );
};
