import type { Location } from 'react-router';

export interface Tab {
  key: string;
  /** Where the page stands; frozen while another tab is on show. */
  location: Location;
  /** Given by the page itself, instead of the menu's title. */
  title?: string;
  /** Whether that title is the same in every language. */
  wordless?: boolean;
  /** Raised by a refresh: the page starts anew. */
  round: number;
  /** Restored tabs are drawn when they are first looked at. */
  seen: boolean;
}

export type Tabs = readonly Tab[];

export const hrefOf = ({ location: { pathname, search, hash } }: Tab) => pathname + search + hash;

export const newTab = (key: string, location: Location, seen = true): Tab => ({
  key,
  location,
  round: 0,
  seen,
});

/** A place that takes the tab of the one it was reached from, as the next order does. */
const tabTaken = (tabs: Tabs, { state }: Location) => {
  const { insteadOf } = (state ?? {}) as { insteadOf?: string };
  return tabs.findIndex((one, at) => at > 0 && one.key === insteadOf);
};

/** The list with this place in it, as the same object if nothing changes. */
export const opened = (tabs: Tabs, key: string, location: Location): Tabs => {
  const tab = tabs.find((one) => one.key === key);
  if (!tab) {
    const at = tabTaken(tabs, location);
    return at < 0 ? [...tabs, newTab(key, location)] : tabs.with(at, newTab(key, location));
  }
  if (tab.seen && tab.location.key === location.key && hrefOf(tab) === hrefOf({ ...tab, location }))
    return tabs;
  return tabs.map((one) => (one.key === key ? { ...one, location, seen: true } : one));
};

export type Closing = 'one' | 'left' | 'right' | 'others';

/** What is left when tabs are closed from a given one; the first, home, always stays. */
export const without = (tabs: Tabs, key: string, closing: Closing): Tabs => {
  const at = tabs.findIndex((tab) => tab.key === key);
  const stays: Record<Closing, (index: number) => boolean> = {
    one: (index) => index !== at,
    left: (index) => index >= at,
    right: (index) => index <= at,
    others: (index) => index === at,
  };
  return tabs.filter((_, index) => index === 0 || stays[closing](index));
};

/** Which tab to show when the one on show has gone: the one after it, or the last before. */
export const neighbour = (before: Tabs, after: Tabs, key: string): Tab | undefined => {
  const at = before.findIndex((tab) => tab.key === key);
  const left = new Set(after.map((tab) => tab.key));
  const following = before.slice(at).find((tab) => left.has(tab.key));
  return following ?? before.slice(0, at).findLast((tab) => left.has(tab.key));
};
