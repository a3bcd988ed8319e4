import { type OpenClaimState, openClaimStates } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import type { ListedState } from './claimFilters.ts';

interface Props {
  states: readonly ListedState[];
  here: ListedState;
  /** Of those that are open. */
  counts: Readonly<Record<OpenClaimState, number>> | undefined;
  onChange: (to: ListedState) => void;
}

const isOpen = (state: ListedState): state is OpenClaimState =>
  (openClaimStates as readonly ListedState[]).includes(state);

/** All that is open, or those that are so far; what is open with how many there are. */
export const ClaimTabs = ({ states, here, counts, onChange }: Props) => {
  const { t } = useTranslation('claims');
  const countOf = (state: ListedState) => {
    if (!counts) return undefined;
    if (state === 'open') return openClaimStates.reduce((sum, one) => sum + counts[one], 0);
    return isOpen(state) ? counts[state] : undefined;
  };
  return (
    <StateSegments
      label={t('field.state')}
      here={here}
      onChange={onChange}
      states={states.map((value) => ({
        value,
        text: value === 'open' || value === 'all' ? t(`only.${value}`) : t(`state.${value}`),
        count: countOf(value),
      }))}
    />
  );
};
