import type { MenuIcon, PageKey, Permission, userKinds } from '@alpaca/contract';

export type MenuKind = (typeof userKinds)[number];

/** Something a page offers besides being opened; it has a permission and perhaps fewer holders. */
export interface ButtonSeed {
  permission: Permission;
  zh: string;
  en: string;
  kinds: readonly MenuKind[];
}

export interface MenuSeed {
  /** Names the entry for good: titles, paths and places may change. */
  key: string;
  path: string;
  /** Empty for a group, which has pages below it instead of one of its own. */
  component: PageKey | '';
  zh: string;
  en: string;
  icon: MenuIcon;
  kinds: readonly MenuKind[];
  /** Absent for a group: it shows when something in it does. */
  permission?: Permission;
  hidden?: boolean;
  keepAlive?: boolean;
  alwaysShow?: boolean;
  redirect?: string;
  itOnly?: boolean;
  /** '0' = in the menu, but not a route of its own. */
  route?: '0';
  /** Opens this address in a new window. */
  external?: string;
  buttons?: readonly ButtonSeed[];
  children?: readonly MenuSeed[];
}

const M = ['merchant'] as const;
// An administrator does all that an operator does.
const O = ['operator', 'administrator'] as const;
const MO = [...M, ...O] as const;
const A = ['administrator'] as const;

/** A page is known by its permission, and stays alive in its tab unless it is a step or a detail. */
const page = (seed: Omit<MenuSeed, 'key'> & { permission: Permission }): MenuSeed => ({
  key: seed.permission.replace(':', '.'),
  keepAlive: !seed.hidden,
  ...seed,
});

/** A group is for whoever has a page in it. */
const group = (
  seed: Omit<MenuSeed, 'component' | 'kinds'> & { children: MenuSeed[] },
): MenuSeed => ({
  ...seed,
  component: '',
  kinds: MO.filter((kind) => seed.children.some((child) => child.kinds.includes(kind))),
});

const dashboard = page({
  path: '/dashboard/analysis',
  component: 'dashboard/Analysis',
  zh: '首页',
  en: 'Home',
  icon: 'DashboardOutlined',
  kinds: MO,
  permission: 'dashboard:analysis',
});

const single = group({
  key: 'single',
  path: '/single',
  zh: '下单',
  en: 'New order',
  icon: 'FormOutlined',
  redirect: '/single/special',
  children: [
    page({
      path: '/single/special',
      component: 'single/SpecialLine',
      zh: '专线下单',
      en: 'Special line',
      icon: 'SendOutlined',
      kinds: M,
      permission: 'single:special',
    }),
    page({
      path: '/single/lines',
      component: 'single/MoreLines',
      zh: '比价下单',
      en: 'Compare lines',
      icon: 'SwapOutlined',
      kinds: M,
      permission: 'single:lines',
    }),
    page({
      path: '/single/batch',
      component: 'single/Batch',
      zh: '批量下单',
      en: 'Batch orders',
      icon: 'TableOutlined',
      kinds: M,
      permission: 'single:batch',
    }),
    page({
      path: '/single/channels',
      component: 'single/SetChannels',
      zh: '常用产品设置',
      en: 'Favorite products',
      icon: 'StarOutlined',
      kinds: M,
      permission: 'single:channels',
    }),
    page({
      path: '/single/detail',
      component: 'single/Detail',
      zh: '下单详情',
      en: 'New order details',
      icon: 'ProfileOutlined',
      kinds: M,
      permission: 'single:detail',
      hidden: true,
    }),
    page({
      path: '/single/finish',
      component: 'single/Finish',
      zh: '下单完成',
      en: 'Order placed',
      icon: 'FileDoneOutlined',
      kinds: M,
      permission: 'single:finish',
      hidden: true,
    }),
  ],
});

