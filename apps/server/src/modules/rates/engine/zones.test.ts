import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPlace, indexZones, postKey } from './zones.ts';

const find = (places: [zone: string, country: string, range?: string][], where: string) => {
  const [country = '', ...code] = where.split(' ');
  const index = indexZones(
    places.map(([zone, countryCode, range]) => {
      const [postFrom, postTo] = range?.split('-') ?? [];
      return { zone, countryCode, postFrom, postTo: postTo ?? postFrom };
    }),
  );
  return findPlace(index, country, postKey(country, code.join(' ')));
};

test('a range holds whatever begins like its ends, and all between', () => {
  const places: [string, string, string][] = [['W', 'US', '90-92']];
  expect(find(places, 'US 90001')).toBe('W');
  expect(find(places, 'US 92999-1234')).toBe('W');
  expect(find(places, 'US 93000')).toBeUndefined();
  expect(find(places, 'US 89999')).toBeUndefined();
  expect(find(places, 'US')).toBeUndefined();
  expect(find(places, 'CA 90001')).toBeUndefined();
});

test('the most specific range wins, the whole country comes last', () => {
  const places: [string, string, string?][] = [
    ['all', 'US'],
    ['nine', 'US', '9-9'],
    ['ninety', 'US', '90-95'],
    ['inner', 'US', '92-93'],
    ['one', 'US', '92101'],
  ];
  expect(find(places, 'US 10001')).toBe('all');
  expect(find(places, 'US 99501')).toBe('nine');
  expect(find(places, 'US 91000')).toBe('ninety');
  expect(find(places, 'US 92500')).toBe('inner');
  expect(find(places, 'US 92101')).toBe('one');
  expect(find(places, 'US')).toBe('all');
});

test('ends may differ in length', () => {
  expect(find([['A', 'US', '90-925']], 'US 92599')).toBe('A');
  expect(find([['A', 'US', '90-925']], 'US 92600')).toBeUndefined();
});

test('case, spaces and dashes make no difference', () => {
  expect(find([['A', 'CA', 'k1a-K1C']], 'CA k1b 0b1')).toBe('A');
  expect(find([['A', 'JP', '9000-9079']], 'JP 905-0011')).toBe('A');
});

test('a British district is a number', () => {
  const bute: [string, string, string][] = [['far', 'GB', 'PA20-PA49']];
  expect(find(bute, 'GB PA20 9AB')).toBe('far');
  expect(find(bute, 'GB PA3 4AB')).toBeUndefined();
  expect(find(bute, 'GB PA2 0AB')).toBeUndefined();
  expect(find([['G', 'GB', 'G1-G9']], 'GB G2 1AB')).toBe('G');
  expect(find([['G', 'GB', 'G1-G9']], 'GB G20 1AB')).toBeUndefined();
  expect(find([['G', 'GB', 'G']], 'GB GL1 1AB')).toBeUndefined();
  expect(find([['City', 'GB', 'EC1-EC4']], 'GB EC1A 1BB')).toBe('City');
});

const code = fc.integer({ min: 0, max: 999 }).map((n) => String(n).padStart(3, '0'));

test('the index finds what looking at every range finds', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(code, code), { maxLength: 30 }), code, (ranges, wanted) => {
      const places = ranges.map(
        ([a, b], at) => [`Z${at}`, 'US', [a, b].sort().join('-')] as [string, string, string],
      );
      const holding = places.filter(([, , range]) => {
        const [from = '', to = ''] = range.split('-');
        return from <= wanted && wanted <= to;
      });
      const found = find(places, `US ${wanted}`);
      if (holding.length === 0) expect(found).toBeUndefined();
      else expect(holding.map(([zone]) => zone)).toContain(found);
    }),
  );
});
