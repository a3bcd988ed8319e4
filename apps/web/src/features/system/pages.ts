import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/Logs': () => import('./operator/logs/LogsPage.tsx'),
  'system/Settings': () => import('./operator/settings/SettingsPage.tsx'),
  'system/Menus': null,
  'system/Icons': null,
  'system/Users': null,
  'system/Dictionaries': null,
} satisfies Pages;
