import type { CodLine, CodOrder, RemittanceState } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { statusKind } from '../../shared/feedback/values/statusKinds.ts';
import { Stacked } from '../../shared/table/Stacked.tsx';

/** How far an order's money is, and in what way it is not as it should be. */
export const CodTag = ({ order }: { order: CodOrder }) => {
  const { t } = useTranslation('cod');
  const { state, difference, isLate, waitingDays, note } = order;
  const why =
    (difference && t(`difference.${difference}`)) ||
    (isLate && t('lateBy', { count: waitingDays ?? 0 })) ||
    note;
  return (
    <Stacked below={why}>
      <StatusTag kind={isLate ? 'danger' : statusKind('cod_state', state)}>
        {t(`state.${state}`)}
      </StatusTag>
    </Stacked>
  );
};

export const RemittanceTag = ({ state }: { state: RemittanceState }) => {
  const { t } = useTranslation('cod');
  return (
    <StatusTag kind={statusKind('remittance_state', state)}>{t(`remittance.${state}`)}</StatusTag>
  );
};

/** Whether a line is somebody's, or why not. */
export const CodLineTag = ({ line }: { line: CodLine }) => {
  const { t } = useTranslation('cod');
  return (
    <Stacked below={line.asideNote}>
      <StatusTag kind={statusKind('cod_line_state', line.state)}>
        {t(`lineState.${line.state}`)}
      </StatusTag>
    </Stacked>
  );
};
