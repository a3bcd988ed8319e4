import type { RemoteArea, ZonePlace } from '@alpaca/contract';
import type { CountryPlaces, PlaceIndex, PostRange, RangeGroup } from './types.ts';

// PA2 is Paisley, PA20 is Bute: a British district is a number, not the beginning of one. The last
// three signs of a full code say the street.
const british = /^([A-Z]{1,2})(?:(\d{1,2})([A-Z]?)(\d[A-Z]{2})?)?$/;

/** A postcode, or an end of a range of them, in the form in which they are compared. */
export const postKey = (country: string, postCode: string | undefined): string => {
  if (!postCode) return '';
  const bare = postCode.toUpperCase().replace(/[\s-]/g, '');
  if (country !== 'GB') return bare;
  const [, area, district, letter, street] = british.exec(bare) ?? [];
  if (area === undefined) return bare;
  const outward = area.padEnd(2, '.');
  return district === undefined
    ? outward
    : `${outward}${district.padStart(2, '0')}${letter}${street ?? ''}`;
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const groupOf = (ranges: PostRange[]): RangeGroup => {
  // Searched from the end: the latest beginning, then the nearest end, is the most specific.
  ranges.sort((a, b) => compare(a.from, b.from) || compare(b.to, a.to) || compare(b.name, a.name));
  let farthest = '';
  const reach = ranges.map(({ to }) => {
    if (to > farthest) farthest = to;
    return farthest;
  });
  const [first] = ranges;
  return {
    fromLength: first?.from.length ?? 0,
    toLength: first?.to.length ?? 0,
    ranges,
    reach,
  };
};

const specificity = ({ fromLength, toLength }: RangeGroup) =>
  Math.min(fromLength, toLength) * 100 + Math.max(fromLength, toLength);

const countryOf = (ranges: readonly PostRange[]): CountryPlaces => {
  const parts = ranges.filter(({ from }) => from !== '');
  const whole = ranges.filter(({ from }) => from === '').map(({ name }) => name);
  const byLength = Object.groupBy(parts, ({ from, to }) => `${from.length} ${to.length}`);
  return {
    groups: Object.values(byLength)
      .map((group = []) => groupOf(group))
      .sort((a, b) => specificity(b) - specificity(a) || b.fromLength - a.fromLength),
    whole: whole.sort(compare)[0],
  };
};

type Place = { countryCode: string; postFrom?: string | undefined; postTo?: string | undefined };

const indexPlaces = <P extends Place>(places: readonly P[], nameOf: (place: P) => string) => {
  const byCountry = Map.groupBy(places, ({ countryCode }) => countryCode);
  const index = new Map<string, CountryPlaces>();
  for (const [country, its] of byCountry) {
    const ranges = its.map((place) => ({
      from: postKey(country, place.postFrom),
      to: postKey(country, place.postTo),
      name: nameOf(place),
    }));
    index.set(country, countryOf(ranges));
  }
  return index;
};

export const indexZones = (places: readonly ZonePlace[]): PlaceIndex =>
  indexPlaces(places, ({ zone }) => zone);

export const indexRemote = (areas: readonly RemoteArea[]): PlaceIndex =>
  indexPlaces(areas, ({ remoteType }) => remoteType);

/** How many of the ranges begin at or before the key. */
const begunBefore = (ranges: readonly PostRange[], key: string): number => {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle] as PostRange).from <= key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const findIn = ({ ranges, reach, fromLength, toLength }: RangeGroup, key: string) => {
  const end = key.slice(0, toLength);
  for (let i = begunBefore(ranges, key.slice(0, fromLength)) - 1; i >= 0; i--) {
    if ((reach[i] as string) < end) return undefined;
    const range = ranges[i] as PostRange;
    if (end <= range.to) return range.name;
  }
  return undefined;
};

/** The name of the most specific place that holds the postcode, or of the whole country. */
export const findPlace = (index: PlaceIndex, country: string, key: string): string | undefined => {
  const places = index.get(country);
  if (!places) return undefined;
  if (key !== '') {
    for (const group of places.groups) {
      const name = findIn(group, key);
      if (name !== undefined) return name;
    }
  }
  return places.whole;
};
