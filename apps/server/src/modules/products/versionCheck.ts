import type { Language, PriceRow } from '@alpaca/contract';
import { words } from '../../platform/i18n/i18n.ts';
import type { Parts } from './versionParts.repository.ts';

export interface Finding {
  level: 'error' | 'warning';
  key: string;
  vars: Record<string, string | number>;
}

const error = (key: string, vars: Finding['vars'] = {}): Finding => ({ level: 'error', key, vars });
const warning = (key: string, vars: Finding['vars'] = {}): Finding => ({
  level: 'warning',
  key,
  vars,
});

/** Bands of one zone and goods type: each begins where the one before ends. */
const inBands = (bands: readonly PriceRow[]): Finding[] => {
  const sorted = bands.toSorted((a, b) => a.fromKg - b.fromKg);
  return sorted.flatMap((band, at) => {
    const before = sorted[at - 1];
    if (!before || before.toKg === band.fromKg) return [];
    const vars = { zone: band.goodsType ? `${band.zone} (${band.goodsType})` : band.zone };
    return before.toKg > band.fromKg
      ? [error('overlap', { ...vars, from: band.fromKg, to: Math.min(before.toKg, band.toKg) })]
      : [warning('gap', { ...vars, from: before.toKg, to: band.fromKg })];
  });
};

const inSurcharges = (
  { surcharges }: Parts,
  zones: ReadonlySet<string>,
  hasRemoteList: boolean,
): Finding[] =>
  surcharges.flatMap(({ code, when }) => [
    ...(when.remote && !hasRemoteList ? [warning('noRemoteList', { code })] : []),
    ...(when.zones ?? [])
      .filter((zone) => !zones.has(zone))
      .map((zone) => warning('surchargeZone', { code, zone })),
  ]);

/** What keeps a draft from being published, or is odd about it. */
export const findingsIn = (parts: Parts, hasRemoteList: boolean): Finding[] => {
  const { zonePlaces, priceRows } = parts;
  const zones = new Set(zonePlaces.map(({ zone }) => zone));
  const priced = new Set(priceRows.map(({ zone }) => zone));
  const bands = Map.groupBy(priceRows, ({ zone, goodsType = '' }) => `${zone} ${goodsType}`);
  return [
    ...(zones.size === 0 ? [error('noZone')] : []),
    ...(priced.size === 0 ? [error('noPrices')] : []),
    ...[...zones]
      .filter((zone) => !priced.has(zone))
      .map((zone) => error('zoneWithoutPrices', { zone })),
    ...[...priced]
      .filter((zone) => !zones.has(zone))
      .map((zone) => warning('pricesWithoutZone', { zone })),
    ...[...bands.values()].flatMap(inBands),
    ...inSurcharges(parts, zones, hasRemoteList),
  ];
};

export const findingText = (lang: Language, { key, vars }: Finding): string =>
  words(lang, `versionFinding.${key}`, vars);
