import type { ClaimState } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { statusKind } from '../../shared/feedback/values/statusKinds.ts';

/** How far a claim is. */
export const ClaimTag = ({ state }: { state: ClaimState }) => {
  const { t } = useTranslation('claims');
  return <StatusTag kind={statusKind('claim_state', state)}>{t(`state.${state}`)}</StatusTag>;
};
