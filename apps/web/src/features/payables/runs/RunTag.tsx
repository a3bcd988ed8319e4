import type { RunState } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { statusKind } from '../../../shared/feedback/values/statusKinds.ts';

/** How far a payment is. */
export const RunTag = ({ state }: { state: RunState }) => {
  const { t } = useTranslation('paymentRuns');
  return <StatusTag kind={statusKind('payment_run_state', state)}>{t(`state.${state}`)}</StatusTag>;
};
