import type { StalledParcel } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import styles from './Stalled.module.css';
import { StallTag } from './StallTag.tsx';

const timeFact = (value: string | null) => value && <TimeText value={value} to="minute" />;

/** How far people are with it. */
export const StallFacts = ({ stall }: { stall: StalledParcel }) => {
  const { t } = useTranslation('stalled');
  const { state, noticedTime, askedTime, askedCount, endTime, note } = stall;
  const facts: (readonly [string, ReactNode])[] = [
    [t('field.state'), <StallTag key="state" state={state} />],
    [t('field.noticed'), timeFact(noticedTime)],
    [
      t('field.asked'),
      askedTime && (
        <>
          {timeFact(askedTime)} {askedCount > 1 && t('askedTimes', { count: askedCount })}
        </>
      ),
    ],
    [t('field.end'), timeFact(endTime)],
    [
      t('note'),
      note && (
        <p key="note" className={styles.note}>
          {note}
        </p>
      ),
    ],
  ];
  return <FactList facts={facts.filter(([, value]) => Boolean(value))} />;
};
