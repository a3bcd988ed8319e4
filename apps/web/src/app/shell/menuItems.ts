import type { MenuEntry } from '@alpaca/contract';
import { externalUrl } from '../routes/routes.ts';

export interface MenuItem {
  id: string;
  title: string;
  icon: string;
  /** A page of ours. */
  path: string | null;
  /** An address for a new window. */
  url: string | null;
  children: readonly MenuItem[];
}

const leadsSomewhere = ({ component, redirect, route }: MenuEntry) =>
  route !== '0' && (component !== '' || redirect !== '');

const itemOf = (entry: MenuEntry): MenuItem[] => {
  const children = menuItems(entry.children);
  const url = externalUrl(entry);
  const path = !url && leadsSomewhere(entry) ? entry.path : null;
  const { title, icon } = entry.meta;
  const item = { id: entry.id, title, icon, path, url, children };
  if (children.length > 0) return [{ ...item, path: null, url: null }];
  // A group in which there is nothing to see is shown only if it is meant to be.
  const empty = entry.component === '' && !url;
  return empty && !entry.alwaysShow ? [] : [item];
};

/** What the menu shows: hidden entries are left out, and groups with nothing left in them. */
export const menuItems = (menu: readonly MenuEntry[]): MenuItem[] =>
  menu.filter((entry) => !entry.hidden).flatMap(itemOf);

const holds = (item: MenuItem, path: string): boolean =>
  item.path === path || item.children.some((child) => holds(child, path));

/** The top-level group in which a page stands. */
export const groupOf = (items: readonly MenuItem[], path: string): string | null =>
  items.find((item) => item.children.length > 0 && holds(item, path))?.id ?? null;
