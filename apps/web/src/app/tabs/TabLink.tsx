import type { KeyboardEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './TabBar.module.css';
import { hrefOf, type Tab } from './tabs.ts';

interface Props {
  tab: Tab;
  title: string;
  active: boolean;
  /** Whether Tab stops here. */
  stop: boolean;
  closable: boolean;
  onClose: (key: string) => void;
  onMenu: (tab: Tab, at: DOMRect) => void;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
}

const middle = 1;

export const TabLink = ({ tab, title, active, stop, closable, ...on }: Props) => {
  const { t } = useTranslation('shell');
  return (
    <li className={styles.tab} data-active={active || undefined}>
      <Link
        to={hrefOf(tab)}
        state={tab.location.state}
        className={styles.link}
        aria-current={active ? 'page' : undefined}
        aria-keyshortcuts="Delete Shift+F10"
        tabIndex={stop ? 0 : -1}
        draggable={false}
        onKeyDown={on.onKeyDown}
        onMouseDown={(event) => {
          // Otherwise the browser would begin to scroll.
          if (event.button === middle) event.preventDefault();
        }}
        onAuxClick={(event) => {
          if (event.button !== middle) return;
          event.preventDefault();
          on.onClose(tab.key);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          on.onMenu(tab, new DOMRect(event.clientX, event.clientY, 0, 0));
        }}
      >
        {title}
      </Link>
      {closable && (
        // By key it is Delete, so that Tab doesn't stop at every cross.
        <button
          type="button"
          className={styles.close}
          tabIndex={-1}
          aria-label={t('tab.closeNamed', { title })}
          onClick={() => on.onClose(tab.key)}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M3 3l6 6M9 3l-6 6" />
          </svg>
        </button>
      )}
    </li>
  );
};
