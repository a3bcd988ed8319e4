import { expect, test } from 'vitest';
import { readCells } from './clipboard.ts';

test.each<[string, string, string[][]]>([
  ['one cell', 'a', [['a']]],
  [
    'rows and columns',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['the last line break of a sheet', 'a\r\nb\r\n', [['a'], ['b']]],
  [
    'empty cells',
    '\ta\n\t',
    [
      ['', 'a'],
      ['', ''],
    ],
  ],
  ['spaces around', ' a \t b', [['a', 'b']]],
  ['a cell of two lines', '"a\nb"\tc', [['a b', 'c']]],
  ['a tab inside', '"a\tb"', [['a\tb']]],
  ['quotes inside', '"say ""hi"""\tb', [['say "hi"', 'b']]],
  ['inches are no quotes', '"Bob" Lee\t5"', [['"Bob" Lee', '5"']]],
  ['a quote that never ends', '"a\tb', [['"a', 'b']]],
])('reads %s', (_, text, cells) => {
  expect(readCells(text)).toEqual(cells);
});

test('a megabyte is read at once', () => {
  const begun = performance.now();
  expect(readCells('"x\t'.repeat(300_000))).toHaveLength(1);
  expect(readCells('12345\t67890\n'.repeat(50_000))).toHaveLength(50_000);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
