import type { ReturnState, ReturnView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import type { StatusKind } from '../../../shared/feedback/values/statusKinds.ts';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import styles from './Returns.module.css';

const kinds: Readonly<Record<ReturnState, StatusKind>> = {
  expected: 'info',
  onShelf: 'processing',
  ended: 'muted',
};

export const StateTag = ({ state, outcome }: Pick<ReturnView, 'state' | 'outcome'>) => {
  const { t } = useTranslation('returns');
  return (
    <StatusTag kind={kinds[state]}>
      {outcome ? t(`outcome.${outcome}`) : t(`state.${state}`)}
    </StatusTag>
  );
};

/** Until when it lies there for nothing; empty where that says nothing any more. */
export const FreeText = ({
  freeUntil,
  freeDaysLeft,
  storageDays,
  state,
}: Pick<ReturnView, 'freeUntil' | 'freeDaysLeft' | 'storageDays' | 'state'>) => {
  const { t } = useTranslation('returns');
  if (!freeUntil || storageDays > 0 || state !== 'onShelf') return '--';
  return freeDaysLeft > 0 ? t('freeLeft', { count: freeDaysLeft }) : t('freeToday');
};

type Due = Pick<
  ReturnView,
  'deadline' | 'isOverdue' | 'byDefault' | 'state' | 'wish' | 'source'
> & {
  /** In one line, where there is room for it. */
  inLine?: boolean;
};

/** What time is left, and what follows: nothing by itself where the merchant has decided. */
export const DueText = ({ deadline, isOverdue, byDefault, state, wish, source, inLine }: Due) => {
  const { t } = useTranslation('returns');
  if (state !== 'onShelf' || !deadline) return '--';
  const isOpen = wish === null || wish === 'hold';
  const what = byDefault === 'return' && source === 'overseas' ? 'sendBack' : byDefault;
  const below = isOpen ? t('then', { what: t(`byDefault.${what}`) }) : t('decided');
  const day = <TimeText value={deadline} to="day" />;
  const until = isOverdue ? (
    <StatusTag kind="danger">
      {t('overdue')} {day}
    </StatusTag>
  ) : (
    day
  );
  return inLine ? (
    <>
      {until} <span className={styles.soft}>{below}</span>
    </>
  ) : (
    <Stacked below={below}>{until}</Stacked>
  );
};
