import type { JobEntry, LabelSet } from '@alpaca/contract';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import styles from './Download.module.css';
import { shareOf, stateOf } from './setState.ts';

interface Props {
  set: LabelSet;
  job: JobEntry | undefined;
}

const kinds = { failed: 'danger', ready: 'success', expired: 'muted' } as const;

/** How a set stands: how far it is, that it is there, or why not. */
export const SetProgress = ({ set, job }: Props) => {
  const { t } = useTranslation('labelSets');
  const state = stateOf(set);
  if (state === 'making') {
    const share = shareOf(job);
    return (
      <Progress
        size="small"
        status="active"
        className={styles.progress ?? ''}
        percent={Math.floor((share ?? 0) * 100)}
        showInfo={share !== undefined}
        aria-label={t('state.making')}
      />
    );
  }
  return (
    <Stacked below={state === 'failed' && job?.failReason}>
      <StatusTag kind={kinds[state]}>{t(`state.${state}`)}</StatusTag>
    </Stacked>
  );
};
