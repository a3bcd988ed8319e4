import type { TrackEvent } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTags } from '../../../shared/lib/languageTags.ts';
import { language } from '../../../shared/store/language.ts';
import { useTenant } from '../../../shared/store/tenant.ts';
import { localClock, zoneName } from './clocks.ts';
import { byDay } from './days.ts';
import { EventLine } from './EventLine.tsx';
import styles from './Timeline.module.css';

const weekday = new Intl.DateTimeFormat(languageTags[language], {
  weekday: 'short',
  timeZone: 'UTC',
});

/** By which clock the times are, where there is a second one beside it. */
const ClockNote = ({ events }: { events: readonly TrackEvent[] }) => {
  const { t } = useTranslation('tracking');
  const zone = useTenant(({ tenant }) => tenant?.zone);
  const other = events.find((event) => localClock(event) !== null);
  if (!zone || !other) return null;
  return <p className={styles.note}>{t('clocks', { zone: zoneName(zone, other.time) })}</p>;
};

// Two that say the same of the same second are one event.
const keyOf = ({ statedTime, source, carrier, code, words, place }: TrackEvent) =>
  [statedTime, source, carrier, code, words, place].join();

interface Props {
  /** The latest first. */
  events: readonly TrackEvent[];
  /** How many are shown until somebody wants all; by default all are. */
  first?: number;
}

/** What was told of a parcel, day by day, the latest first. */
export const Timeline = ({ events, first = events.length }: Props) => {
  const { t } = useTranslation('tracking');
  const [all, setAll] = useState(false);
  const shown = all ? events : events.slice(0, first);
  return (
    <div className={styles.timeline}>
      <ClockNote events={shown} />
      {byDay(shown).map(({ day, told }) => (
        <section key={day}>
          <h3 className={styles.day}>
            <time dateTime={day}>{day}</time> {weekday.format(new Date(`${day}T00:00:00Z`))}
          </h3>
          <ol className={styles.events}>
            {told.map((event) => (
              <EventLine key={keyOf(event)} event={event} />
            ))}
          </ol>
        </section>
      ))}
      {events.length > first && (
        <Button
          type="link"
          className={styles.more ?? ''}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('showFewer') : t('showAll', { count: events.length })}
        </Button>
      )}
    </div>
  );
};
