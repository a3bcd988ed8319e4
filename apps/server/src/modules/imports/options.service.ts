import { currencyExponents } from '@alpaca/contract';
import { words } from '../../platform/i18n/i18n.ts';
import { countries } from '../system/index.ts';
import type { Option } from './kinds.service.ts';

/** Values with the words that stand below a key. */
export const optionsOf = (below: string, values: readonly string[]): readonly Option[] =>
  values.map((value) => ({
    value,
    zh: words('zh_CN', `${below}.${value}`),
    en: words('en_US', `${below}.${value}`),
  }));

const currencyName = new Intl.DisplayNames(['zh-CN'], { type: 'currency' });
const currencyNameEn = new Intl.DisplayNames(['en'], { type: 'currency' });
const spoken: Readonly<Record<string, readonly string[]>> = {
  USD: ['美金', 'US$', '$'],
  CNY: ['RMB', '人民币元', '元', '¥', '￥'],
  HKD: ['港币', 'HK$'],
  EUR: ['€'],
  GBP: ['£'],
  JPY: ['日币', '日圆'],
  CAD: ['加币'],
  AUD: ['澳币'],
};

/** Currencies are chosen by their code, and understood by what people call them. */
export const currencyOptions: readonly Option[] = Object.keys(currencyExponents).map((value) => ({
  value,
  zh: value,
  en: value,
  names: [
    ...[currencyName, currencyNameEn].flatMap((names) => names.of(value) ?? []),
    ...(spoken[value] ?? []),
  ],
}));

const countryNames: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'United States of America', 'America', '美利坚合众国'],
  GB: ['UK', 'Great Britain', 'England', '大不列颠'],
  KR: ['South Korea', 'Korea', '南韩'],
  AE: ['UAE', '阿联酋'],
  CZ: ['Czech Republic', '捷克共和国'],
  RU: ['Russia', '俄罗斯联邦'],
  CN: ['中国大陆', 'Mainland China', 'PRC'],
  HK: ['香港', 'Hong Kong'],
  MO: ['澳门', 'Macau', 'Macao'],
  TW: ['台湾', 'Taiwan'],
};

/** Countries by code, by their names in both languages, and by what else people write. */
export const countryOptions: readonly Option[] = countries.map(({ code, zh, en }) => ({
  value: code,
  zh,
  en,
  names: countryNames[code] ?? [],
}));

/** Values that are their own words, such as terms of delivery. */
export const plainOptions = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, zh: value, en: value }));
