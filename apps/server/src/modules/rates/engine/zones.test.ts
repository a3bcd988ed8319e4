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

test('of places alike the choice does not hang on their order', () => {
  const either = (a: [string, string, string?], b: [string, string, string?], where: string) => [
    find([a, b], where),
    find([b, a], where),
  ];
  expect(either(['A', 'US', '90-95'], ['B', 'US', '90-95'], 'US 91000')).toEqual(['A', 'A']);
  expect(either(['far', 'US', '90-95'], ['near', 'US', '90-92'], 'US 91000')).toEqual([
    'near',
    'near',
  ]);
  expect(either(['far', 'US', '90-95'], ['near', 'US', '90-92'], 'US 93000')).toEqual([
    'far',
    'far',
  ]);
  expect(either(['A', 'US'], ['B', 'US'], 'US 91000')).toEqual(['A', 'A']);
  // Longer ends are more specific; of ends that differ the shorter counts first.
  expect(either(['two', 'US', '92-92'], ['three', 'US', '92-923'], 'US 92200')).toEqual([
    'three',
    'three',
  ]);
  expect(either(['to', 'US', '9-925'], ['from', 'US', '900-9'], 'US 91000')).toEqual([
    'from',
    'from',
  ]);
  expect(either(['one', 'US', '9-92555'], ['two', 'US', '92-92'], 'US 92200')).toEqual([
    'two',
    'two',
  ]);
});

test('a range that reaches far is found behind others that end before', () => {
  const places: [string, string, string][] = [
    ['wide', 'US', '10-90'],
    ['early', 'US', '20-25'],
    ['late', 'US', '30-35'],
  ];
  expect(
    ['US 22', 'US 27', 'US 33', 'US 40', 'US 90', 'US 91'].map((at) => find(places, at)),
  ).toEqual(['early', 'wide', 'late', 'wide', 'wide', undefined]);
});

test('British codes as they are compared', () => {
  expect(postKey('GB', 'sw1a 1aa')).toBe('SW01A1AA');
  expect(postKey('GB', 'G2 1AB')).toBe('G.021AB');
  expect(postKey('GB', 'G2')).toBe('G.02');
  expect(postKey('GB', 'G')).toBe('G.');
  expect(postKey('GB', 'PA20')).toBe('PA20');
  expect(postKey('GB', '12-34')).toBe('1234');
  expect(postKey('GB', 'XPA2')).toBe('XPA2');
  expect(postKey('GB', 'PA2 0ABC')).toBe('PA20ABC');
  expect(postKey('GB', undefined)).toBe('');
  expect(postKey('US', 'g2 1ab')).toBe('G21AB');
});
