import type { TrackEvent } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../addresses/index.ts';
import { localClock } from './clocks.ts';
import { LateMark } from './LateMark.tsx';
import styles from './Timeline.module.css';

/** Our clock, and beneath it the place's own. */
const Clocks = ({ event }: { event: TrackEvent }) => {
  const { t } = useTranslation('tracking');
  const local = localClock(event);
  return (
    <span className={styles.clocks}>
      <time dateTime={event.time}>{event.time.slice(11, 16)}</time>
      {local && (
        <small title={`${t('local')} ${event.statedTime} ${event.zone}`}>
          <span className="unseen">{t('local')} </span>
          {local}
        </small>
      )}
    </span>
  );
};

/** Whose word it is: a carrier by its name and code, or one of us. */
const useTeller = () => {
  const { t } = useTranslation('tracking');
  return ({ source, carrier, code }: TrackEvent) =>
    source === 'carrier' && carrier
      ? `${carrier.replaceAll('_', ' ').toUpperCase()} ${code}`.trim()
      : t(`source.${source}`);
};

// Capitals alone make no other words.
const differs = (words: string, text: string) =>
  words !== '' && words.toLowerCase() !== text.toLowerCase();

/** What happened, in our words and in theirs, where, and who says so. */
export const EventLine = ({ event }: { event: TrackEvent }) => {
  const { t } = useTranslation('tracking');
  const countryName = useCountryName();
  const tellerOf = useTeller();
  const { text, words, place, countryCode, hoursLate } = event;
  const where = [place, countryCode && countryName(countryCode)].filter(Boolean).join(' · ');
  return (
    <li className={styles.event}>
      <Clocks event={event} />
      <div className={styles.told}>
        <strong>{text}</strong>
        {differs(words, text) && (
          <span className={styles.words} title={t('said')}>
            {words}
          </span>
        )}
        <span className={styles.meta}>
          {where && <span>{where}</span>}
          <span>{tellerOf(event)}</span>
          <LateMark hours={hoursLate} />
        </span>
      </div>
    </li>
  );
};
