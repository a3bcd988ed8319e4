import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/Settings': () => import('./operator/settings/SettingsPage.tsx'),
} satisfies Pages;
