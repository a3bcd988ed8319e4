import type { BillState } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { statusKind } from '../../../shared/feedback/values/statusKinds.ts';

/** How far a bill is. */
export const BillTag = ({ state }: { state: BillState }) => {
  const { t } = useTranslation('payables');
  return <StatusTag kind={statusKind('bill_state', state)}>{t(`state.${state}`)}</StatusTag>;
};