const warehouse = group({
  key: 'warehouse',
  path: '/warehouse',
  zh: '仓库作业',
  en: 'Warehouse',
  icon: 'ContainerOutlined',
  redirect: '/ops/receive',
  children: [
    page({
      path: '/ops/receive',
      component: 'ops/Receive',
      zh: '收货称重',
      en: 'Receive and weigh',
      icon: 'InboxOutlined',
      kinds: O,
      permission: 'ops:receive',
    }),
    page({
      path: '/ops/withheld',
      component: 'ops/Withheld',
      zh: '扣件处理',
      en: 'Withheld parcels',
      icon: 'PauseCircleOutlined',
      kinds: O,
      permission: 'ops:withheld',
    }),
    page({
      path: '/ops/dispatch',
      component: 'ops/Dispatch',
      zh: '出库批次',
      en: 'Dispatch batches',
      icon: 'ExportOutlined',
      kinds: O,
      permission: 'ops:dispatch',
    }),
    page({
      path: '/ops/returns',
      component: 'ops/Returns',
      zh: '退件货架',
      en: 'Returns shelf',
      icon: 'HistoryOutlined',
      kinds: O,
      permission: 'ops:returns',
    }),
    page({
      path: '/ops/warehouses',
      component: 'ops/Warehouses',
      zh: '仓库设置',
      en: 'Warehouses',
      icon: 'EnvironmentOutlined',
      kinds: O,
      permission: 'ops:warehouses',
      buttons: [
        { permission: 'ops:warehouseEdit', zh: '修改仓库', en: 'Edit warehouses', kinds: A },
      ],
    }),
  ],
});

const orders = group({
  key: 'order',
  path: '/order',
  zh: '订单管理',
  en: 'Orders',
  icon: 'OrderedListOutlined',
  redirect: '/order/list',
  children: [
    page({
      path: '/order/list',
      component: 'order/List',
      zh: '订单列表',
      en: 'Order list',
      icon: 'OrderedListOutlined',
      kinds: MO,
      permission: 'order:list',
      buttons: [
        {
          permission: 'order:submit',
          zh: '保存和提交订单',
          en: 'Save and submit orders',
          kinds: M,
        },
        { permission: 'order:print', zh: '打印面单', en: 'Print labels', kinds: MO },
        { permission: 'order:pay', zh: '支付订单', en: 'Pay orders', kinds: M },
        { permission: 'order:void', zh: '作废订单', en: 'Void orders', kinds: M },
        { permission: 'order:refund', zh: '申请退单', en: 'Request refunds', kinds: M },
        { permission: 'ops:examineRefund', zh: '审核退单', en: 'Review refunds', kinds: O },
      ],
    }),
    page({
      path: '/order/detail',
      component: 'order/Detail',
      zh: '订单详情',
      en: 'Order details',
      icon: 'ProfileOutlined',
      kinds: MO,
      permission: 'order:detail',
      hidden: true,
    }),
    page({
      path: '/order/track',
      component: 'order/Track',
      zh: '物流轨迹',
      en: 'Tracking',
      icon: 'EnvironmentOutlined',
      kinds: MO,
      permission: 'order:track',
    }),
    page({
      path: '/order/stalled',
      component: 'order/Stalled',
      zh: '轨迹停滞件',
      en: 'Stalled parcels',
      icon: 'ClockCircleOutlined',
      kinds: M,
      permission: 'order:stalled',
    }),
    page({
      path: '/ops/stalled',
      component: 'ops/Stalled',
      zh: '轨迹停滞件',
      en: 'Stalled parcels',
      icon: 'ClockCircleOutlined',
      kinds: O,
      permission: 'ops:stalled',
    }),
    page({
      path: '/ops/track-codes',
      component: 'ops/TrackCodes',
      zh: '未识别轨迹代码',
      en: 'Unknown track codes',
      icon: 'AlertOutlined',
      kinds: O,
      permission: 'ops:trackCodes',
    }),
    page({
      path: '/order/cost-changes',
      component: 'order/CostChanges',
      zh: '费用变更',
      en: 'Cost changes',
      icon: 'DollarOutlined',
      kinds: MO,
      permission: 'order:costChanges',
    }),
    page({
      path: '/order/withheld',
      component: 'order/Withheld',
      zh: '扣件与退件',
      en: 'Withheld and returned',
      icon: 'PauseCircleOutlined',
      kinds: M,
      permission: 'order:withheld',
    }),
    page({
      path: '/ops/disputes',
      component: 'ops/Disputes',
      zh: '费用异议',
      en: 'Disputes',
      icon: 'MessageOutlined',
      kinds: O,
      permission: 'ops:disputes',
    }),
    page({
      path: '/order/claims',
      component: 'order/Claims',
      zh: '理赔',
      en: 'Claims',
      icon: 'SafetyCertificateOutlined',
      kinds: M,
      permission: 'order:claims',
    }),
    page({
      path: '/ops/claims',
      component: 'ops/Claims',
      zh: '理赔',
      en: 'Claims',
      icon: 'SafetyCertificateOutlined',
      kinds: O,
      permission: 'ops:claims',
    }),
    page({
      path: '/order/batch-product',
      component: 'order/BatchEditProduct',
      zh: '批量修改产品',
      en: 'Change products in bulk',
      icon: 'EditOutlined',
      kinds: M,
      permission: 'order:batchProduct',
      hidden: true,
    }),
  ],
});

