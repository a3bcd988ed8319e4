import { expect, test } from 'vitest';
import { dpiOf, moved } from './zpl.ts';

const labels = new Blob(['^XA^PW800\n^XZ\n^XA^PW800\n^XZ\n']);
const none = { x: 0, y: 0 };

test('every label is told where to begin, in the dots of its printer', async () => {
  const told = async (offset: typeof none, format: 'zpl203' | 'zpl300') =>
    (await (await moved(labels, offset, format)).text()).match(/\^XA\^LS-?\d+\^LT-?\d+/g);
  expect(await told(none, 'zpl203')).toEqual(['^XA^LS0^LT0', '^XA^LS0^LT0']);
  expect(await told({ x: 2, y: -1 }, 'zpl203')).toEqual(Array(2).fill('^XA^LS-16^LT-8'));
  expect(await told({ x: -2, y: 1 }, 'zpl300')).toEqual(Array(2).fill('^XA^LS24^LT12'));
  expect(await told({ x: 0, y: 20 }, 'zpl300')).toEqual(Array(2).fill('^XA^LS0^LT120'));
});

test('what is no ZPL is measured as most printers are', () => {
  expect([dpiOf('pdf'), dpiOf('zpl203'), dpiOf('zpl300')]).toEqual([203, 203, 300]);
});
