import { useEffect, useRef } from 'react';
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
export const LinkTabs = <K extends string>({ label, tabs, here }: Props<K>) => {
  const row = useRef<HTMLElement>(null);
  // The tab one came for may be beyond the edge; only the row moves, never the page.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab="${here}"]`);
    if (tab) row.current?.scrollTo({ left: tab.offsetLeft - row.current.clientWidth / 2 });
  }, [here]);
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, text, to, count }) => (
        <Link
          key={key}
          to={to}
          data-tab={key}
          className={key === here ? `${styles.tab} ${styles.here}` : styles.tab}
          aria-current={key === here ? 'page' : undefined}
        >
          {text}
          {count !== undefined && <span className={styles.count}>{totalText(count)}</span>}
        </Link>
      ))}
    </nav>
  );
};
