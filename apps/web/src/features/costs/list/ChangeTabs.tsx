import { openChangeStates } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { useStateName } from '../ChangeTag.tsx';
import type { ListedState } from './changeFilters.ts';

interface Props {
  states: readonly ListedState[];
  here: ListedState;
  /** Of those that are open. */
  counts: Readonly<Record<(typeof openChangeStates)[number], number>> | undefined;
  onChange: (to: ListedState) => void;
}

/** All that is open, or those that are so far; what is open with how many there are. */
export const ChangeTabs = ({ states, here, counts, onChange }: Props) => {
  const { t } = useTranslation('costs');
  const nameOf = useStateName();
  const all = counts && openChangeStates.reduce((sum, state) => sum + counts[state], 0);
  const known = new Map<ListedState, number | undefined>([
    ['open', all],
    ...openChangeStates.map((state) => [state, counts?.[state]] as const),
  ]);
  return (
    <StateSegments
      label={t('field.state')}
      here={here}
      onChange={onChange}
      states={states.map((value) => ({
        value,
        text: value === 'open' ? t('open') : nameOf(value),
        count: known.get(value),
      }))}
    />
  );
};
