import type { TrackEvent } from '@alpaca/contract';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import styles from '../Tracking.module.css';
import { LateMark } from '../timeline/LateMark.tsx';

/** When and where it was, and whether it was told late: what is cut off first is the place. */
export const LatestBelow = ({ event: { time, place, hoursLate } }: { event: TrackEvent }) => (
  <span className={styles.below}>
    <TimeText value={time} to="minute" />
    <LateMark hours={hoursLate} short />
    {place && <span>{place}</span>}
  </span>
);

/** What was told last, in a list. */
export const LatestCell = ({ event }: { event: TrackEvent }) => (
  <Stacked below={<LatestBelow event={event} />}>
    <span className={styles.text}>{event.text}</span>
  </Stacked>
);
