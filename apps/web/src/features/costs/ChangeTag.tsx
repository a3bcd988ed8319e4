import type { ChangeState } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { statusKind } from '../../shared/feedback/values/statusKinds.ts';
import { useIsOperator } from '../../shared/permission/useIsOperator.ts';

/** What a state is called: who bears it is the staff's to know. */
export const useStateName = () => {
  const { t } = useTranslation('costs');
  const isStaff = useIsOperator();
  return (state: ChangeState) =>
    state === 'absorbed' && isStaff ? t('borneByUs') : t(`state.${state}`);
};

/** How far a change of cost is. */
export const ChangeTag = ({ state }: { state: ChangeState }) => {
  const nameOf = useStateName();
  return <StatusTag kind={statusKind('change_state', state)}>{nameOf(state)}</StatusTag>;
};
