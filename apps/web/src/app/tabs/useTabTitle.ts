import { useTranslation } from 'react-i18next';
import { homePath } from '../../shared/lib/paths.ts';
import type { Routes } from '../routes/routes.ts';
import type { Tab } from './tabs.ts';
import { rememberedTitle } from './titles.ts';

/** What a tab is called: the page's own word, the menu's, or what the menu said last time. */
export const useTabTitle = (routes: Routes) => {
  const { t } = useTranslation('shell');
  return ({ title, location: { pathname } }: Pick<Tab, 'title' | 'location'>): string =>
    title ??
    (routes.pages.get(pathname)?.title ||
      rememberedTitle(pathname) ||
      t(pathname === homePath ? 'tab.home' : 'tab.page'));
};
