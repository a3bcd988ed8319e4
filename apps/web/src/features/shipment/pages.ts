import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'shipment/Waiting': () => import('./waiting/WaitingPage.tsx'),
  'shipment/Batch': () => import('./batch/BatchPage.tsx'),
  'shipment/Inventory': () => import('./lists/InventoryPage.tsx'),
  'shipment/Detail': () => import('./lists/DetailPage.tsx'),
} satisfies Pages;
