import { Link } from 'react-router';
import { totalText } from '../table/paging.ts';
import styles from './LinkTabs.module.css';

interface Props<K extends string> {
  label: string;
  /** `count` is shown once it is known; a tab without it has none. */
  tabs: readonly { key: K; text: string; to: string; count?: number | undefined }[];
  here: K;
}

/** Lists side by side that belong together; each has an address of its own. */
export const LinkTabs = <K extends string>({ label, tabs, here }: Props<K>) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ key, text, to, count }) => (
      <Link
        key={key}
        to={to}
        className={key === here ? `${styles.tab} ${styles.here}` : styles.tab}
        aria-current={key === here ? 'page' : undefined}
      >
        {text}
        {count !== undefined && <span className={styles.count}>{totalText(count)}</span>}
      </Link>
    ))}
  </nav>
);
