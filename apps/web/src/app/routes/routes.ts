import type { MenuEntry, PageKey } from '@alpaca/contract';
import { homePath } from '../../shared/lib/paths.ts';
import { galleryRoutes } from './galleryPages.ts';
import { isPageKey } from './pages.ts';

export interface PageRoute {
  path: string;
  page: PageKey | `gallery/${string}`;
  title: string;
  titles: { zh: string; en: string; third: string };
  icon: string;
  hidden: boolean;
  keepAlive: boolean;
  /** Titles of the groups above it. */
  above: readonly string[];
}

export interface Routes {
  pages: ReadonlyMap<string, PageRoute>;
  redirects: ReadonlyMap<string, string>;
}

/** What a menu entry opens in a new window, if it does that. */
export const externalUrl = ({ meta }: MenuEntry): string | null => {
  if (!meta.internalOrExternal) return null;
  const url = URL.parse(meta.url);
  // The menu is edited by people; an address that would run something is none.
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
};

const pageOf = (entry: MenuEntry, above: readonly string[]): PageRoute | null => {
  if (entry.route === '0' || entry.meta.internalOrExternal) return null;
  if (!isPageKey(entry.component)) return null;
  const { title, titles, icon, keepAlive } = entry.meta;
  const { path, component: page, hidden } = entry;
  return { path, page, title, titles, icon, hidden, keepAlive, above };
};

const pagesOf = (menu: readonly MenuEntry[], above: readonly string[] = []): PageRoute[] =>
  menu.flatMap((entry) => {
    const page = pageOf(entry, above);
    const below = pagesOf(entry.children, [...above, entry.meta.title]);
    return page ? [page, ...below] : below;
  });

/** Groups lead to the page they name, or to their first if this user doesn't have that one. */
const redirectsOf = (menu: readonly MenuEntry[], paths: ReadonlySet<string>): [string, string][] =>
  menu.flatMap((entry) => {
    const below = redirectsOf(entry.children, paths);
    const first = pagesOf(entry.children).find((page) => !page.hidden)?.path;
    // A group that is no route still leads on: whoever shortens an address means what is in it.
    const to = paths.has(entry.redirect) && entry.route !== '0' ? entry.redirect : first;
    return to && !paths.has(entry.path) ? [[entry.path, to], ...below] : below;
  });

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Folders of addresses that no group is named after, as /ops: each leads to its first page. */
const foldersOf = (pages: readonly PageRoute[]): [string, string][] =>
  pages
    .filter(({ hidden }) => !hidden)
    .map(({ path }): [string, string] => [parentOf(path), path])
    .reverse();

const fixedPage = (path: string, page: PageKey, icon: string): PageRoute => ({
  path,
  page,
  title: '',
  titles: { zh: '', en: '', third: '' },
  icon,
  hidden: true,
  keepAlive: true,
  above: [],
});

/** Routes that are there before the menu is, and whatever it says. */
const fixed = [fixedPage(homePath, 'dashboard/Analysis', 'DashboardOutlined'), ...galleryRoutes];

/** The routes of a user: the fixed ones and what the menu adds. */
export const routesOf = (menu: readonly MenuEntry[]): Routes => {
  const listed = pagesOf(menu);
  const others = fixed.filter(({ path }) => !listed.some((page) => page.path === path));
  const pages = new Map([...listed, ...others].map((page) => [page.path, page]));
  const groups = redirectsOf(menu, new Set(pages.keys()));
  return { pages, redirects: new Map([...foldersOf(listed), ...groups]) };
};
