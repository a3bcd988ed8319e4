/** Where demo consignees live: streets are invented, places and their post codes are real. */
export interface PlaceSeed {
  country: string;
  people: readonly string[];
  /** province, city, post code, street */
  places: readonly (readonly [string, string, string, string])[];
  phone: (n: number) => string;
  /** Which identification customs of the country ask for. */
  tax?: (n: number) => { taxType: string; taxNo: string };
}

const padded = (n: number, digits: number) => String(n).padStart(digits, '0');

export const consigneePlaces: readonly PlaceSeed[] = [
  {
    country: 'US',
    people: [
      'Marcus Ellery',
      'Dana Whitcombe',
      'Priya Raman',
      'Joel Hartsfield',
      'Camila Ortega-Reyes',
      'Theo Lindqvist',
      'Amara Osei',
      'Wesley Tran',
      'Harriet Colby',
      'Noah Castellano',
    ],
    places: [
      ['CA', 'San Jose', '95112', '418 Larkspur Avenue'],
      ['TX', 'Austin', '78704', '2207 Pecan Hollow Drive'],
      ['NY', 'Brooklyn', '11215', '96 Garrison Street, Apt 3B'],
      ['WA', 'Seattle', '98103', '1740 Alder Crest Way N'],
      ['FL', 'Orlando', '32803', '530 Heron Lake Boulevard'],
      ['IL', 'Chicago', '60618', '3312 W Maplewood Court'],
      ['GA', 'Atlanta', '30307', '77 Candler Mill Road NE'],
      ['CO', 'Denver', '80211', '4021 Juniper Street, Unit 12'],
    ],
    phone: (n) => `+1 (4${padded(8 + (n % 7), 2)}) 555-0${padded(100 + n, 3)}`,
  },
  {
    country: 'GB',
    people: ['Imogen Thackeray', 'Callum Redfern', 'Aisha Siddiqui', 'Rhys Pembrey'],
    places: [
      ['Greater London', 'London', 'SW11 4NJ', '23 Kestrel Gardens'],
      ['West Midlands', 'Birmingham', 'B15 2TT', '8 Foundry Row'],
      ['Greater Manchester', 'Manchester', 'M14 5RF', '114 Linden Terrace'],
      ['Edinburgh', 'Edinburgh', 'EH6 7AA', '5/2 Harbour Wynd'],
    ],
    phone: (n) => `+44 7700 900${padded(100 + n, 3)}`,
  },
  {
    country: 'DE',
    people: ['Jonas Ahlbrecht', 'Greta Vossmann', 'Leyla Demirkan', 'Matthias Kühnel'],
    places: [
      ['Berlin', 'Berlin', '10437', 'Lindenhofstraße 27'],
      ['Bayern', 'München', '80798', 'Amselweg 4a'],
      ['Hamburg', 'Hamburg', '22765', 'Fischerkamp 61'],
      ['Nordrhein-Westfalen', 'Köln', '50674', 'Am Ringgarten 112'],
    ],
    phone: (n) => `+49 151 2300${padded(100 + n, 4)}`,
    tax: (n) => ({ taxType: 'IOSS', taxNo: `IM276000${padded(1000 + n, 4)}` }),
  },
  {
    country: 'FR',
    people: ['Éloïse Marchandeau', 'Bastien Corvisier', 'Nadia Benhaddou'],
    places: [
      ['Île-de-France', 'Paris', '75011', '14 rue des Tilleuls'],
      ['Auvergne-Rhône-Alpes', 'Lyon', '69003', '52 quai du Moulin'],
      ['Occitanie', 'Toulouse', '31000', '9 allée des Peupliers'],
    ],
    phone: (n) => `+33 6 39 98 ${padded(10 + (n % 80), 2)} ${padded(n % 90, 2)}`,
    tax: (n) => ({ taxType: 'IOSS', taxNo: `IM250000${padded(2000 + n, 4)}` }),
  },
  {
    country: 'JP',
    people: ['高梨 陽斗', '水野 さくら', '橘 蓮'],
    places: [
      ['東京都', '世田谷区', '154-0023', '若林 3-14-8'],
      ['大阪府', '大阪市', '550-0011', '西区阿波座 2-5-1 海風ハイツ 402'],
      ['神奈川県', '横浜市', '231-0023', '中区山下町 88-6'],
    ],
    phone: (n) => `+81 90-0000-${padded(1000 + n, 4)}`,
  },
  {
    country: 'BR',
    people: ['Thaís Figueirôa', 'Rafael Montenegro', 'Beatriz Caldeira'],
    places: [
      ['SP', 'São Paulo', '05422-030', 'Rua das Jabuticabas 310, ap. 54'],
      ['RJ', 'Rio de Janeiro', '22240-003', 'Avenida dos Ipês 1480'],
      ['PR', 'Curitiba', '80420-090', 'Rua Araucária Velha 77'],
    ],
    phone: (n) => `+55 11 90000-${padded(1000 + n, 4)}`,
    tax: (n) => ({ taxType: 'CPF', taxNo: `000.000.${padded(100 + n, 3)}-${padded(n % 100, 2)}` }),
  },
  {
    country: 'SA',
    people: ['Faisal Al-Harithi', 'Noura Bint Saleh', 'Khalid Al-Mansouri'],
    places: [
      ['Riyadh', 'Riyadh', '12211', 'Al Yasmin District, 18 Palm Street'],
      ['Makkah', 'Jeddah', '23433', 'Al Rawdah District, 204 Coral Road'],
      ['Eastern Province', 'Dammam', '32241', 'Al Faisaliyah, 7 Pearl Street'],
    ],
    phone: (n) => `+966 50 000 ${padded(1000 + n, 4)}`,
  },
];

