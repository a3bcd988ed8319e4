import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '../../shared/lib/useAfterPaint.ts';
import type { PopupHandle } from '../popup/Popup.tsx';
import styles from './TabBar.module.css';
import { TabLink } from './TabLink.tsx';
import { TabList } from './TabList.tsx';
import { TabMenu } from './TabMenu.tsx';
import type { Closing, Tab, Tabs } from './tabs.ts';

interface Props {
  list: Tabs;
  current: string | null;
  titleOf: (tab: Tab) => string;
  onRefresh: (tab: Tab) => void;
  onClose: (key: string, closing?: Closing) => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

const wantsMenu = ({ key, shiftKey }: KeyboardEvent) =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** Opened pages. One stop for Tab; arrows move along, Delete closes, Shift+F10 opens the menu. */
export const TabBar = ({ list, current, titleOf, onRefresh, onClose }: Props) => {
  const { t } = useTranslation('shell');
  const id = useId();
  const bar = useRef<HTMLUListElement>(null);
  const menu = useRef<PopupHandle>(null);
  // Whoever closes a tab by key or menu stays in the bar.
  const working = useRef(false);
  const [chosen, setChosen] = useState<Tab | null>(null);
  const links = () => [...(bar.current?.querySelectorAll('a') ?? [])];

  const here = () => bar.current?.querySelector<HTMLElement>('[aria-current=page]');

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another page is shown or opened
  useEffect(() => {
    if (working.current) here()?.focus({ preventScroll: true });
    working.current = false;
  }, [current, list.length]);

  // With the page, not with the press: it makes the browser lay everything out.
  const shown = useAfterPaint(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another page is shown or opened
  useEffect(() => {
    // With its cross: the whole tab.
    here()?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown, list.length]);

  const close = (key: string, closing?: Closing) => {
    working.current = true;
    onClose(key, closing);
  };

  const openMenu = (tab: Tab, at: DOMRect) => {
    setChosen(tab);
    menu.current?.open(at);
  };
  const press = (event: KeyboardEvent<HTMLElement>, tab: Tab, index: number) => {
    const step = steps[event.key];
    if (step) links()[step(index, list.length - 1)]?.focus();
    else if (event.key === 'Delete') close(tab.key);
    else if (wantsMenu(event)) openMenu(tab, event.currentTarget.getBoundingClientRect());
    else return;
    event.preventDefault();
  };

  return (
    <nav aria-label={t('tabs')} className={styles.bar}>
      <ul ref={bar}>
        {list.map((tab, index) => (
          <TabLink
            key={tab.key}
            tab={tab}
            title={titleOf(tab)}
            active={tab.key === current}
            // Where no page of the bar is on show, its first is the way in.
            stop={current === null ? index === 0 : tab.key === current}
            closable={index > 0}
            onClose={onClose}
            onMenu={openMenu}
            onKeyDown={(event) => press(event, tab, index)}
          />
        ))}
      </ul>
      <TabList {...{ bar, list, current, titleOf }} />
      <TabMenu
        ref={menu}
        id={id}
        chosen={chosen}
        list={list}
        onRefresh={onRefresh}
        onClose={close}
      />
    </nav>
  );
};
