import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'order/AddressLists': () => import('./AddressListsPage.tsx'),
  'order/AddressManage': () => import('./AddressManagePage.tsx'),
} satisfies Pages;