/** All that comes out of a printer. */
const printing = group({
  key: 'printing',
  path: '/printing',
  zh: '面单打印',
  en: 'Labels and printing',
  icon: 'PrinterOutlined',
  redirect: '/order/labels',
  children: [
    page({
      path: '/single/scan',
      component: 'single/ScanToPrint',
      zh: '扫描打单',
      en: 'Scan to print',
      icon: 'ScanOutlined',
      kinds: M,
      permission: 'single:scan',
    }),
    page({
      path: '/order/scan-print',
      component: 'order/ScanPrint',
      zh: '扫描打印',
      en: 'Scan print',
      icon: 'BarcodeOutlined',
      kinds: M,
      permission: 'order:scanPrint',
    }),
    page({
      path: '/order/scan-record',
      component: 'order/ScanPrintRecord',
      zh: '扫描打印记录',
      en: 'Scan print history',
      icon: 'HistoryOutlined',
      kinds: M,
      permission: 'order:scanRecord',
    }),
    page({
      path: '/order/labels',
      component: 'order/LabelDownload',
      zh: '下载面单',
      en: 'Download labels',
      icon: 'FileTextOutlined',
      kinds: M,
      permission: 'order:labels',
    }),
    page({
      path: '/order/print-settings',
      component: 'order/PrintSettings',
      zh: '打印设置',
      en: 'Print settings',
      icon: 'PrinterOutlined',
      kinds: M,
      permission: 'order:printSettings',
    }),
  ],
});

/** What is written once and used in many orders. */
const records = group({
  key: 'records',
  path: '/records',
  zh: '资料库',
  en: 'Records',
  icon: 'BookOutlined',
  redirect: '/order/addresses',
  children: [
    page({
      path: '/order/addresses',
      component: 'order/AddressLists',
      zh: '地址簿',
      en: 'Address book',
      icon: 'ContactsOutlined',
      kinds: M,
      permission: 'order:addresses',
      buttons: [
        { permission: 'order:addressAdd', zh: '新增地址', en: 'Add addresses', kinds: M },
        { permission: 'order:addressEdit', zh: '编辑地址', en: 'Edit addresses', kinds: M },
        { permission: 'order:addressDelete', zh: '删除地址', en: 'Delete addresses', kinds: M },
      ],
    }),
    page({
      path: '/order/address-manage',
      component: 'order/AddressManage',
      zh: '新增地址',
      en: 'Add address',
      icon: 'EnvironmentOutlined',
      kinds: M,
      permission: 'order:addressManage',
      hidden: true,
    }),
    page({
      path: '/order/address-import',
      component: 'order/AddressImport',
      zh: '地址导入',
      en: 'Import addresses',
      icon: 'TableOutlined',
      kinds: M,
      permission: 'order:addressImport',
      hidden: true,
      keepAlive: true,
    }),
    page({
      path: '/order/skus',
      component: 'order/Skus',
      zh: 'SKU 申报库',
      en: 'SKU library',
      icon: 'TagsOutlined',
      kinds: M,
      permission: 'order:skus',
      buttons: [{ permission: 'order:skuEdit', zh: '编辑 SKU', en: 'Edit SKUs', kinds: M }],
    }),
    page({
      path: '/order/tax-numbers',
      component: 'order/TaxNumbers',
      zh: '税号管理',
      en: 'Tax numbers',
      icon: 'SafetyCertificateOutlined',
      kinds: M,
      permission: 'order:taxNumbers',
      buttons: [
        { permission: 'order:taxNumberEdit', zh: '编辑税号', en: 'Edit tax numbers', kinds: M },
      ],
    }),
  ],
});

