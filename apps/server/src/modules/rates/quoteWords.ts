import { type Currency, type Language, toAmount } from '@alpaca/contract';
import { phrasebook } from '../../platform/i18n/i18n.ts';
import { moneyText } from '../products/index.ts';
import { countryName } from '../system/index.ts';
import type { CompiledSheet, EngineHint, Refused, Vars, Why } from './engine/index.ts';

type Said = Record<string, string | number>;

/** Words without variables. */
const plainly = (below: string) =>
  phrasebook(below, (phrase) => phrase.map(({ text }) => text).join(''));

const [goodsTypes, cargoProperties, fields, expenseTypes] = [
  plainly('goodsType'),
  plainly('cargoProperty'),
  plainly('termsField'),
  plainly('expenseType'),
];

interface Reader {
  lang: Language;
  /** Of the value itself, and of the sheet. */
  own: Currency;
  sheet: Currency;
}
type Figure = (value: string | number, reader: Reader) => string;

const named: Readonly<Record<string, Figure>> = {
  goodsType: (value, { lang }) => goodsTypes(lang, String(value)),
  cargoProperty: (value, { lang }) => cargoProperties(lang, String(value)),
  limit: (value, { lang }) => fields(lang, String(value)),
  field: (value, { lang }) => fields(lang, String(value)),
  country: (value, { lang }) => countryName(lang, String(value)),
  price: (value, { own }) => moneyText(String(value), own),
  amount: (value, { own }) => moneyText(String(value), own),
};

/** By its name it is known how people read a figure. */
const figureOf = (name: string): Figure =>
  named[name] ?? (/kg$/i.test(name) ? (value) => Number(value).toFixed(3) : String);

/** Where a phrase says `more`, the engine has `more` or `moreMinor`. */
type Part = { text: string; name: string; minorName: string; figure: Figure };

const book = (below: string) =>
  phrasebook(below, (phrase): readonly Part[] =>
    phrase.map(({ text, name }) => ({
      text,
      name,
      minorName: `${name}Minor`,
      figure: figureOf(name),
    })),
  );

const [whys, hints, refusals] = [book('quote.why'), book('quote.radar'), book('quote.refusal')];
const ands = plainly('quote.why');

const figureText = ({ name, minorName, figure }: Part, vars: Vars, reader: Reader): string => {
  const value = vars[name];
  if (value !== undefined) return figure(value, reader);
  const minor = vars[minorName];
  return minor === undefined
    ? ''
    : moneyText(toAmount(minor as number, reader.sheet), reader.sheet);
};

/** The engine's figures in a phrase; `texts` are in words already. */
const say = (phrase: readonly Part[], vars: Vars, reader: Reader, texts?: Said): string => {
  let said = '';
  for (const part of phrase) {
    said += part.text;
    if (part.name !== '') said += texts?.[part.name] ?? figureText(part, vars, reader);
  }
  return said;
};

const readerOf = (lang: Language, vars: Vars, sheet: Currency): Reader => ({
  lang,
  own: (vars.currency ?? sheet) as Currency,
  sheet,
});

/** How an amount comes about: `¥98.00 × 0.280 kg + ¥19.00`. */
export const whyText = (lang: Language, why: Why, currency: Currency): string => {
  const { key, vars, parts = [] } = why;
  const said = parts.map((part) => whyText(lang, part, currency));
  if (key === 'freight') return said.join(' + ');
  const reader = readerOf(lang, vars, currency);
  const phrase = whys(lang, key);
  if (said.length === 0) return say(phrase, vars, reader);
  if (key === 'freightMinimum') return say(phrase, vars, reader, { parts: said.join(' + ') });
  return [say(phrase, vars, reader), ...said].join(ands(lang, 'and'));
};

export const hintText = (lang: Language, { key, vars }: EngineHint, currency: Currency): string => {
  // What costs nothing more is said without its amount.
  const name = vars.moreMinor === 0 ? `${key}Free` : key;
  return say(hints(lang, name), vars, readerOf(lang, vars, currency), {
    unit: vars.kg !== undefined ? 'kg' : vars.cm !== undefined ? 'cm' : '',
    value: vars.kg ?? vars.cm ?? vars.count ?? '',
  });
};

export const refusalText = (lang: Language, { refusal, vars }: Refused, currency: Currency) => {
  const country = vars.country === undefined ? '' : countryName(lang, String(vars.country));
  const most =
    refusal === 'declaredTooHigh'
      ? moneyText(String(vars.most), vars.currency as Currency)
      : (vars.most ?? '');
  const place = [country, vars.postCode].filter(Boolean).join(' ');
  return say(refusals(lang, refusal), vars, readerOf(lang, vars, currency), { place, most });
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
  if (!own) return expenseTypes(lang, 'freight');
  return lang === 'en_US' ? own.en : own.zh;
};
