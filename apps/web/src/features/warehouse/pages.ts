import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'ops/Receive': () => import('./receive/ReceivePage.tsx'),
  'ops/Withheld': () => import('./withheld/OpsWithheldPage.tsx'),
  'ops/Dispatch': () => import('./dispatch/DispatchPage.tsx'),
  'ops/Returns': () => import('./returns/ReturnsPage.tsx'),
  'ops/Warehouses': () => import('./houses/WarehousesPage.tsx'),
  'order/Withheld': () => import('./withheld/OwnWithheldPage.tsx'),
} satisfies Pages;
