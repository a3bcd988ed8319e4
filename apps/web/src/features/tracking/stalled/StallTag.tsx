import type { StallState } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { statusKind } from '../../../shared/feedback/values/statusKinds.ts';

/** How far people are with a parcel that stands still. */
export const StallTag = ({ state }: { state: StallState }) => {
  const { t } = useTranslation('stalled');
  return <StatusTag kind={statusKind('stall_state', state)}>{t(`state.${state}`)}</StatusTag>;
};
