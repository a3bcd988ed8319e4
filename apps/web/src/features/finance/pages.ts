import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'financial/Overview': () => import('./overview/OverviewPage.tsx'),
  'financial/Recharge': () => import('./recharge/RechargePage.tsx'),
  'financial/Credentials': () => import('./topUps/CredentialsPage.tsx'),
  'financial/TopUpCheck': () => import('./topUps/TopUpCheckPage.tsx'),
  'financial/Transactions': () => import('./transactions/TransactionsPage.tsx'),
  'financial/Billing': () => import('./bills/BillingPage.tsx'),
  'ops/WaysToPay': () => import('./ways/WaysToPayPage.tsx'),
} satisfies Pages;
