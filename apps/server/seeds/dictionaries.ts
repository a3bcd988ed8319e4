export interface DictionaryItem {
  value: string;
  zh: string;
  en: string;
}

/** Dictionary items by code, in the order in which a list offers them. */
export const dictionaries: Readonly<Record<string, readonly DictionaryItem[]>> = {
  // Orders
  order_status: [
    { value: 'draft', zh: '草稿', en: 'Draft' },
    { value: 'ordering', zh: '下单中', en: 'Ordering' },
    { value: 'generated', zh: '已生成', en: 'Generated' },
    { value: 'failed', zh: '下单失败', en: 'Order failed' },
    { value: 'inWarehouse', zh: '已入库', en: 'In warehouse' },
    { value: 'withheld', zh: '已扣件', en: 'Withheld' },
    { value: 'outWarehouse', zh: '已出库', en: 'Out of warehouse' },
    { value: 'delivered', zh: '已签收', en: 'Delivered' },
    { value: 'chargedBack', zh: '已退件', en: 'Returned' },
    { value: 'refunded', zh: '已退单', en: 'Refunded' },
    { value: 'voided', zh: '已作废', en: 'Voided' },
  ],
  track_status: [
    { value: 'ordered', zh: '已下单', en: 'Ordered' },
    { value: 'inStock', zh: '已入库', en: 'In warehouse' },
    { value: 'outOfStock', zh: '已出库', en: 'Out of warehouse' },
    { value: 'online', zh: '已上网', en: 'Accepted by carrier' },
    { value: 'delivered', zh: '已签收', en: 'Delivered' },
    { value: 'chargedBack', zh: '已退件', en: 'Returned' },
  ],
  settlement_status: [
    { value: 'unpaid', zh: '未支付', en: 'Unpaid' },
    { value: 'paid', zh: '已支付', en: 'Paid' },
    { value: 'refunded', zh: '已退款', en: 'Refunded' },
  ],
  confirm_status: [
    { value: 'none', zh: '无需确认', en: 'Nothing to confirm' },
    { value: 'awaiting', zh: '待确认', en: 'Awaiting confirmation' },
    { value: 'confirmed', zh: '已确认', en: 'Confirmed' },
    { value: 'disputed', zh: '有争议', en: 'Disputed' },
  ],
  order_source: [
    { value: 'web', zh: '网页下单', en: 'Web' },
    { value: 'spreadsheet', zh: '表格导入', en: 'Spreadsheet' },
    { value: 'api', zh: 'API 对接', en: 'API' },
    { value: 'erp', zh: 'ERP 对接', en: 'ERP' },
    { value: 'counter', zh: '柜台录入', en: 'Counter' },
  ],
  goods_type: [
    { value: 'WPX', zh: '包裹', en: 'Parcel (WPX)' },
    { value: 'DOC', zh: '文件', en: 'Document (DOC)' },
    { value: 'PAK', zh: 'PAK 袋', en: 'PAK bag (PAK)' },
  ],
  cargo_property: [
    { value: 'general', zh: '普货', en: 'General goods' },
    { value: 'builtInBattery', zh: '内置电池', en: 'Built-in battery' },
    { value: 'packedBattery', zh: '配套电池', en: 'Battery packed with equipment' },
    { value: 'pureBattery', zh: '纯电池', en: 'Battery only' },
    { value: 'liquid', zh: '液体', en: 'Liquid' },
    { value: 'powder', zh: '粉末', en: 'Powder' },
    { value: 'magnetic', zh: '带磁', en: 'Magnetic' },
    { value: 'cosmetic', zh: '化妆品', en: 'Cosmetics' },
    { value: 'food', zh: '食品', en: 'Food' },
  ],
  declare_unit: [
    { value: 'PCS', zh: '件', en: 'Piece' },
    { value: 'SET', zh: '套', en: 'Set' },
    { value: 'PAIR', zh: '双', en: 'Pair' },
    { value: 'BOX', zh: '盒', en: 'Box' },
    { value: 'BAG', zh: '袋', en: 'Bag' },
    { value: 'BOTTLE', zh: '瓶', en: 'Bottle' },
    { value: 'ROLL', zh: '卷', en: 'Roll' },
    { value: 'DOZEN', zh: '打', en: 'Dozen' },
    { value: 'KG', zh: '千克', en: 'Kilogram' },
    { value: 'METER', zh: '米', en: 'Meter' },
  ],
  signature_service: [
    { value: 'none', zh: '无需签名', en: 'No signature' },
    { value: 'indirect', zh: '间接签名', en: 'Indirect signature' },
    { value: 'direct', zh: '直接签名', en: 'Direct signature' },
    { value: 'adult', zh: '成人签名', en: 'Adult signature' },
  ],
  address_type: [
    { value: 'residential', zh: '住宅地址', en: 'Residential' },
    { value: 'business', zh: '商业地址', en: 'Business' },
  ],
  tax_type: [
    { value: 'IOSS', zh: 'IOSS（欧盟进口一站式）', en: 'IOSS (EU import one-stop shop)' },
    { value: 'VAT', zh: 'VAT（增值税号）', en: 'VAT (value-added tax)' },
    { value: 'EORI', zh: 'EORI（经济运营商登记号）', en: 'EORI (economic operator)' },
    { value: 'CPF', zh: 'CPF（巴西个人税号）', en: 'CPF (Brazil, person)' },
    { value: 'CNPJ', zh: 'CNPJ（巴西企业税号）', en: 'CNPJ (Brazil, company)' },
    { value: 'PCCC', zh: 'PCCC（韩国个人通关码）', en: 'PCCC (Korea, customs clearance)' },
    { value: 'EIN', zh: 'EIN（美国雇主识别号）', en: 'EIN (US, employer)' },
    { value: 'RFC', zh: 'RFC（墨西哥税号）', en: 'RFC (Mexico)' },
    { value: 'GST', zh: 'GST（商品及服务税号）', en: 'GST (goods and services tax)' },
    { value: 'VOEC', zh: 'VOEC（挪威电商税号）', en: 'VOEC (Norway, e-commerce)' },
  ],
  certificate_type: [
    { value: 'identityCard', zh: '身份证', en: 'ID card' },
    { value: 'passport', zh: '护照', en: 'Passport' },
    { value: 'businessLicence', zh: '营业执照', en: 'Business license' },
    { value: 'residencePermit', zh: '居留证', en: 'Residence permit' },
  ],

  yes_no: [
    { value: '1', zh: '是', en: 'Yes' },
    { value: '0', zh: '否', en: 'No' },
  ],

  // Imports and labels
  import_type: [
    { value: 'submitForecast', zh: '提交预报', en: 'Submit orders' },
    { value: 'saveDraft', zh: '保存草稿', en: 'Save as draft' },
  ],
  import_template: [
    { value: 'batch', zh: '批量模板', en: 'Batch' },
    { value: 'smallParcel', zh: '小包模板', en: 'Small parcel' },
    { value: 'largeParcel', zh: '大货模板', en: 'Large parcel' },
  ],
  label_download_type: [
    { value: 'byTicket', zh: '按票', en: 'By order' },
    { value: 'bySubOrder', zh: '按子单', en: 'By sub-order' },
    { value: 'all', zh: '全部', en: 'All' },
  ],
  label_folder: [
    { value: 'onePerLabel', zh: '每张面单一个文件夹', en: 'One folder per label' },
    { value: 'shared', zh: '放在同一文件夹', en: 'One shared folder' },
  ],
  tracking_label_filter: [
    { value: 'none', zh: '无单号', en: 'No tracking number' },
    { value: 'hasTracking', zh: '有单号', en: 'Has tracking number' },
    { value: 'hasTrackingWithoutLabel', zh: '有单号无面单', en: 'Has tracking number, no label' },
  ],

  // Money
  pay_method: [
    { value: 'alipay', zh: '支付宝', en: 'Alipay' },
    { value: 'wechat', zh: '微信支付', en: 'WeChat Pay' },
    { value: 'bankTransfer', zh: '银行转账', en: 'Bank transfer' },
    { value: 'offline', zh: '线下支付', en: 'Offline' },
    { value: 'online', zh: '在线支付', en: 'Online' },
  ],
  top_up_audit_status: [
    { value: 'pending', zh: '待审核', en: 'Pending review' },
    { value: 'approved', zh: '已通过', en: 'Approved' },
    { value: 'rejected', zh: '已驳回', en: 'Rejected' },
  ],
  top_up_money_status: [
    { value: 'toBeConfirmed', zh: '待确认', en: 'To be confirmed' },
    { value: 'arrived', zh: '已到账', en: 'Arrived' },
    { value: 'notArrived', zh: '未到账', en: 'Not arrived' },
  ],
  expense_type: [
    { value: 'freight', zh: '运费', en: 'Freight' },
    { value: 'surcharge', zh: '附加费', en: 'Surcharge' },
    { value: 'duty', zh: '关税', en: 'Duty' },
    { value: 'insurance', zh: '保险费', en: 'Insurance' },
    { value: 'adjustment', zh: '费用调整', en: 'Adjustment' },
    { value: 'compensation', zh: '赔付', en: 'Compensation' },
    { value: 'cod', zh: '代收货款', en: 'Cash on delivery' },
    { value: 'codFee', zh: '代收手续费', en: 'COD fee' },
    { value: 'refund', zh: '退款', en: 'Refund' },
    { value: 'return', zh: '退件费', en: 'Return' },
    { value: 'topUp', zh: '充值', en: 'Top-up' },
    { value: 'exchange', zh: '换汇', en: 'Exchange' },
  ],

  // Account, notices and system
  activation_type: [
    { value: 'enterprise', zh: '企业', en: 'Company' },
    { value: 'personal', zh: '个人', en: 'Individual' },
  ],
  activation_status: [
    { value: '0', zh: '未激活', en: 'Not activated' },
    { value: '2', zh: '审核中', en: 'Under review' },
    { value: '1', zh: '已激活', en: 'Active' },
    { value: '3', zh: '已驳回', en: 'Rejected' },
  ],
  activation_request_status: [
    { value: 'submitted', zh: '待审核', en: 'Pending review' },
    { value: 'approved', zh: '已通过', en: 'Approved' },
    { value: 'rejected', zh: '已驳回', en: 'Rejected' },
  ],
  approval_kind: [
    { value: 'terms', zh: '结算方式', en: 'Terms' },
    { value: 'priceGroup', zh: '价格组', en: 'Price group' },
    { value: 'adjustment', zh: '调账', en: 'Adjustment' },
    { value: 'erasure', zh: '清除数据', en: 'Erase data' },
  ],
  approval_state: [
    { value: 'waiting', zh: '待审批', en: 'Waiting' },
    { value: 'approved', zh: '已批准', en: 'Approved' },
    { value: 'rejected', zh: '已驳回', en: 'Rejected' },
    { value: 'takenBack', zh: '已撤回', en: 'Taken back' },
  ],
  payment_terms: [
    { value: 'prepaid', zh: '预付', en: 'Prepaid' },
    { value: 'credit', zh: '账期', en: 'Credit' },
  ],
  announcement_send_status: [
    { value: 'unpublished', zh: '未发布', en: 'Unpublished' },
    { value: 'published', zh: '已发布', en: 'Published' },
    { value: 'withdrawn', zh: '已撤回', en: 'Withdrawn' },
  ],
  announcement_priority: [
    { value: 'L', zh: '普通', en: 'Normal' },
    { value: 'M', zh: '重要', en: 'Important' },
    { value: 'H', zh: '紧急', en: 'Urgent' },
  ],
  announcement_recipients: [
    { value: 'all', zh: '全体用户', en: 'All users' },
    { value: 'specified', zh: '指定用户', en: 'Selected users' },
  ],
  message_category: [
    { value: 'announcement', zh: '公告', en: 'Announcement' },
    { value: 'message', zh: '系统消息', en: 'System message' },
  ],
  job_status: [
    { value: '1', zh: '处理中', en: 'Processing' },
    { value: '2', zh: '已完成', en: 'Completed' },
    { value: '3', zh: '失败', en: 'Failed' },
  ],
  menu_type: [
    { value: 'group', zh: '一级菜单', en: 'First-level menu' },
    { value: 'page', zh: '子菜单', en: 'Submenu' },
    { value: 'button', zh: '按钮', en: 'Button' },
  ],
  log_type: [
    { value: 'create', zh: '新增', en: 'Create' },
    { value: 'update', zh: '修改', en: 'Update' },
    { value: 'delete', zh: '删除', en: 'Delete' },
    { value: 'signIn', zh: '登录', en: 'Sign in' },
    { value: 'signOut', zh: '退出', en: 'Sign out' },
    { value: 'import', zh: '导入', en: 'Import' },
    { value: 'export', zh: '导出', en: 'Export' },
    { value: 'read', zh: '查看', en: 'View' },
    { value: 'refused', zh: '拒绝', en: 'Refused' },
  ],
};