const merchants = group({
  key: 'merchants',
  path: '/merchants',
  zh: '商户管理',
  en: 'Merchants',
  icon: 'ShopOutlined',
  redirect: '/ops/merchants',
  children: [
    page({
      path: '/ops/merchants',
      component: 'ops/Merchants',
      zh: '商户列表',
      en: 'Merchant list',
      icon: 'ShopOutlined',
      kinds: O,
      permission: 'ops:merchants',
      buttons: [
        { permission: 'ops:merchantEdit', zh: '管理商户', en: 'Manage merchants', kinds: O },
        { permission: 'ops:merchantTerms', zh: '申请结算方式', en: 'Ask for terms', kinds: O },
        { permission: 'ops:adjust', zh: '申请调账', en: 'Ask for adjustments', kinds: O },
      ],
    }),
    page({
      path: '/ops/service',
      component: 'ops/Service',
      zh: '客服',
      en: 'Customer service',
      icon: 'MessageOutlined',
      kinds: O,
      permission: 'ops:service',
      buttons: [
        { permission: 'ops:serviceHours', zh: '设置服务时间', en: 'Set office hours', kinds: O },
      ],
    }),
    page({
      path: '/ops/approvals',
      component: 'ops/Approvals',
      zh: '变更审批',
      en: 'Approvals',
      icon: 'SafetyCertificateOutlined',
      kinds: O,
      permission: 'ops:approvals',
      buttons: [{ permission: 'ops:approvalDecide', zh: '审批变更', en: 'Decide', kinds: O }],
    }),
    page({
      path: '/ops/activations',
      component: 'ops/Activations',
      zh: '激活审核',
      en: 'Activation review',
      icon: 'AuditOutlined',
      kinds: O,
      permission: 'ops:activations',
      buttons: [
        { permission: 'ops:activationReview', zh: '审核激活', en: 'Review activations', kinds: O },
      ],
    }),
  ],
});

const shipment = group({
  key: 'shipment',
  path: '/shipment',
  zh: '交货管理',
  en: 'Shipments',
  icon: 'CarOutlined',
  redirect: '/shipment/inventory',
  children: [
    page({
      path: '/shipment/waiting',
      component: 'shipment/Waiting',
      zh: '待交货订单',
      en: 'Waiting for hand-over',
      icon: 'ClockCircleOutlined',
      kinds: M,
      permission: 'shipment:waiting',
    }),
    page({
      path: '/shipment/batch',
      component: 'shipment/Batch',
      zh: '批量交货',
      en: 'Batch hand-over',
      icon: 'CarOutlined',
      kinds: M,
      permission: 'shipment:batch',
    }),
    page({
      path: '/shipment/inventory',
      component: 'shipment/Inventory',
      zh: '交货清单',
      en: 'Shipment lists',
      icon: 'FileDoneOutlined',
      kinds: MO,
      permission: 'shipment:inventory',
    }),
    page({
      path: '/shipment/detail',
      component: 'shipment/Detail',
      zh: '交货清单详情',
      en: 'Shipment details',
      icon: 'ProfileOutlined',
      kinds: MO,
      permission: 'shipment:detail',
      hidden: true,
    }),
  ],
});

const trial = group({
  key: 'trial',
  path: '/trial',
  zh: '运费试算',
  en: 'Cost trial',
  icon: 'CalculatorOutlined',
  redirect: '/single/trial',
  children: [
    page({
      path: '/single/trial',
      component: 'single/Trial',
      zh: '单票试算',
      en: 'Single trial',
      icon: 'CalculatorOutlined',
      kinds: M,
      permission: 'single:trial',
    }),
    page({
      path: '/trial/batch',
      component: 'trial/BatchTrial',
      zh: '批量试算',
      en: 'Batch trial',
      icon: 'CalculatorOutlined',
      kinds: M,
      permission: 'trial:batch',
    }),
    page({
      path: '/trial/freight',
      component: 'trial/FreightList',
      zh: '运价表',
      en: 'Rate list',
      icon: 'TableOutlined',
      kinds: M,
      permission: 'trial:freight',
    }),
    page({
      path: '/trial/track',
      component: 'trial/TrackQuery',
      zh: '轨迹查询',
      en: 'Track parcels',
      icon: 'SearchOutlined',
      kinds: M,
      permission: 'trial:track',
    }),
    page({
      path: '/trial/external',
      component: 'trial/ExternalOrderQuery',
      zh: '外部订单查询',
      en: 'External order search',
      icon: 'FileSearchOutlined',
      kinds: M,
      permission: 'trial:external',
    }),
  ],
});

