import styles from './Grid.module.css';

/** Shapes beside the colours, for those who don't see them. */
export const BadMark = () => (
  <svg className={styles.badMark} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1.500 15 14H1z" />
    <path className={styles.cut} d="M8 6v4M8 11.800v.6" />
  </svg>
);

export const RepeatedMark = () => (
  <svg className={styles.repeatedMark} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M5 5V2h9v9h-3M2 5h9v9H2z" />
  </svg>
);

export const DoneMark = () => (
  <svg className={styles.doneMark} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3 8.500l3.500 3.500L13 5" />
  </svg>
);

export const SkippedMark = () => (
  <svg className={styles.repeatedMark} viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6" />
    <path d="M4 12 12 4" />
  </svg>
);
