// Where an event happened tells by which clock it was stated. A country of several zones is told by its
// province, or by the zone that most of it keeps.

const ofCountry: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney',
  BE: 'Europe/Brussels',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  HK: 'Asia/Hong_Kong',
  HU: 'Europe/Budapest',
  ID: 'Asia/Jakarta',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  KW: 'Asia/Kuwait',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PH: 'Asia/Manila',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  QA: 'Asia/Qatar',
  RU: 'Europe/Moscow',
  SA: 'Asia/Riyadh',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  TR: 'Europe/Istanbul',
  TW: 'Asia/Taipei',
  US: 'America/New_York',
  VN: 'Asia/Ho_Chi_Minh',
  ZA: 'Africa/Johannesburg',
};

const central = 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI';
const mountain = 'CO ID MT NM UT WY';
const pacific = 'CA NV OR WA';
const states = (names: string, zone: string) =>
  names.split(' ').map((name) => [`US/${name}`, zone] as const);

const ofProvince: ReadonlyMap<string, string> = new Map([
  ...states(central, 'America/Chicago'),
  ...states(mountain, 'America/Denver'),
  ...states(pacific, 'America/Los_Angeles'),
  ...states('AZ', 'America/Phoenix'),
  ...states('AK', 'America/Anchorage'),
  ...states('HI', 'Pacific/Honolulu'),
  ['CA/BC', 'America/Vancouver'],
  ['CA/AB', 'America/Edmonton'],
  ['CA/MB', 'America/Winnipeg'],
  ['CA/NS', 'America/Halifax'],
  ['AU/WA', 'Australia/Perth'],
  ['AU/SA', 'Australia/Adelaide'],
  ['AU/QLD', 'Australia/Brisbane'],
  ['AU/NT', 'Australia/Darwin'],
]);

/** The clock of a place; where it is not known, the one that is given. */
export const zoneOf = (countryCode: string, province: string, otherwise: string): string =>
  ofProvince.get(`${countryCode}/${province.toUpperCase()}`) ?? ofCountry[countryCode] ?? otherwise;
