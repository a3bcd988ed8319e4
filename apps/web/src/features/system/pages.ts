import type { Pages } from '../../shared/lib/pages.ts';

export const systemPages = {
  'system/Logs': () => import('./operator/logs/LogsPage.tsx'),
  'system/Settings': () => import('./operator/settings/SettingsPage.tsx'),
} satisfies Pages;
