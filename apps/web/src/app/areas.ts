import { loadHomePage } from '../features/dashboard/index.ts';
import { homePath, tourPath } from '../shared/lib/paths.ts';
import { antdLocale } from './antdLocale.ts';
import { loadLaterTexts, loadShellTexts } from './i18n.ts';
import { loadLibraryStyles } from './libraryStyles.ts';
import { part } from './Part.tsx';
import { lastPageAt, lastTextsAt } from './routes/lastPages.ts';

/** Apart from the login layout, so that signing in does not wait for the shell. */
export const signedInArea = part(() => import('./SignedInArea.tsx'));

export const isUserPath = (path: string) => path.startsWith('/user/');

const loadHome = async () => {
  // Named here besides the table, which comes with the shell: neither waits for the other.
  const page = loadHomePage();
  const { pages } = await import('./routes/pages.ts');
  await Promise.all([page, pages['dashboard/Analysis']?.preload()]);
};

/** Nobody waits for it: the frame is drawn first, and whether the page may be seen is not known yet. */
const loadPage = async (path: string) => {
  const page = lastPageAt(path);
  if (!page) return;
  void loadLaterTexts(lastTextsAt(path));
  const { isPageKey, pages } = await import('./routes/pages.ts');
  if (isPageKey(page)) await pages[page]?.preload();
};

/**
 * Fetches what a path needs beyond the first file, all at once, so that the first picture is the
 * page itself. What can't be had says so when it is drawn.
 */
export const loadArea = async (path: string) => {
  if (isUserPath(path) || path === tourPath) return;
  const home = path === '/' || path.startsWith(homePath);
  if (!home) void loadPage(path);
  await Promise.allSettled([
    signedInArea.preload(),
    antdLocale(),
    loadShellTexts(),
    // Home has little of the library.
    home ? loadHome() : loadLibraryStyles(),
  ]);
};
