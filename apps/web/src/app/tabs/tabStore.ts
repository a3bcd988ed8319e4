import type { Location } from 'react-router';
import { create } from 'zustand';
import { homePath } from '../../shared/lib/paths.ts';
import { language } from '../../shared/store/language.ts';
import { useSession } from '../../shared/store/session.ts';
import { tab as shelf } from '../../shared/store/shelves.ts';
import { hrefOf, newTab, type Tab, type Tabs } from './tabs.ts';

interface Kept {
  /** Whose tabs they are: the next person in this window starts without. */
  owner: string;
  /** Of the titles. */
  language: string;
  tabs: { key: string; href: string; title?: string; wordless?: boolean }[];
}

const locationOf = (href: string): Location => {
  const { pathname, search, hash } = new URL(href, window.location.origin);
  return { pathname, search, hash, state: null, key: 'restored' };
};

const owner = () => useSession.getState().user?.id ?? '';

const home = () => newTab(homePath, locationOf(homePath), false);

const restored = (): Tabs => {
  const kept = shelf.get<Kept>('tabs');
  if (kept?.owner !== owner()) return [home()];
  const same = kept.language === language;
  const tabs = kept.tabs.map(({ key, href, title, wordless = false }) => ({
    ...newTab(key, locationOf(href), false),
    ...(title !== undefined && (same || wordless) && { title, wordless }),
  }));
  return tabs[0]?.key === homePath ? tabs : [home()];
};

interface State {
  tabs: Tabs;
  /** The address that the list has last followed. */
  at: Location | null;
}

export const useTabStore = create<State>(() => ({ tabs: [], at: null }));

/** Called when someone comes in: this file may be loaded while nobody is signed in yet. */
export const restoreTabs = () => useTabStore.setState({ tabs: restored(), at: null });

const kept = ({ key, location, title, wordless = false }: Tab) => ({
  key,
  href: location.pathname + location.search + location.hash,
  ...(title !== undefined && { title, wordless }),
});

export const setTabs = (tabs: Tabs, at = useTabStore.getState().at) => {
  shelf.set('tabs', { owner: owner(), language, tabs: tabs.map(kept) } satisfies Kept);
  useTabStore.setState({ tabs, at });
};

const change = (key: string, how: (tab: Tab) => Tab) =>
  setTabs(useTabStore.getState().tabs.map((tab) => (tab.key === key ? how(tab) : tab)));

export const refreshTab = (key: string) =>
  change(key, (tab) => ({ ...tab, round: tab.round + 1, seen: true }));

export const titleTab = (key: string, title: string, wordless = false) =>
  change(key, (tab) => ({ ...tab, title, wordless }));

/** Where a page was left, if its tab is open. */
export const hrefFor = (path: string): string => {
  const tab = useTabStore.getState().tabs.find(({ key }) => key === path);
  return tab ? hrefOf(tab) : path;
};
