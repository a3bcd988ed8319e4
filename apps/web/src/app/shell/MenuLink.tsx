import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTabStore } from '../tabs/tabStore.ts';
import { hrefOf } from '../tabs/tabs.ts';
import type { MenuItem } from './menuItems.ts';
import { useSettings } from './settings.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  item: MenuItem;
  children: ReactNode;
}

/** A menu entry: to the page as it was left if its tab is open, or to a new window. */
export const MenuLink = ({ item, children, ...rest }: Props) => {
  const { pathname } = useLocation();
  const { multiTab } = useSettings();
  const open = useTabStore(({ tabs }) => tabs.find((tab) => tab.key === item.path));
  if (item.url) {
    return (
      <a {...rest} href={item.url} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const path = item.path ?? '';
  const current = pathname === path ? ({ 'aria-current': 'page' } as const) : {};
  return (
    <Link {...rest} {...current} to={multiTab && open ? hrefOf(open) : path}>
      {children}
    </Link>
  );
};
