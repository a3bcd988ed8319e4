import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { unsavedAt } from '../../shared/form/useUnsavedGuard.ts';
import { homePath } from '../../shared/lib/paths.ts';
import { say } from '../../shared/store/notice.ts';
import type { Place } from '../routes/resolve.ts';
import type { Routes } from '../routes/routes.ts';
import { refreshTab, setTabs, useTabStore } from './tabStore.ts';
import { type Closing, hrefOf, neighbour, opened, type Tab, type Tabs, without } from './tabs.ts';

/** The opened pages: the list follows the address, and closing the page on show changes it. */
export const useTabs = (place: Place, multi: boolean, routes: Routes | null) => {
  const { t } = useTranslation('shell');
  const location = useLocation();
  const navigate = useNavigate();
  const { tabs, at } = useTabStore();
  const current = place.kind === 'page' ? place.key : null;

  // At once, not after an effect: the page must not be missing from the list for a moment. But
  // once for an address: a page that was closed is not opened again while one is still leaving it.
  const list = useMemo(
    () => (current && (location !== at || !multi) ? opened(tabs, current, location) : tabs),
    [tabs, at, current, location, multi],
  );
  useEffect(() => {
    if (multi && current && location !== at) setTabs(list, location);
  }, [multi, current, location, at, list]);

  // Pages this user no longer has go when the menu tells.
  useEffect(() => {
    const { tabs: before } = useTabStore.getState();
    const known = before.filter(({ location }) => routes?.pages.has(location.pathname));
    if (routes && known.length < before.length) setTabs(known);
  }, [routes]);

  const show = useCallback(
    (tab: Tab) => void navigate(hrefOf(tab), { state: tab.location.state }),
    [navigate],
  );

  const mayLose = useCallback(
    (gone: Tabs) =>
      !gone.some((tab) => unsavedAt(tab.location.pathname)) || window.confirm(t('tab.unsaved')),
    [t],
  );

  const refresh = useCallback(
    (tab: Tab) => {
      if (!mayLose([tab])) return;
      refreshTab(tab.key);
      if (tab.key !== current) show(tab);
    },
    [current, mayLose, show],
  );

  const close = useCallback(
    (key: string, closing: Closing = 'one') => {
      if (!multi) return void navigate(homePath);
      const { tabs: before } = useTabStore.getState();
      if (closing === 'one' && before.length === 1) return say('warning', t('web.tips.15'));
      if (closing === 'one' && before[0]?.key === key) return say('warning', t('web.tips.14'));
      const after = without(before, key, closing);
      if (!mayLose(before.filter((tab) => !after.includes(tab)))) return;
      const next = current && neighbour(before, after, current);
      setTabs(after);
      if (next && next.key !== current) show(next);
    },
    [current, mayLose, multi, navigate, show, t],
  );

  return { list, current, refresh, close };
};
