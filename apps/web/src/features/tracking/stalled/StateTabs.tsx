import { type listStalled, type Parsed, type Result, standingStates } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';

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
  const textOf = (state: State) =>
    state === 'standing' || state === 'ended' ? t(`only.${state}`) : t(`state.${state}`);
  return (
    <StateSegments
      label={t('field.state')}
      here={here}
      onChange={onChange}
      states={states.map((value) => ({ value, text: textOf(value), count: countOf(value) }))}
    />
  );
};
