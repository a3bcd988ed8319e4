import type { Preset } from '@alpaca/contract';

/** Demo tenants and the people in them. All sign in with the same password. */
export const demoPassword = 'Alpaca2026';

export interface MerchantSeed {
  code: string;
  zh: string;
  en: string;
  active: boolean;
  users: PersonSeed[];
  /** Colleagues, each with what people of their job are given. */
  members?: (PersonSeed & { preset: Preset })[];
  /** Pays later: up to so much in the main currency, within so many days. */
  credit?: { limitMinor: bigint; days: number };
  /** What was handed in to be activated, and why it was turned down if it was. */
  request?: { company: string; creditCode: string; person: string; rejected?: string };
}

export interface PersonSeed {
  username: string;
  realname: string;
  phone: string;
  email: string;
  language?: 'zh_CN' | 'en_US';
  isIt?: boolean;
}

export interface TenantSeed {
  code: string;
  zh: string;
  en: string;
  logo: string;
  /** Addresses, with '{lang}' where the reader's language goes; empty where there is none. */
  help: string;
  chat: string;
  hosts: string[];
  merchants: MerchantSeed[];
  operators: PersonSeed[];
  administrators: PersonSeed[];
}

export const tenants: readonly TenantSeed[] = [
  {
    code: 'yunling',
    zh: '深圳云岭国际物流',
    en: 'Yunling International Logistics',
    logo: '/logos/yunling.svg',
    help: '/help/{lang}.html',
    chat: '/help/chat.{lang}.html',
    // A machine with no name of its own shows the first tenant.
    hosts: ['yunling.localhost', 'localhost', '127.0.0.1'],
    merchants: [
      {
        code: 'M100001',
        zh: '星野电商',
        en: 'Starfield',
        active: true,
        users: [
          {
            username: 'starfield',
            realname: '星野电商',
            phone: '13800000001',
            email: 'owner@starfield.example',
          },
          {
            username: 'starfield-lin',
            realname: '林小满',
            phone: '13800000011',
            email: 'lin@starfield.example',
          },
        ],
        members: [
          {
            username: 'starfield-clerk',
            realname: '许知夏',
            phone: '13800000012',
            email: 'xu@starfield.example',
            preset: 'orderClerk',
          },
          {
            username: 'starfield-store',
            realname: '马大勇',
            phone: '13800000013',
            email: 'ma@starfield.example',
            preset: 'warehouse',
          },
          {
            username: 'starfield-finance',
            realname: '沈会',
            phone: '13800000014',
            email: 'shen@starfield.example',
            preset: 'finance',
          },
          {
            username: 'starfield-view',
            realname: '郑小静',
            phone: '13800000015',
            email: 'zheng@starfield.example',
            preset: 'readOnly',
          },
        ],
      },
      {
        code: 'M100002',
        zh: '木棉服饰',
        en: 'Kapok',
        active: true,
        credit: { limitMinor: 5_000_000n, days: 15 },
        users: [
          {
            username: 'kapok',
            realname: '木棉服饰',
            phone: '13800000002',
            email: 'owner@kapok.example',
          },
        ],
        members: [
          {
            username: 'kapok-clerk',
            realname: '唐棉',
            phone: '13800000016',
            email: 'tang@kapok.example',
            preset: 'orderClerk',
          },
        ],
      },
      {
        code: 'M100003',
        zh: '蓝湾家居',
        en: 'Bluebay',
        active: true,
        users: [
          {
            username: 'bluebay',
            realname: '蓝湾家居',
            phone: '13800000003',
            email: 'owner@bluebay.example',
          },
        ],
      },
      {
        code: 'M100004',
        zh: '小鹿',
        en: 'Fawn',
        active: false,
        users: [
          { username: 'fawn', realname: '小鹿', phone: '13800000004', email: 'owner@fawn.example' },
        ],
      },
      {
        code: 'M100005',
        zh: '山雀数码',
        en: 'Titmouse',
        active: false,
        request: {
          company: '深圳市山雀数码科技有限公司',
          creditCode: '91440300MA5F00004K',
          person: '邓山',
        },
        users: [
          {
            username: 'titmouse',
            realname: '山雀数码',
            phone: '13800000005',
            email: 'owner@titmouse.example',
          },
        ],
      },
      {
        code: 'M100006',
        zh: '芦苇玩具',
        en: 'Reed',
        active: false,
        request: {
          company: '深圳市芦苇玩具有限公司',
          creditCode: '91440300MA5G12345L',
          person: '罗苇',
          rejected: '营业执照照片模糊，看不清统一社会信用代码，请重新拍摄。',
        },
        users: [
          {
            username: 'reed',
            realname: '芦苇玩具',
            phone: '13800000006',
            email: 'owner@reed.example',
          },
        ],
      },
    ],
    operators: [
      {
        username: 'yunling-op',
        realname: '陈舟',
        phone: '13800000021',
        email: 'chen@yunling.example',
      },
      {
        username: 'yunling-op2',
        realname: '周燕',
        phone: '13800000022',
        email: 'zhou@yunling.example',
      },
    ],
    administrators: [
      {
        username: 'yunling-admin',
        realname: '何岭',
        phone: '13800000031',
        email: 'he@yunling.example',
        isIt: true,
      },
    ],
  },
  {
    code: 'haituo',
    zh: '义乌海驼供应链',
    en: 'Haituo Supply Chain',
    logo: '/logos/haituo.svg',
    help: '/help/{lang}.html',
    // Without a chat, as most tenants begin.
    chat: '',
    hosts: ['haituo.localhost'],
    merchants: [
      {
        code: 'M100001',
        zh: '海风百货',
        en: 'Seabreeze',
        active: true,
        users: [
          {
            username: 'seabreeze',
            realname: '海风百货',
            phone: '13900000001',
            email: 'owner@seabreeze.example',
          },
        ],
      },
      {
        code: 'M100002',
        zh: '双桥饰品',
        en: 'Twinbridge',
        active: false,
        request: {
          company: '义乌市双桥饰品有限公司',
          creditCode: '91330782MA28X1234P',
          person: '吴桥',
        },
        users: [
          {
            username: 'twinbridge',
            realname: '双桥饰品',
            phone: '13900000002',
            email: 'owner@twinbridge.example',
          },
        ],
      },
      {
        code: 'M100003',
        zh: '稻香文具',
        en: 'Paddy',
        active: false,
        request: {
          company: '义乌市稻香文具商行',
          creditCode: '92330782MA2E98765E',
          person: '龚稻',
          rejected: '法定代表人姓名与营业执照不一致，请核对后重新提交。',
        },
        users: [
          {
            username: 'paddy',
            realname: '稻香文具',
            phone: '13900000003',
            email: 'owner@paddy.example',
          },
        ],
      },
    ],
    operators: [
      {
        username: 'haituo-op',
        realname: '钱港',
        phone: '13900000021',
        email: 'qian@haituo.example',
      },
      {
        username: 'haituo-op2',
        realname: '孙帆',
        phone: '13900000022',
        email: 'sun@haituo.example',
      },
    ],
    administrators: [
      {
        username: 'haituo-admin',
        realname: '沈驼',
        phone: '13900000031',
        email: 'shen@haituo.example',
        isIt: true,
      },
    ],
  },
];
