import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'system/ApiConfig': null,
} satisfies Pages;
