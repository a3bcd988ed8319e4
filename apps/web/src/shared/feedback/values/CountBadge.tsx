import { totalText } from '../../table/paging.ts';
import styles from './CountBadge.module.css';

interface Props {
  /** Not known yet: nothing is shown, and nothing jumps when it comes. */
  count: number | undefined;
  /** Draws the eye: something waits to be done. */
  urgent?: boolean;
}

/** A count beside a word. */
export const CountBadge = ({ count, urgent = false }: Props) => (
  <span className={urgent && count ? `${styles.badge} ${styles.urgent}` : styles.badge}>
    {count === undefined ? '' : totalText(count)}
  </span>
);
