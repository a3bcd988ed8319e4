// ISO 3166-1 alpha-2.
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
  BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
  EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
  HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

// Where most parcels go, so these are offered first.
const mainDestinations = `
  US GB DE FR JP BR SA CA AU MX ES IT NL PL KR AE SG MY TH VN PH ID NZ IL RU CL ZA HK TW MO CN
`
  .trim()
  .split(/\s+/);

// Where Unicode's name is not what waybills and customs forms of the trade say.
const overrides: Record<string, { zh?: string; en?: string }> = {
  AE: { zh: '阿联酋' },
  CD: { en: 'Congo, Democratic Republic' },
  CG: { en: 'Congo' },
  HK: { zh: '中国香港', en: 'Hong Kong' },
  MM: { en: 'Myanmar' },
  MO: { zh: '中国澳门', en: 'Macao' },
  PS: { zh: '巴勒斯坦', en: 'Palestine' },
  TW: { zh: '中国台湾', en: 'Taiwan' },
};

export interface Country {
  code: string;
  zh: string;
  en: string;
}

const zhNames = new Intl.DisplayNames('zh-Hans', { type: 'region' });
const enNames = new Intl.DisplayNames('en', { type: 'region' });

const country = (code: string): Country => ({
  code,
  zh: overrides[code]?.zh ?? zhNames.of(code) ?? code,
  en: overrides[code]?.en ?? enNames.of(code) ?? code,
});

/** All countries and areas: main destinations first, the others by their English name. */
export const countries: readonly Country[] = [
  ...mainDestinations.map(country),
  ...codes
    .filter((code) => !mainDestinations.includes(code))
    .map(country)
    .sort((a, b) => a.en.localeCompare(b.en, 'en')),
];
