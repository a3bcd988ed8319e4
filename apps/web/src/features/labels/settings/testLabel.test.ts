import { expect, test } from 'vitest';
import { code128 } from '../../../../../../packages/barcodes/src/barcodes.ts';
import { barsOn, modulesOf, scannedBar, widthOf } from './testBars.ts';
import { testLabel } from './testLabel.ts';
import { longRuler, rulersOn } from './testLayout.ts';
import { testZpl } from './testZpl.ts';

const usual = { widthMm: 100, heightMm: 150 };
const small = { widthMm: 60, heightMm: 40 };

test('its barcodes are those that the standard has for their texts', () => {
  for (const bar of barsOn(usual)) expect(code128(bar.text).join('')).toBe(bar.bars);
});

test('a usual label has room for three widths and a ruler of 100 mm, a small one for less', () => {
  expect(barsOn(usual).map(({ dots }) => dots)).toEqual([2, 3, 4]);
  expect(longRuler(usual)).toBe(100);
  expect(barsOn(small).map(({ dots }) => dots)).toEqual([2, 3]);
  expect(rulersOn(small)).toEqual({ across: 50, down: 20 });
});

test('what a scanner types tells which width it read', () => {
  expect(scannedBar('TEST3')?.dots).toBe(3);
  // With the sign that names the kind of barcode.
  expect(scannedBar(']C0test2')?.dots).toBe(2);
  expect(scannedBar('A26111731975319')).toBeNull();
});

test('it is a PDF of its size whose parts are where it says', async () => {
  const file = await testLabel(usual).text();
  expect(file).toContain('/MediaBox [0 0 283.46 425.20]');
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const places = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(5);
  for (const [nth, place] of places.entries()) {
    expect(file.slice(place)).toMatch(new RegExp(`^${nth + 1} 0 obj`));
  }
  const [, length, content = ''] = /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(file) ?? [];
  expect(content).toHaveLength(Number(length));
  // Every bar is drawn, all three barcodes together.
  const bars = barsOn(usual).reduce((sum, bar) => sum + Math.ceil(bar.bars.length / 2), 0);
  expect(content.match(/ re$/gm)?.length).toBeGreaterThan(bars);
  expect(modulesOf(barsOn(usual)[0] as never)).toBe(90);
});

test('in ZPL it is the same label, of whole dots of its printer', async () => {
  const coarse = await testZpl(usual, 'zpl203').text();
  expect(coarse).toMatch(/^\^XA\^PW799\^LL1199/);
  expect(coarse.trimEnd()).toMatch(/\^XZ$/);
  expect(coarse.match(/\^BY\d/g)).toEqual(['^BY2', '^BY3', '^BY4']);
  expect(coarse).toContain('TEST3   0.38 mm');
  // A ruler's 90 mm and what is as wide as its line.
  expect(coarse).toContain('^FO40,56^GB721,2,2^FS');
  const fine = await testZpl(usual, 'zpl300').text();
  expect(fine.match(/\^BY\d/g)).toEqual(['^BY3', '^BY4', '^BY6']);
  expect(fine).toContain('TEST3   0.34 mm');
  expect(barsOn(usual).map((bar) => widthOf(bar, 300))).toEqual(['0.25', '0.34', '0.51']);
  expect(coarse).toMatch(/^[\x20-\x7e\n]*$/);
});