const products = group({
  key: 'product',
  path: '/product',
  zh: '在售产品',
  en: 'Products',
  icon: 'AppstoreOutlined',
  redirect: '/product/list',
  children: [
    page({
      path: '/product/list',
      component: 'product/List',
      zh: '产品列表',
      en: 'Product list',
      icon: 'AppstoreOutlined',
      kinds: M,
      permission: 'product:list',
    }),
    page({
      path: '/product/detail',
      component: 'product/Detail',
      zh: '产品详情',
      en: 'Product details',
      icon: 'ProfileOutlined',
      kinds: M,
      permission: 'product:detail',
      hidden: true,
    }),
  ],
});

// Merchants and operators have no page here to which both would be sent, so the group itself is
// not a route.
const financial = group({
  key: 'financial',
  path: '/financial',
  zh: '财务管理',
  en: 'Finance',
  icon: 'WalletOutlined',
  route: '0',
  children: [
    page({
      path: '/financial/overview',
      component: 'financial/Overview',
      zh: '账户总览',
      en: 'Overview',
      icon: 'WalletOutlined',
      kinds: M,
      permission: 'financial:overview',
      buttons: [
        { permission: 'financial:exchange', zh: '钱包换汇', en: 'Exchange currency', kinds: M },
      ],
    }),
    page({
      path: '/financial/recharge',
      component: 'financial/Recharge',
      zh: '账户充值',
      en: 'Top up',
      icon: 'DollarOutlined',
      kinds: M,
      permission: 'financial:recharge',
    }),
    page({
      path: '/financial/credentials',
      component: 'financial/Credentials',
      zh: '水单',
      en: 'Payment proofs',
      icon: 'FileTextOutlined',
      kinds: M,
      permission: 'financial:credentials',
    }),
    page({
      path: '/financial/top-up-check',
      component: 'financial/TopUpCheck',
      zh: '充值审核',
      en: 'Top-up review',
      icon: 'AuditOutlined',
      kinds: MO,
      permission: 'financial:topUpCheck',
      buttons: [
        { permission: 'financial:topUpAudit', zh: '审核充值', en: 'Review top-ups', kinds: O },
      ],
    }),
    page({
      path: '/financial/transactions',
      component: 'financial/Transactions',
      zh: '交易流水',
      en: 'Transactions',
      icon: 'AccountBookOutlined',
      kinds: M,
      permission: 'financial:transactions',
    }),
    page({
      path: '/financial/customerBilling',
      component: 'financial/Billing',
      zh: '账单',
      en: 'Bills',
      icon: 'ProfileOutlined',
      kinds: M,
      permission: 'financial:billing',
    }),
    page({
      path: '/financial/statements',
      component: 'financial/Statements',
      zh: '对账单',
      en: 'Statements',
      icon: 'FileDoneOutlined',
      kinds: M,
      permission: 'financial:statements',
    }),
    page({
      path: '/financial/cod',
      component: 'financial/Cod',
      zh: '代收货款',
      en: 'Cash on delivery',
      icon: 'DollarOutlined',
      kinds: M,
      permission: 'financial:cod',
    }),
    page({
      path: '/ops/receivables',
      component: 'ops/Receivables',
      zh: '应收',
      en: 'Receivables',
      icon: 'FileDoneOutlined',
      kinds: O,
      permission: 'ops:receivables',
    }),
    page({
      path: '/ops/payables',
      component: 'ops/Payables',
      zh: '承运商账单',
      en: 'Carrier bills',
      icon: 'BankOutlined',
      kinds: O,
      permission: 'ops:payables',
    }),
    page({
      path: '/ops/cod',
      component: 'ops/Cod',
      zh: '代收货款',
      en: 'Cash on delivery',
      icon: 'DollarOutlined',
      kinds: O,
      permission: 'ops:cod',
    }),
    page({
      path: '/ops/ways-to-pay',
      component: 'ops/WaysToPay',
      zh: '收款方式',
      en: 'Ways to pay',
      icon: 'BankOutlined',
      kinds: A,
      permission: 'ops:waysToPay',
    }),
    page({
      path: '/ops/margin',
      component: 'ops/Margin',
      zh: '毛利',
      en: 'Margin',
      icon: 'CalculatorOutlined',
      kinds: O,
      permission: 'ops:margin',
    }),
  ],
});

