import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BellTabs.module.css';
import { type BellTab, bellTabs } from './tabs.ts';

interface Props {
  current: BellTab;
  choose: (tab: BellTab) => void;
  unread: Record<BellTab, number>;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const next = (current: BellTab, step: number): BellTab => {
  const at = bellTabs.indexOf(current) + step + bellTabs.length;
  return bellTabs[at % bellTabs.length] ?? current;
};

export const BellTabs = ({ current, choose, unread }: Props) => {
  const { t } = useTranslation('notices');
  const row = useRef<HTMLDivElement>(null);
  // The pop-over has just opened; from here the keyboard goes on.
  useEffect(() => {
    row.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true });
  }, []);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const tab = next(current, step);
    choose(tab);
    document.getElementById(`bell-tab-${tab}`)?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label={t('tabs')} className={styles.tabs}>
      {bellTabs.map((tab) => (
        <button
          key={tab}
          id={`bell-tab-${tab}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab === current}
          aria-controls="bell-panel"
          tabIndex={tab === current ? 0 : -1}
          onClick={() => choose(tab)}
          onKeyDown={move}
        >
          {t(`tab.${tab}`)}
          {unread[tab] > 0 && <span className={styles.count}>{unread[tab]}</span>}
        </button>
      ))}
    </div>
  );
};
