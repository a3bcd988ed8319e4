import styles from './RankBars.module.css';

interface Props {
  label: string;
  rows: readonly { key: string; name: string; length: number; value: string }[];
}

/** A bar for each of a few things, with its name and its value in words. */
export const RankBars = ({ label, rows }: Props) => {
  const longest = Math.max(1, ...rows.map(({ length }) => length));
  return (
    <ul className={styles.bars} aria-label={label}>
      {rows.map(({ key, name, length, value }) => (
        <li key={key}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ inlineSize: `${(length / longest) * 100}%` }} />
          </span>
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
};
