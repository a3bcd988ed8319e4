import { type Currency, type Language, toAmount } from '@alpaca/contract';
import { quickWords } from '../../platform/i18n/i18n.ts';
import { moneyText } from '../products/formulas.service.ts';
import { countries } from '../system/countries.service.ts';
import type { CompiledSheet, EngineHint, Refused, Vars, Why } from './engine/index.ts';

type Said = Record<string, string | number>;

const countryNames = new Map(countries.map(({ code, zh, en }) => [code as string, { zh, en }]));

export const countryName = (lang: Language, code: string): string => {
  const names = countryNames.get(code);
  return (lang === 'en_US' ? names?.en : names?.zh) ?? code;
};

/** Values that have words of their own: where those stand. */
const worded: Readonly<Record<string, string>> = {
  goodsType: 'goodsType',
  cargoProperty: 'cargoProperty',
  limit: 'termsField',
  field: 'termsField',
};

interface Reader {
  lang: Language;
  /** Of the value itself, and of the sheet. */
  own: Currency;
  sheet: Currency;
}
type Figure = { name: string; text(value: string | number, reader: Reader): string };

/** By its name it is known what a figure is; `moreMinor` becomes `more`. */
const figureOf = (name: string): Figure => {
  const below = worded[name];
  if (below) return { name, text: (value, { lang }) => quickWords(lang, `${below}.${value}`) };
  if (name === 'country')
    return { name, text: (value, { lang }) => countryName(lang, String(value)) };
  if (name === 'price' || name === 'amount')
    return { name, text: (value, { own }) => moneyText(String(value), own) };
  if (name.endsWith('Minor'))
    return {
      name: name.slice(0, -'Minor'.length),
      text: (value, { sheet }) => moneyText(toAmount(BigInt(value), sheet), sheet),
    };
  if (/kg$/i.test(name)) return { name, text: (value) => Number(value).toFixed(3) };
  return { name, text: String };
};
const figures = new Map<string, Figure>();

/** The engine's figures as people read them. */
const said = (lang: Language, vars: Vars, sheet: Currency): Said => {
  const reader = { lang, own: (vars.currency ?? sheet) as Currency, sheet };
  const texts: Said = {};
  for (const key in vars) {
    let figure = figures.get(key);
    if (!figure) {
      figure = figureOf(key);
      figures.set(key, figure);
    }
    texts[figure.name] = figure.text(vars[key] as string | number, reader);
  }
  return texts;
};

/** How an amount comes about: `¥98.00 × 0.280 kg + ¥19.00`. */
export const whyText = (lang: Language, why: Why, currency: Currency): string => {
  const parts = why.parts?.map((part) => whyText(lang, part, currency)) ?? [];
  if (why.key === 'freight') return parts.join(' + ');
  const own = said(lang, why.vars, currency);
  if (parts.length === 0) return quickWords(lang, `quote.why.${why.key}`, own);
  if (why.key === 'freightMinimum')
    return quickWords(lang, 'quote.why.freightMinimum', { ...own, parts: parts.join(' + ') });
  return [quickWords(lang, `quote.why.${why.key}`, own), ...parts].join(
    quickWords(lang, 'quote.why.and'),
  );
};

export const hintText = (lang: Language, { key, vars }: EngineHint, currency: Currency): string => {
  // What costs nothing more is said without its amount.
  const name = vars.moreMinor === 0 ? `${key}Free` : key;
  return quickWords(lang, `quote.radar.${name}`, {
    ...said(lang, vars, currency),
    unit: vars.kg !== undefined ? 'kg' : vars.cm !== undefined ? 'cm' : '',
    value: vars.kg ?? vars.cm ?? vars.count ?? '',
  });
};

export const refusalText = (lang: Language, { refusal, vars }: Refused, currency: Currency) => {
  const own = said(lang, vars, currency);
  const place = [own.country, vars.postCode].filter(Boolean).join(' ');
  const most =
    refusal === 'declaredTooHigh'
      ? moneyText(String(vars.most), vars.currency as Currency)
      : (vars.most ?? '');
  return quickWords(lang, `quote.refusal.${refusal}`, { ...own, place, most });
};

const namesOf = new WeakMap<CompiledSheet, ReadonlyMap<string, { zh: string; en: string }>>();

/** What a line is called: the sheet's own word for a surcharge. */
export const lineName = (lang: Language, sheet: CompiledSheet, code: string): string => {
  const names =
    namesOf.get(sheet) ??
    new Map(
      sheet.source.surcharges.map(({ code, nameZh, nameEn }) => [code, { zh: nameZh, en: nameEn }]),
    );
  namesOf.set(sheet, names);
  const own = names.get(code);
  if (!own) return quickWords(lang, 'expenseType.freight');
  return lang === 'en_US' ? own.en : own.zh;
};
