import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { rememberPage } from '../routes/lastPages.ts';
import { resolve } from '../routes/resolve.ts';
import { rememberTitle } from '../tabs/titles.ts';
import { useTabs } from '../tabs/useTabs.ts';
import { useTabTitle } from '../tabs/useTabTitle.ts';
import { useMenuRoutes } from './useMenuRoutes.ts';

/** What the address shows, the opened pages around it, and the menu that leads to all of them. */
export const usePlaces = (multi: boolean) => {
  const location = useLocation();
  const { routes, items, ready } = useMenuRoutes();
  const place = useMemo(() => resolve(location, routes, ready), [location, routes, ready]);
  const tabs = useTabs(place, multi, ready ? routes : null);
  const titleOf = useTabTitle(routes);
  const page = place.kind === 'page' ? place.route : null;
  useEffect(() => {
    if (page?.title) rememberTitle(page.path, page.title);
  }, [page]);
  useEffect(() => {
    if (page) rememberPage(page.path, page.page);
  }, [page]);
  return { place, routes, items, titleOf, ...tabs };
};
