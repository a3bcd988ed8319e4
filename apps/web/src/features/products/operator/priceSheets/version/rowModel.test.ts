import { PriceRow } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { cellsOf, createChecker, type Field, meant, pasted, recordOf } from './rowModel.ts';

const field = (name: string, kind: Field['kind'] = 'number'): Field => ({
  name,
  kind,
  label: name,
  required: false,
  unless: null,
  options: null,
});
const goods: Field = {
  ...field('goodsType', 'text'),
  options: [{ value: 'WPX', text: '包裹', also: ['Parcel'] }],
};
const fields = [
  field('zone', 'text'),
  goods,
  field('fromKg'),
  field('toKg'),
  field('perKg', 'text'),
];
const sort = { fields, schema: PriceRow, key: ['zone', 'goodsType', 'fromKg'] };
const check = createChecker(sort, (key) => key, 'repeats');

test('a record comes back from its cells as it was', () => {
  const record = { zone: 'US', fromKg: 0, toKg: 2.5, perKg: '98' };
  const cells = cellsOf(fields, record);
  expect(cells).toEqual(['US', '', '0', '2.5', '98']);
  expect(recordOf(fields, cells)).toEqual(record);
});

test('what is wrong stands at its field, in the words of the rule', () => {
  const [row] = check([['US', '', '2', '1', '98']]);
  expect(row).toMatchObject({ state: 'bad', issues: { toKg: 'web.verify.48' } });
});

test('a row that stands there twice is marked both times, an empty one never', () => {
  const one = ['US', '', '0', '1', '98'];
  const rows = check([one, [...one], ['', '', '', '', ''], ['US', '', '1', '2', '90']]);
  expect(rows.map(({ repeated }) => repeated)).toEqual([true, true, false, false]);
  expect(rows.map(({ state }) => state)).toEqual(['bad', 'bad', 'valid', 'valid']);
});

test('a checked row that has not changed is the same object', () => {
  const cells = ['US', '', '0', '1', '98'];
  const [first] = check([cells]);
  expect(check([cells])[0]).toBe(first);
});

test.each([
  ['包裹', 'WPX'],
  ['wpx', 'WPX'],
  [' DOC ', 'DOC'],
])('%s means %s', (text, value) => {
  expect(meant(goods, text)).toBe(value);
});

test('a pasted block fills from its cell on and adds rows', () => {
  const rows = [['US', '', '0', '1', '98']];
  const block = [
    ['1,000', '2000'],
    ['2000', '3000', '80', 'beyond'],
  ];
  expect(pasted(rows, fields, { row: 0, column: 2 }, block)).toEqual([
    ['US', '', '1000', '2000', '98'],
    ['', '', '2000', '3000', '80'],
  ]);
});
