import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import popups from '../popup/Popup.module.css';
import { Popup } from '../popup/Popup.tsx';
import styles from './TabBar.module.css';
import { hrefOf, type Tab, type Tabs } from './tabs.ts';

interface Props {
  bar: RefObject<HTMLElement | null>;
  list: Tabs;
  current: string | null;
  titleOf: (tab: Tab) => string;
}

/** All opened pages by name, once the bar has no room for them. */
export const TabList = ({ bar, list, current, titleOf }: Props) => {
  const { t } = useTranslation('shell');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [needed, setNeeded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab makes the bar longer
  useEffect(() => {
    const at = bar.current;
    if (!at) return;
    const measure = () => setNeeded(at.scrollWidth > at.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(at);
    return () => observer.disconnect();
  }, [bar, list.length]);
  if (!needed) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.all}
        aria-haspopup="menu"
        aria-label={t('tab.all')}
        title={t('tab.all')}
        popoverTarget={id}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      </button>
      <Popup
        id={id}
        label={t('tab.all')}
        side="belowEnd"
        anchor={() => button.current?.getBoundingClientRect()}
      >
        {list.map((tab) => (
          <Link
            key={tab.key}
            to={hrefOf(tab)}
            state={tab.location.state}
            role="menuitem"
            tabIndex={-1}
            className={popups.item}
            aria-current={tab.key === current ? 'page' : undefined}
          >
            {titleOf(tab)}
          </Link>
        ))}
      </Popup>
    </>
  );
};
