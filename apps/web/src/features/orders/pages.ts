import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'single/SpecialLine': () => import('./SpecialLinePage.tsx'),
  'single/MoreLines': () => import('./MoreLinesPage.tsx'),
  'single/Batch': () => import('./batch/BatchPage.tsx'),
  'single/Finish': () => import('./result/FinishPage.tsx'),
  'single/Detail': () => import('./detail/DetailPage.tsx'),
  'order/List': () => import('./list/OrderListPage.tsx'),
  'order/Detail': () => import('./detail/DetailPage.tsx'),
  'order/BatchEditProduct': () => import('./product/BatchProductPage.tsx'),
  'trial/ExternalOrderQuery': () => import('./external/ExternalQueryPage.tsx'),
  'ops/Carriers': () => import('./operator/labels/LabelsPage.tsx'),
} satisfies Pages;
