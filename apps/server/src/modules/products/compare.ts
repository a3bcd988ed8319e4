import type { Currency, Language, PriceRow, RatedTerms, VersionDifference } from '@alpaca/contract';
import { words } from '../../platform/i18n/i18n.ts';
import { placeName } from './draftChanges.ts';
import { freightText, moneyText, surchargeText } from './formulas.service.ts';
import type { Parts } from './versionParts.repository.ts';

/** One side of a comparison. */
export interface Side {
  parts: Parts;
  terms: RatedTerms;
  currency: Currency;
  remoteList: string;
}

type Said = ReadonlyMap<string, string>;

const said = <T>(list: readonly T[], key: (item: T) => string, value: (item: T) => string): Said =>
  new Map(list.map((item) => [key(item), value(item)]));

/** All that one of the two says otherwise, or not at all; in the order of the later one. */
const differing = (
  part: VersionDifference['part'],
  before: Said,
  after: Said,
): VersionDifference[] =>
  [...new Set([...after.keys(), ...before.keys()])].flatMap((what) => {
    const [was, is] = [before.get(what) ?? '', after.get(what) ?? ''];
    return was === is ? [] : [{ part, what, before: was, after: is }];
  });

const bandName = ({ zone, goodsType, fromKg, toKg }: PriceRow) =>
  [zone, ...(goodsType ? [goodsType] : []), `${fromKg}–${toKg} kg`].join(' · ');

/** The formula with all that bends it. */
const rowText = (lang: Language, row: PriceRow, currency: Currency) => {
  const { minCharge, stepKg, minKg, minBoxKg } = row;
  const extra = (key: string, value: string | number | undefined) =>
    value === undefined ? [] : [words(lang, `freight.${key}`, { value })];
  return [
    freightText(lang, row, currency),
    ...extra('minCharge', minCharge && moneyText(minCharge, currency)),
    ...extra('step', stepKg),
    ...extra('minKg', minKg),
    ...extra('minBoxKg', minBoxKg),
  ].join(', ');
};

const plain = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value ?? '');

const termsSaid = (lang: Language, { terms, currency, remoteList }: Side): Said => {
  const { limits, ...rest } = terms;
  const { fields, ...sizes } = limits;
  const all = { ...rest, ...sizes, ...fields, currency, remoteList };
  return said(
    Object.entries(all).filter(([, value]) => value !== undefined && value !== ''),
    ([name]) => words(lang, `termsField.${name}`),
    ([, value]) => plain(value),
  );
};

export const differences = (lang: Language, before: Side, after: Side): VersionDifference[] => {
  const zones = ({ parts }: Side) => said(parts.zonePlaces, placeName, ({ zone }) => zone);
  const rows = ({ parts, currency }: Side) =>
    said(parts.priceRows, bandName, (row) => rowText(lang, row, currency));
  const surcharges = ({ parts, currency }: Side) =>
    said(
      parts.surcharges,
      ({ code }) => code,
      (surcharge) =>
        [
          lang === 'en_US' ? surcharge.nameEn : surcharge.nameZh,
          surchargeText(lang, surcharge, currency),
          ...(Object.keys(surcharge.when).length > 0 ? [JSON.stringify(surcharge.when)] : []),
        ].join(' · '),
    );
  return [
    ...differing('zone', zones(before), zones(after)),
    ...differing('price', rows(before), rows(after)),
    ...differing('surcharge', surcharges(before), surcharges(after)),
    ...differing('terms', termsSaid(lang, before), termsSaid(lang, after)),
  ];
};
