import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'trial/FreightList': () => import('./FreightListPage.tsx'),
  'single/SetChannels': () => import('./ChannelsPage.tsx'),
  'product/List': () => import('./ProductsPage.tsx'),
  'product/Detail': () => import('./ProductPage.tsx'),
  'ops/Products': () => import('./operator/products/ProductsPage.tsx'),
  'ops/PriceSheets': () => import('./operator/priceSheets/PriceSheetsPage.tsx'),
} satisfies Pages;
