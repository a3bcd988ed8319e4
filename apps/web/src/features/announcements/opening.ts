import type { NoticeEntry, PageKey } from '@alpaca/contract';

/**
 * Pages a notice may open, with what it is about as their id. A list of our own: what a notice
 * names comes from outside, and must not lead just anywhere.
 */
export const noticePages: Partial<Record<PageKey, string>> = {
  'order/Detail': '/order/detail',
  'order/CostChanges': '/order/cost-changes',
  'order/Track': '/order/track',
  'order/Withheld': '/order/withheld',
  'shipment/Detail': '/shipment/detail',
  'product/Detail': '/product/detail',
  'basic/Activation': '/basic/activation',
  'basic/Information': '/basic/information',
  'financial/Overview': '/financial/overview',
  'financial/Recharge': '/financial/recharge',
  'financial/TopUpCheck': '/financial/top-up-check',
  'financial/Transactions': '/financial/transactions',
  'financial/Billing': '/financial/customerBilling',
  'ops/Activations': '/ops/activations',
  'ops/Disputes': '/ops/disputes',
  'ops/Withheld': '/ops/withheld',
  'order/Stalled': '/order/stalled',
  'ops/Stalled': '/ops/stalled',
  'ops/TrackCodes': '/ops/track-codes',
  'system/ApiConfig': '/system/api',
  'system/Jobs': '/system/jobs',
};

/** Lists that a notice opens narrowed: what it is about names the view, and is no id. */
const noticeViews: Partial<Record<PageKey, Readonly<Record<string, string>>>> = {
  'shipment/Waiting': { soon: '/shipment/waiting?soon=true' },
  'ops/Payables': { runs: '/ops/payables?view=runs&state=asked' },
  'order/List': { voided: '/order/list?status=voided&sort=-updateTime' },
};

const viewOf = (openPage: string, busId: string): string | null => {
  const views = Object.hasOwn(noticeViews, openPage) && noticeViews[openPage as PageKey];
  return (views && Object.hasOwn(views, busId) && views[busId]) || null;
};

type Target = Pick<NoticeEntry, 'openType' | 'openPage' | 'busId'>;

/** The page a notice opens; null where the notice itself is to be shown. */
export const pageOf = ({ openType, openPage, busId }: Target): string | null => {
  if (openType !== 'component') return null;
  const path = Object.hasOwn(noticePages, openPage) && noticePages[openPage as PageKey];
  if (!path) return viewOf(openPage, busId);
  return busId ? `${path}?id=${encodeURIComponent(busId)}` : path;
};
