import type { JobEntry, LabelSet } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import styles from './Download.module.css';
import { SetProgress } from './SetProgress.tsx';
import { documentsOf } from './setColumns.tsx';
import { sizeText, stateOf } from './setState.ts';
import { useSetActions } from './useSetActions.ts';

interface Props {
  set: LabelSet;
  job: JobEntry | undefined;
}

/** What a set is, how it stands, and what can be done with it. */
export const SetHead = ({ set, job }: Props) => {
  const { t } = useTranslation(['labelSets', 'papers', 'shared']);
  const actions = useSetActions();
  const offered = [actions.download(set), actions.missing(set)].filter((one) => one !== false);
  const facts = [
    [t('field.createTime'), <TimeText key="time" value={set.createTime} to="minute" />],
    [t('field.by'), t(`by.${set.by}`)],
    [t('field.documents'), documentsOf(t, set)],
    [t('field.orders'), countText(set.orders)],
    [t('field.pageCount'), countText(set.pages)],
    [t('field.missing'), countText(set.missing)],
    [t('field.size'), set.fileKey ? sizeText(set.fileBytes) : '--'],
  ] as const;
  return (
    <section className={styles.head} aria-label={t('set.title')}>
      <SetProgress set={set} job={job} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {stateOf(set) === 'expired' && <Alert type="info" showIcon title={t('expired.text')} />}
      {stateOf(set) === 'failed' && <Alert type="error" showIcon title={t('failed.text')} />}
      {set.missing > 0 && stateOf(set) === 'ready' && (
        <Alert type="warning" showIcon title={t('missing.text', { count: set.missing })} />
      )}
      <div className={styles.line}>
        {offered.map(({ key, text, disabledReason, onClick }, at) => (
          <ActionButton
            key={key}
            type={at === 0 ? 'primary' : 'default'}
            disabledReason={disabledReason}
            onClick={onClick}
          >
            {text}
          </ActionButton>
        ))}
      </div>
    </section>
  );
};
