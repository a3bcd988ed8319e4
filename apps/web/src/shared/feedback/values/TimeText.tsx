import styles from './TimeText.module.css';

interface Props {
  /** YYYY-MM-DD HH:mm:ss in the tenant's zone. */
  value: string | null | undefined;
  /** Only the day, or to the minute. */
  to?: 'day' | 'minute' | 'second';
}

const lengths = { day: 10, minute: 16, second: 19 };

/** A time as it came: it is already in the tenant's zone, so it is never converted. */
export const TimeText = ({ value, to = 'second' }: Props) =>
  value ? (
    <time className={styles.time} dateTime={value} title={to === 'second' ? undefined : value}>
      {value.slice(0, lengths[to])}
    </time>
  ) : (
    '--'
  );
