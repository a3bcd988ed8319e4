import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/Announcements': () => import('./operator/AnnouncementsPage.tsx'),
  'system/Adverts': () => import('./adverts/AdvertsPage.tsx'),
  'system/UserAnnouncements': () => import('./pages/UserAnnouncementsPage.tsx'),
} satisfies Pages;
