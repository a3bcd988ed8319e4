import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'ops/Receive': null,
  'ops/Withheld': null,
  'ops/Dispatch': null,
} satisfies Pages;
