import { Link } from 'react-router';
import styles from './LinkTabs.module.css';

interface Props<K extends string> {
  label: string;
  tabs: readonly { key: K; text: string; to: string }[];
  here: K;
}

/** Lists side by side that belong together; each has an address of its own. */
export const LinkTabs = <K extends string>({ label, tabs, here }: Props<K>) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ key, text, to }) => (
      <Link
        key={key}
        to={to}
        className={key === here ? `${styles.tab} ${styles.here}` : styles.tab}
        aria-current={key === here ? 'page' : undefined}
      >
        {text}
      </Link>
    ))}
  </nav>
);
