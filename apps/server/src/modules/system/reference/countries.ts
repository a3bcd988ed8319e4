import { countryCodes } from '@alpaca/contract';

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
  ...countryCodes
    .filter((code) => !mainDestinations.includes(code))
    .map(country)
    .sort((a, b) => a.en.localeCompare(b.en, 'en')),
];
