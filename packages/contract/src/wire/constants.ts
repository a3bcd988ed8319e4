/** Numbers of the trade and of the product, each said once. */
export const constants = {
  basePath: '/alpaca-oms',
  systemBelong: '3',
  sessionMs: 604_800_000,
  defaultLanguage: 'zh_CN',
  /** The web waits so long for an answer; what a server waits for is its own (`patience`). */
  requestTimeoutMs: 3_600_000,
  chunkTimeoutMs: 120_000,
  trialRulesMax: 20,
  trackNumbersMax: 40,
  dateRangeDaysMax: 31,
  shipmentRemarkMax: 500,
  addRowsMax: 999,
  passwordMin: 8,
  passwordMax: 16,
  jobPageSize: 10,
  /** A screenful and more: only the rows in sight are drawn. */
  listPageSize: 50,
  jobRefreshSeconds: 30,
  heartbeatMs: 20_000,
  reconnectMs: 5_000,
  noticePollMs: 6_000,
  detailPageSizes: [10, 50, 100, 500, 1000],
  sidebarOpenPx: 200,
  sidebarClosedPx: 80,
  noticePopoverPx: 400,
  mobileMaxPx: 1087.99,
  headerHideScrollPx: 100,
  rememberedValuesPerField: 16,
  ticketMs: 60_000,
  idempotencyDays: 30,
  errorShownMs: 4_000,
  logoutReloadMs: 1_500,
  longMessageChars: 500,
  longMessageMaxPx: 600,
  /** Below this, in the main currency, a merchant is warned. */
  lowBalance: '100.00',
  mainCurrency: 'CNY',
  /** Where parcels start, where nobody said otherwise. */
  mainCountry: 'CN',
} as const;

export const payMethods = ['alipay', 'wechat', 'bankTransfer', 'offline', 'online'] as const;
export const labelDownloadTypes = ['byTicket', 'bySubOrder', 'all'] as const;
export const labelFolders = ['onePerLabel', 'shared'] as const;
export const batchImportTypes = ['submitForecast', 'saveDraft'] as const;
export const batchTemplates = ['batch', 'smallParcel', 'largeParcel'] as const;

export const languages = ['zh_CN', 'en_US'] as const;
export type Language = (typeof languages)[number];

export const headers = {
  token: 'x-access-token',
  systemBelong: 'system-belong',
  idempotencyKey: 'idempotency-key',
  contractVersion: 'x-contract-version',
} as const;

/** 1 = success, 0 = refused, 2 = the session is over. */
export const envelopeCodes = { success: 1, refused: 0, sessionOver: 2 } as const;

/** Raised with every change an open tab can't live with: an older tab is asked to reload. */
export const contractVersion = '1';
