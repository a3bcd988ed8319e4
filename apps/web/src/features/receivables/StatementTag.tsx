import type { Statement } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { statusKind } from '../../shared/feedback/values/statusKinds.ts';

/** What was said about a statement. */
export const StatementTag = ({ state }: Pick<Statement, 'state'>) => {
  const { t } = useTranslation('receivables');
  return <StatusTag kind={statusKind('statement_state', state)}>{t(`state.${state}`)}</StatusTag>;
};

/** Whether it is paid, and by when it is to be. */
export const PaidTag = ({
  unpaid,
  overdueDays,
  dueDay,
}: Pick<Statement, 'unpaid' | 'overdueDays' | 'dueDay'>) => {
  const { t } = useTranslation('receivables');
  if (Number(unpaid) === 0) return <StatusTag kind="success">{t('paidUp')}</StatusTag>;
  if (overdueDays === 0) return t('dueOn', { day: dueDay });
  return <StatusTag kind="danger">{t('overdueBy', { count: overdueDays })}</StatusTag>;
};
