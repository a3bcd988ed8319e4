/** What the bell and the home page show in the demo. */
export const announcements = [
  {
    key: 'peak-season',
    priority: 'H',
    zh: {
      title: '旺季提醒：美国专线请提前两天交货',
      content:
        '<p>黑色星期五前后航班紧张，请尽量提前两天交货。</p><p>11 月 20 日至 12 月 5 日期间，美国专线小包时效预计延长 1–3 天。</p>',
    },
    en: {
      title: 'Peak season: hand US parcels over two days earlier',
      content:
        '<p>Flights are short around Black Friday; please hand parcels over two days earlier.</p><p>From 20 November to 5 December US Packet is expected to take 1–3 days longer.</p>',
    },
  },
  {
    key: 'ioss',
    priority: 'M',
    zh: {
      title: '欧盟小包须填写 IOSS 税号',
      content: '<p>发往欧盟、申报价值不超过 150 欧元的包裹，请在下单时选择 IOSS 税号。</p>',
    },
    en: {
      title: 'Parcels to the EU need an IOSS number',
      content:
        '<p>For parcels to the EU declared at up to €150, choose an IOSS number in the order.</p>',
    },
  },
  {
    key: 'warehouse-hours',
    priority: 'L',
    zh: {
      title: '坂田仓周日收货时间调整',
      content: '<p>自本月起，坂田仓周日收货时间为 10:00–18:00。</p>',
    },
    en: {
      title: 'Bantian warehouse: new Sunday hours',
      content:
        '<p>From this month the Bantian warehouse takes parcels on Sundays from 10:00 to 18:00.</p>',
    },
  },
] as const;

export const adverts = [
  {
    key: 'us-packet',
    image: '/adverts/us-packet.svg',
    link: '',
    zh: { title: '美国专线小包', text: '包税到门，7–10 天妥投' },
    en: { title: 'US Packet', text: 'Duties paid, at the door in 7–10 days' },
  },
  {
    key: 'japan',
    image: '/adverts/japan.svg',
    link: '',
    zh: { title: '日本专线', text: '首重 0.5 kg 仅 ¥28，3–5 天送达' },
    en: { title: 'Japan line', text: 'First 0.5 kg for ¥28, delivered in 3–5 days' },
  },
] as const;

/** What the demo merchant's own bell holds. Times are hours before the seeding. */
export const messages = [
  {
    key: 'cost-change',
    priority: 'M',
    hoursAgo: 3,
    page: 'order/CostChanges',
    zh: {
      title: '一笔费用变更待确认',
      content:
        '<p>订单计费重由 0.42 kg 复核为 0.55 kg，差额 ¥7.42。请在 3 天内确认或提出异议。</p>',
    },
    en: {
      title: 'A cost change awaits your confirmation',
      content:
        '<p>An order was measured at 0.55 kg instead of 0.42 kg, a difference of ¥7.42. Please confirm or dispute it within 3 days.</p>',
    },
  },
  {
    key: 'top-up',
    priority: 'L',
    hoursAgo: 20,
    page: '',
    zh: {
      title: '充值已到账',
      content: '<p>银行转账 ¥5,000.00 已审核通过并计入钱包。</p>',
    },
    en: {
      title: 'Your top-up has arrived',
      content: '<p>The bank transfer of ¥5,000.00 was approved and is in your wallet.</p>',
    },
  },
] as const;

const status = { completed: 2, failed: 3 } as const;
const offers = { nothing: 1, billing: 2, file: 3 } as const;

export const jobs = [
  {
    key: 'labels',
    zh: '批量下载面单',
    en: 'Labels of 120 orders',
    hoursAgo: 1,
    status: status.completed,
    optType: offers.file,
    counts: { done: 120, failed: 0, total: 120 },
    failKey: '',
  },
  {
    key: 'import',
    zh: '批量导入订单',
    en: 'Import of orders',
    hoursAgo: 5,
    status: status.completed,
    optType: offers.nothing,
    counts: { done: 482, failed: 18, total: 500 },
    failKey: '',
  },
  {
    key: 'bill',
    zh: '生成月度账单',
    en: 'Monthly bill',
    hoursAgo: 30,
    status: status.completed,
    optType: offers.billing,
    counts: { done: 1, failed: 0, total: 1 },
    failKey: '',
  },
  {
    key: 'track-export',
    zh: '导出轨迹明细',
    en: 'Export of tracking details',
    hoursAgo: 52,
    status: status.failed,
    optType: offers.nothing,
    counts: { done: 0, failed: 0, total: 40 },
    failKey: 'jobFail.carrierTimeout',
  },
] as const;

/** What the finished export offers for download. */
export const jobFile = {
  name: '面单清单-labels.csv',
  contentType: 'text/csv',
  body: 'orderNo,product,label\nYL2611140001,US Packet,ready\nYL2611140002,Japan line,ready\n',
};
