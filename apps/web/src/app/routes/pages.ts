import type { PageKey } from '@alpaca/contract';
import { type Load, type Part, part } from '../Part.tsx';

const loads = {
  'dashboard/Analysis': () => import('../../features/dashboard/pages/Analysis.tsx'),
  'basic/Activation': () => import('../../features/accounts/activation/ActivationPage.tsx'),
  'basic/Information': () => import('../../features/accounts/information/InformationPage.tsx'),
  'system/Team': () => import('../../features/accounts/team/TeamPage.tsx'),
  'ops/Activations': () =>
    import('../../features/accounts/operator/activations/ActivationsPage.tsx'),
  'ops/Approvals': () => import('../../features/approvals/ApprovalsPage.tsx'),
  'ops/Merchants': () => import('../../features/accounts/operator/merchants/MerchantsPage.tsx'),
  'order/AddressLists': () => import('../../features/addresses/AddressListsPage.tsx'),
  'order/AddressManage': () => import('../../features/addresses/AddressManagePage.tsx'),
  'order/AddressImport': () => import('../../features/imports/ImportPage.tsx'),
  'system/Announcements': () =>
    import('../../features/announcements/operator/AnnouncementsPage.tsx'),
  'system/Jobs': () => import('../../features/jobs/JobsPage.tsx'),
  'system/UserAnnouncements': () =>
    import('../../features/announcements/pages/UserAnnouncementsPage.tsx'),
  'system/Logs': () => import('../../features/system/operator/logs/LogsPage.tsx'),
  'system/Settings': () => import('../../features/system/operator/settings/SettingsPage.tsx'),
  'financial/Overview': () => import('../../features/finance/overview/OverviewPage.tsx'),
  'financial/Recharge': () => import('../../features/finance/recharge/RechargePage.tsx'),
  'financial/Credentials': () => import('../../features/finance/topUps/CredentialsPage.tsx'),
  'financial/TopUpCheck': () => import('../../features/finance/topUps/TopUpCheckPage.tsx'),
  'financial/Transactions': () =>
    import('../../features/finance/transactions/TransactionsPage.tsx'),
  'financial/Billing': () => import('../../features/finance/bills/BillingPage.tsx'),
  'trial/FreightList': () => import('../../features/products/FreightListPage.tsx'),
  'single/Trial': () => import('../../features/rates/trial/TrialPage.tsx'),
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
  'ops/Carriers': () => import('../../features/orders/operator/labels/LabelsPage.tsx'),
  'ops/Products': () => import('../../features/products/operator/products/ProductsPage.tsx'),
  'ops/PriceSheets': () =>
    import('../../features/products/operator/priceSheets/PriceSheetsPage.tsx'),
  'trial/BatchTrial': () => import('../../features/rates/trial/batch/BatchTrialPage.tsx'),
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
