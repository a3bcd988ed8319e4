import type { PageKey } from '@alpaca/contract';
import { type Load, type Part, part } from '../Part.tsx';

const loads = {
  'dashboard/Analysis': () => import('../../features/dashboard/pages/Analysis.tsx'),
  'basic/Activation': () => import('../../features/account/activation/ActivationPage.tsx'),
  'basic/Information': () => import('../../features/account/information/InformationPage.tsx'),
  'system/Team': () => import('../../features/system/team/TeamPage.tsx'),
  'ops/Activations': () => import('../../features/ops/activations/ActivationsPage.tsx'),
  'ops/Merchants': () => import('../../features/ops/merchants/MerchantsPage.tsx'),
  'order/AddressLists': () => import('../../features/addresses/AddressListsPage.tsx'),
  'order/AddressManage': () => import('../../features/addresses/AddressManagePage.tsx'),
  'order/AddressImport': () => import('../../features/imports/ImportPage.tsx'),
  'system/Announcements': () => import('../../features/system/announcements/AnnouncementsPage.tsx'),
  'system/Jobs': () => import('../../features/jobs/JobsPage.tsx'),
  'system/UserAnnouncements': () =>
    import('../../features/notices/pages/UserAnnouncementsPage.tsx'),
  'system/Logs': () => import('../../features/system/logs/LogsPage.tsx'),
  'system/Settings': () => import('../../features/system/settings/SettingsPage.tsx'),
  'financial/Overview': () => import('../../features/financial/overview/OverviewPage.tsx'),
  'financial/Recharge': () => import('../../features/financial/recharge/RechargePage.tsx'),
  'financial/Credentials': () => import('../../features/financial/topUps/CredentialsPage.tsx'),
  'financial/TopUpCheck': () => import('../../features/financial/topUps/TopUpCheckPage.tsx'),
  'financial/Transactions': () =>
    import('../../features/financial/transactions/TransactionsPage.tsx'),
  'financial/Billing': () => import('../../features/financial/bills/BillingPage.tsx'),
  'trial/FreightList': () => import('../../features/products/FreightListPage.tsx'),
  'single/Trial': () => import('../../features/trial/TrialPage.tsx'),
  'single/SpecialLine': () => import('../../features/orders/SpecialLinePage.tsx'),
  'single/MoreLines': () => import('../../features/orders/MoreLinesPage.tsx'),
  'single/Batch': () => import('../../features/orders/batch/BatchPage.tsx'),
  'single/Finish': () => import('../../features/orders/result/FinishPage.tsx'),
  'single/Detail': () => import('../../features/orders/detail/DetailPage.tsx'),
  'order/List': () => import('../../features/orders/list/OrderListPage.tsx'),
  'order/Detail': () => import('../../features/orders/detail/DetailPage.tsx'),
  'order/BatchEditProduct': () => import('../../features/orders/product/BatchProductPage.tsx'),
  'trial/ExternalOrderQuery': () => import('../../features/orders/external/ExternalQueryPage.tsx'),
  'order/Skus': () => import('../../features/declarations/SkusPage.tsx'),
  'order/TaxNumbers': () => import('../../features/declarations/TaxNumbersPage.tsx'),
  'single/SetChannels': () => import('../../features/products/ChannelsPage.tsx'),
  'product/List': () => import('../../features/products/ProductsPage.tsx'),
  'product/Detail': () => import('../../features/products/ProductPage.tsx'),
  'ops/Carriers': () => import('../../features/ops/labels/LabelsPage.tsx'),
  'ops/Products': () => import('../../features/ops/products/ProductsPage.tsx'),
  'ops/PriceSheets': () => import('../../features/ops/priceSheets/PriceSheetsPage.tsx'),
  'trial/BatchTrial': () => import('../../features/trial/batch/BatchTrialPage.tsx'),
} satisfies Partial<Record<PageKey, Load>>;

/** Page key → the page. Every key of the contract stands here or among the pending ones. */
export const pages: Partial<Record<PageKey, Part>> = Object.fromEntries(
  Object.entries(loads).map(([key, load]) => [key, part(load)]),
);

/** Not built yet; they say so. */
export const pendingPages: readonly PageKey[] = [
  'trial/TrackQuery',
  'single/ScanToPrint',
  'order/ScanPrint',
  'order/ScanPrintRecord',
  'order/PrintSettings',
  'order/LabelDownload',
  'order/CostChanges',
  'order/Track',
  'shipment/Waiting',
  'shipment/Batch',
  'shipment/Inventory',
  'shipment/Detail',
  'system/ApiConfig',
  'system/Menus',
  'system/Icons',
  'system/Users',
  'system/Dictionaries',
  'ops/Receive',
  'ops/Withheld',
  'ops/Dispatch',
  'ops/Payables',
  'ops/Disputes',
  'ops/Stalled',
];