/** Tags that merchants of different trades put on their consignees. */
export const consigneeTags = ['老客户', 'VIP', '批发', 'Amazon', 'Shopify', '易退货', '样品'];

const shenzhen = {
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  postCode: '518129',
};
const yiwu = {
  countryCode: 'CN',
  province: '浙江省',
  city: '义乌市',
  area: '北苑街道',
  postCode: '322000',
};

/** Where demo merchants hand over and where they keep stock. */
export const shipperPlaces = [
  { code: 'SZ-01', warehouseCode: 'SZBT', address1: '坂田街道云岭路 18 号 2 栋', ...shenzhen },
  { code: 'YW-01', warehouseCode: 'YWHQ', address1: '雪峰西路 968 号 5 号仓', ...yiwu },
  {
    code: 'GZ-01',
    warehouseCode: '',
    countryCode: 'CN',
    province: '广东省',
    city: '广州市',
    area: '白云区',
    postCode: '510410',
    address1: '石井大道 226 号创意园 B 座 301',
  },
  {
    code: 'HK-01',
    warehouseCode: '',
    countryCode: 'HK',
    province: '新界',
    city: '葵涌',
    area: '',
    postCode: '',
    address1: '打砖坪街 70 号丽晶工业中心 9 楼',
  },
] as const;

/** code, company, country, province, city, post code, street */
export const deliveryCodes: readonly (readonly string[])[] = [
  ['ONT8', 'Amazon.com Services', 'US', 'CA', 'Moreno Valley', '92551', '24300 Nandina Ave'],
  ['LAX9', 'Amazon.com Services', 'US', 'CA', 'Fontana', '92337', '11263 Oleander Ave'],
  ['LGB8', 'Amazon.com Services', 'US', 'CA', 'Rialto', '92376', '1568 N Linden Ave'],
  ['SBD1', 'Amazon.com Services', 'US', 'CA', 'Bloomington', '92316', '3388 S Cactus Ave'],
  ['FTW1', 'Amazon.com Services', 'US', 'TX', 'Dallas', '75241', '33333 Lyndon B Johnson Fwy'],
  ['GYR2', 'Amazon.com Services', 'US', 'AZ', 'Goodyear', '85395', '17341 W Minnezona Ave'],
  ['PHX3', 'Amazon.com Services', 'US', 'AZ', 'Phoenix', '85043', '6835 W Buckeye Rd'],
  ['MEM1', 'Amazon.com Services', 'US', 'TN', 'Memphis', '38141', '3292 E Holmes Rd'],
  ['AVP1', 'Amazon.com Services', 'US', 'PA', 'Hazleton', '18202', '550 Oak Ridge Rd'],
  ['TEB9', 'Amazon.com Services', 'US', 'NJ', 'Carteret', '07008', '601 Randolph Ave'],
  ['IND9', 'Amazon.com Services', 'US', 'IN', 'Greenwood', '46143', '1151 S Graham Rd'],
  [
    'BHX4',
    'Amazon UK Services',
    'GB',
    'West Midlands',
    'Coventry',
    'CV5 9DQ',
    'Lyons Park, Sayer Drive',
  ],
  ['LBA2', 'Amazon UK Services', 'GB', 'South Yorkshire', 'Doncaster', 'DN4 5JS', 'Carolina Way'],
  ['DTM2', 'Amazon Logistik', 'DE', 'Nordrhein-Westfalen', 'Dortmund', '44145', 'Kaltbandstraße 4'],
  ['XDEZ', 'Amazon Logistik', 'DE', 'Nordrhein-Westfalen', 'Werne', '59368', 'Wahrbrink 25'],
  [
    'CDG7',
    'Amazon France Logistique',
    'FR',
    'Hauts-de-France',
    'Senlis',
    '60300',
    'Avenue de la Rouge Roze',
  ],
  ['HND9', 'Amazon Japan', 'JP', '神奈川県', '川崎市', '210-0869', '川崎区東扇島 92'],
];
