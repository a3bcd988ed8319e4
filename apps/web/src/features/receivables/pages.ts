import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'financial/Statements': () => import('./list/StatementsPage.tsx'),
  'ops/Receivables': () => import('./ageing/ReceivablesPage.tsx'),
} satisfies Pages;
