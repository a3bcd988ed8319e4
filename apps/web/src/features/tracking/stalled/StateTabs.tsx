import { type listStalled, type Parsed, type Result, standingStates } from '@alpaca/contract';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Stalled.module.css';

type State = Parsed<typeof listStalled>['body']['state'];

const states = ['standing', ...standingStates, 'ended'] as const;

interface Props {
  here: State;
  counts: Result<typeof listStalled>['byState'] | undefined;
  onChange: (to: State) => void;
}

/** All that stands still, or those that people are so far with, each with how many there are. */
export const StateTabs = ({ here, counts, onChange }: Props) => {
  const { t } = useTranslation('stalled');
  const countOf = (state: State) => {
    if (!counts || state === 'ended') return undefined;
    return state === 'standing'
      ? standingStates.reduce((sum, one) => sum + counts[one], 0)
      : counts[state];
  };
  return (
    <div className={styles.states}>
      <Segmented<State>
        aria-label={t('field.state')}
        value={here}
        onChange={onChange}
        options={states.map((value) => {
          const count = countOf(value);
          const isWhole = value === 'standing' || value === 'ended';
          const text = t(isWhole ? `only.${value}` : `state.${value}`);
          return { value, label: count === undefined ? text : `${text} ${count}` };
        })}
      />
    </div>
  );
};
