import { homePath } from '../../shared/lib/paths.ts';
import { isKnownPath } from './knownPaths.ts';
import type { PageRoute, Routes } from './routes.ts';

export const errorCodes = ['403', '404', '500'] as const;
export type ErrorCode = (typeof errorCodes)[number];

export type Place =
  | { kind: 'page'; route: PageRoute; key: string }
  | { kind: 'error'; code: ErrorCode }
  | { kind: 'go'; to: string }
  /** A detail page without its id; `to` is where one would have chosen it. */
  | { kind: 'noId'; to: string }
  /** Not known before the menu is there. */
  | { kind: 'wait' };

/** Pages about one thing, named by `id` in the address, and the page where it is chosen. */
const detailPages: Partial<Record<PageRoute['page'], string>> = {
  'order/Detail': '/order/list',
  'single/Detail': '/order/list',
  'single/Finish': '/order/list',
  'product/Detail': '/product/list',
  'shipment/Detail': '/shipment/inventory',
};

const pageAt = (route: PageRoute, search: string, routes: Routes): Place => {
  const list = detailPages[route.page];
  if (!list) return { kind: 'page', route, key: route.path };
  const id = new URLSearchParams(search).get('id');
  // Two orders are two tabs; a list with another filter is the same one.
  if (id) return { kind: 'page', route, key: `${route.path}?${new URLSearchParams({ id })}` };
  return { kind: 'noId', to: routes.pages.has(list) ? list : homePath };
};

/** What an address shows. `ready`: the menu has been loaded. */
export const resolve = (
  { pathname, search }: { pathname: string; search: string },
  routes: Routes,
  ready: boolean,
): Place => {
  if (pathname === '/') return { kind: 'go', to: homePath };
  if (pathname.endsWith('/')) return { kind: 'go', to: pathname.replace(/\/+$/, '') + search };
  const code = errorCodes.find((one) => pathname === `/${one}`);
  if (code) return { kind: 'error', code };
  const route = routes.pages.get(pathname);
  if (route) return pageAt(route, search, routes);
  if (!ready) return { kind: 'wait' };
  const to = routes.redirects.get(pathname);
  return { kind: 'go', to: to ?? (isKnownPath(pathname) ? '/403' : '/404') };
};
