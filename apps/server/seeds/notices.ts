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
