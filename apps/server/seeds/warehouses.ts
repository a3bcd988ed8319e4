// Houses of the demo tenants; their addresses are invented.

/** Of every demo badge: YU-001 and so on. */
export const demoPin = '2580';

interface Hours {
  from: string;
  to: string;
}

export interface HouseSeed {
  code: string;
  name_zh: string;
  name_en: string;
  country_code: string;
  province: string;
  city: string;
  address: string;
  post_code: string;
  contact: string;
  phone: string;
  zone: string;
  hours: (Hours | null)[];
  /** Lines have these in turn. */
  cutOffs: string[];
}

const long = { from: '09:00', to: '21:00' };
const short = { from: '10:00', to: '18:00' };
const inChina = { country_code: 'CN', zone: 'Asia/Shanghai' };

const houses: Readonly<Record<string, readonly HouseSeed[]>> = {
  yunling: [
    {
      ...inChina,
      code: 'SZBT',
      name_zh: '深圳坂田仓',
      name_en: 'Shenzhen Bantian',
      province: '广东省',
      city: '深圳市',
      address: '龙岗区坂田街道云岭路 18 号 B 栋一楼',
      post_code: '518129',
      contact: '陈舟',
      phone: '0755 8888 0018',
      hours: [long, long, long, long, long, long, short],
      cutOffs: ['17:30', '18:30', '19:00'],
    },
    {
      ...inChina,
      code: 'YWHQ',
      name_zh: '义乌后宅仓',
      name_en: 'Yiwu Houzhai',
      province: '浙江省',
      city: '义乌市',
      address: '后宅街道云岭物流园 6 号库',
      post_code: '322008',
      contact: '周燕',
      phone: '0579 8888 0006',
      hours: [long, long, long, long, long, long, null],
      cutOffs: ['16:00', '17:00'],
    },
  ],
  haituo: [
    {
      ...inChina,
      code: 'YWHT',
      name_zh: '义乌海驼仓',
      name_en: 'Haituo Yiwu',
      province: '浙江省',
      city: '义乌市',
      address: '北苑街道海驼路 9 号',
      post_code: '322009',
      contact: '仓管',
      phone: '0579 8888 0009',
      hours: [long, long, long, long, long, short, null],
      cutOffs: ['17:00'],
    },
  ],
};

export const housesOf = (code: string): readonly HouseSeed[] => houses[code] ?? [];

interface Day {
  day: string;
  name: string;
  hours: Hours | null;
}

const dayMs = 86_400_000;

/** All days of a range, closed. */
const closed = (name: string, first: string, last: string): Day[] => {
  const from = Date.parse(first);
  const count = (Date.parse(last) - from) / dayMs + 1;
  return Array.from({ length: count }, (_, at) => ({
    day: new Date(from + at * dayMs).toISOString().slice(0, 10),
    name,
    hours: null,
  }));
};
const worked = (day: string): Day => ({ day, name: '调休上班', hours: short });

/** When the houses are closed, and the days worked for it. */
export const specialDays: readonly Day[] = [
  worked('2026-02-14'),
  ...closed('春节', '2026-02-15', '2026-02-23'),
  worked('2026-02-28'),
  worked('2026-09-20'),
  ...closed('国庆节', '2026-10-01', '2026-10-07'),
  worked('2026-10-10'),
  worked('2027-01-31'),
  ...closed('春节', '2027-02-05', '2027-02-11'),
  worked('2027-02-14'),
  ...closed('国庆节', '2027-10-01', '2027-10-07'),
  worked('2027-10-10'),
];
