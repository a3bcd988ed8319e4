import { homePath } from '../../shared/lib/paths.ts';
import { usePageTitle } from '../../shared/ui/usePageTitle.ts';
import type { Routes } from '../routes/routes.ts';
import { TabPanel } from '../tabs/TabPanel.tsx';
import type { Tab, Tabs } from '../tabs/tabs.ts';

interface Props {
  list: Tabs;
  current: string | null;
  routes: Routes;
  multi: boolean;
  onScroll: (scroller: HTMLElement, before: number) => void;
  onClose: (key: string) => void;
}

/** The opened pages, one of them on show; where tabs are off, only that one. */
export const Panels = ({ list, current, routes, multi, onScroll, onClose }: Props) =>
  list
    .filter((tab) => tab.key === current || (multi && tab.seen))
    .flatMap((tab) => {
      const route = routes.pages.get(tab.location.pathname);
      if (!route) return [];
      return (
        <TabPanel
          key={tab.key}
          tab={tab}
          page={route.page}
          active={tab.key === current}
          keepAlive={multi && (route.keepAlive || route.path === homePath)}
          onScroll={onScroll}
          onClose={onClose}
        />
      );
    });

/** Names the window after the page on show. */
export const PageTitle = ({ tab, titleOf }: { tab: Tab; titleOf: (tab: Tab) => string }) => {
  usePageTitle(titleOf(tab));
  return null;
};