const reports = group({
  key: 'report',
  path: '/report',
  zh: '报表',
  en: 'Reports',
  icon: 'ProfileOutlined',
  redirect: '/report/money',
  children: [
    page({
      path: '/report/money',
      component: 'report/Money',
      zh: '费用与资金',
      en: 'Costs and cash',
      icon: 'CalculatorOutlined',
      kinds: M,
      permission: 'report:money',
    }),
    page({
      path: '/report/parcels',
      component: 'report/Parcels',
      zh: '时效与异常',
      en: 'Delivery and failures',
      icon: 'ClockCircleOutlined',
      kinds: M,
      permission: 'report:parcels',
    }),
  ],
});

const operations = page({
  path: '/ops/reports',
  component: 'ops/Reports',
  zh: '作业报表',
  en: 'Operations report',
  icon: 'ProfileOutlined',
  kinds: O,
  permission: 'ops:reports',
});

const catalogue = group({
  key: 'catalogue',
  path: '/catalogue',
  zh: '产品与报价',
  en: 'Catalogue',
  icon: 'AppstoreOutlined',
  redirect: '/ops/products',
  children: [
    page({
      path: '/ops/products',
      component: 'ops/Products',
      zh: '产品管理',
      en: 'Products',
      icon: 'AppstoreOutlined',
      kinds: O,
      permission: 'ops:products',
      buttons: [{ permission: 'ops:productEdit', zh: '编辑产品', en: 'Edit products', kinds: O }],
    }),
    page({
      path: '/ops/price-sheets',
      component: 'ops/PriceSheets',
      zh: '报价表',
      en: 'Price sheets',
      icon: 'TableOutlined',
      kinds: O,
      permission: 'ops:priceSheets',
      buttons: [
        { permission: 'ops:priceSheetEdit', zh: '编辑报价表', en: 'Edit price sheets', kinds: O },
        { permission: 'ops:priceSheetPublish', zh: '发布报价', en: 'Publish prices', kinds: O },
      ],
    }),
    page({
      path: '/ops/carriers',
      component: 'ops/Carriers',
      zh: '补录单号与面单',
      en: 'Numbers and labels',
      icon: 'ClusterOutlined',
      kinds: O,
      permission: 'ops:carriers',
      buttons: [
        {
          permission: 'ops:carrierImport',
          zh: '补录单号与面单',
          en: 'Import numbers and labels',
          kinds: O,
        },
      ],
    }),
    page({
      path: '/ops/label-designs',
      component: 'ops/LabelDesigns',
      zh: '面单设计',
      en: 'Label designs',
      icon: 'TagsOutlined',
      kinds: O,
      permission: 'ops:labelDesigns',
    }),
  ],
});

const account = group({
  key: 'basic',
  path: '/basic',
  zh: '账号',
  en: 'Account',
  icon: 'UserOutlined',
  redirect: '/basic/information',
  children: [
    page({
      path: '/basic/information',
      component: 'basic/Information',
      zh: '账号信息',
      en: 'Account information',
      icon: 'IdcardOutlined',
      kinds: MO,
      permission: 'basic:information',
      buttons: [
        {
          permission: 'system:secondFactorReset',
          zh: '重置同事的双重验证',
          en: 'Reset a colleague’s two-step verification',
          kinds: A,
        },
      ],
    }),
    page({
      path: '/basic/activation',
      component: 'basic/Activation',
      zh: '账号激活',
      en: 'Account activation',
      icon: 'SafetyCertificateOutlined',
      kinds: M,
      permission: 'basic:activation',
    }),
  ],
});

