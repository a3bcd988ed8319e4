import type { Pages } from '../../shared/lib/pages.ts';

export const approvalsPages = {
  'ops/Approvals': () => import('./ApprovalsPage.tsx'),
} satisfies Pages;
