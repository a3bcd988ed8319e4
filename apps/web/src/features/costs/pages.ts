import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'order/CostChanges': null,
  'ops/Disputes': null,
} satisfies Pages;