const system = group({
  key: 'system',
  path: '/system',
  zh: '系统管理',
  en: 'System',
  icon: 'SettingOutlined',
  redirect: '/system/userAnnouncement',
  children: [
    page({
      path: '/system/team',
      component: 'system/Team',
      zh: '团队成员',
      en: 'Team',
      icon: 'TeamOutlined',
      kinds: M,
      permission: 'system:team',
      buttons: [
        { permission: 'system:teamAdd', zh: '新增成员', en: 'Add members', kinds: M },
        { permission: 'system:teamEdit', zh: '管理成员', en: 'Manage members', kinds: M },
      ],
    }),
    page({
      path: '/system/api',
      component: 'system/ApiConfig',
      zh: 'API 配置',
      en: 'API settings',
      icon: 'ApiOutlined',
      kinds: M,
      permission: 'system:api',
    }),
    page({
      path: '/system/my-data',
      component: 'system/OwnData',
      zh: '我的数据',
      en: 'My data',
      icon: 'FileDoneOutlined',
      kinds: M,
      permission: 'basic:ownData',
    }),
    page({
      path: '/system/userAnnouncement',
      component: 'system/UserAnnouncements',
      zh: '我的消息',
      en: 'My notices',
      icon: 'BellOutlined',
      kinds: MO,
      permission: 'system:userAnnouncements',
    }),
    page({
      path: '/system/jobs',
      component: 'system/Jobs',
      zh: '后台任务',
      en: 'Background jobs',
      icon: 'ClockCircleOutlined',
      kinds: MO,
      permission: 'system:jobs',
    }),
    page({
      path: '/system/announcements',
      component: 'system/Announcements',
      zh: '公告管理',
      en: 'Announcements',
      icon: 'NotificationOutlined',
      kinds: O,
      permission: 'system:announcements',
      buttons: [
        { permission: 'system:announcementAdd', zh: '新增公告', en: 'Add', kinds: O },
        { permission: 'system:announcementEdit', zh: '编辑公告', en: 'Edit', kinds: O },
        { permission: 'system:announcementDelete', zh: '删除公告', en: 'Delete', kinds: O },
        { permission: 'system:announcementPublish', zh: '发布公告', en: 'Publish', kinds: O },
        { permission: 'system:announcementWithdraw', zh: '撤回公告', en: 'Withdraw', kinds: O },
        { permission: 'system:userSelect', zh: '选择用户', en: 'Choose users', kinds: O },
      ],
    }),
    page({
      path: '/system/adverts',
      component: 'system/Adverts',
      zh: '首页广告',
      en: 'Adverts',
      icon: 'SendOutlined',
      kinds: O,
      permission: 'system:adverts',
    }),
    page({
      path: '/system/users',
      component: 'system/Users',
      zh: '用户与角色',
      en: 'Users and roles',
      icon: 'TeamOutlined',
      kinds: A,
      permission: 'system:users',
      buttons: [
        { permission: 'system:staffEdit', zh: '管理用户', en: 'Manage users', kinds: A },
        { permission: 'system:roleEdit', zh: '管理角色', en: 'Manage roles', kinds: A },
      ],
    }),
    page({
      path: '/system/menus',
      component: 'system/Menus',
      zh: '菜单',
      en: 'Menus',
      icon: 'MenuOutlined',
      kinds: A,
      permission: 'system:menus',
    }),
    page({
      path: '/system/data-rules',
      component: 'system/DataRules',
      zh: '数据规则',
      en: 'Data rules',
      icon: 'SafetyCertificateOutlined',
      kinds: A,
      permission: 'system:dataRules',
    }),
    page({
      path: '/system/dictionaries',
      component: 'system/Dictionaries',
      zh: '数据字典',
      en: 'Dictionaries',
      icon: 'BookOutlined',
      kinds: A,
      permission: 'system:dictionaries',
    }),
    page({
      path: '/system/settings',
      component: 'system/Settings',
      zh: '系统设置',
      en: 'Settings',
      icon: 'SettingOutlined',
      kinds: A,
      permission: 'system:settings',
      buttons: [
        { permission: 'system:settingEdit', zh: '修改设置', en: 'Change settings', kinds: A },
      ],
    }),
    page({
      path: '/system/keeping',
      component: 'system/Keeping',
      zh: '数据保存与清除',
      en: 'Keeping and erasing',
      icon: 'SafetyCertificateOutlined',
      kinds: A,
      permission: 'system:keeping',
    }),
    page({
      path: '/system/logs',
      component: 'system/Logs',
      zh: '操作日志',
      en: 'Operation log',
      icon: 'HistoryOutlined',
      kinds: A,
      permission: 'system:logs',
    }),
    page({
      path: '/system/icons',
      component: 'system/Icons',
      zh: '图标',
      en: 'Icons',
      icon: 'SmileOutlined',
      kinds: A,
      permission: 'system:icons',
      itOnly: true,
    }),
  ],
});

/** The whole menu in its order; who signs in sees the part that is for their kind. */
export const menus: readonly MenuSeed[] = [
  dashboard,
  single,
  warehouse,
  orders,
  printing,
  shipment,
  merchants,
  trial,
  products,
  records,
  financial,
  reports,
  operations,
  catalogue,
  account,
  system,
];
