import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'ops/Approvals': () => import('./ApprovalsPage.tsx'),
} satisfies Pages;
