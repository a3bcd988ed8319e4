import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaGraph, circleIn } from './areaGraph.ts';
import { root } from './servers.ts';

test('areas of the server make use of each other in one direction', () => {
  const graph = areaGraph(join(root, 'apps/server/src/modules'));
  expect(graph.get('orders')?.has('finance')).toBe(true);
  expect(circleIn(graph)).toBeNull();
});

test('the picture of the areas is whole and true', () => {
  const graph = areaGraph(join(root, 'apps/server/src/modules'));
  const said = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const picture = said.split('Who makes use of whom on the server')[1]?.split('```')[1] ?? '';
  const rows = picture
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ +/));
  expect(rows.flat().sort()).toEqual([...graph.keys()].sort());
  const rowOf = (area: string) => rows.findIndex((row) => row.includes(area));
  const upwards = [...graph].flatMap(([area, used]) =>
    [...used].filter((one) => rowOf(one) <= rowOf(area)).map((one) => `${area} → ${one}`),
  );
  expect(upwards).toEqual([]);
});

test('areas of the web make use of each other in one direction', () => {
  const graph = areaGraph(join(root, 'apps/web/src/features'));
  expect(graph.get('orders')?.has('rates')).toBe(true);
  expect(circleIn(graph)).toBeNull();
});

test('a circle is told with its way', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['d', 'b'])],
    ['d', new Set<string>()],
  ]);
  expect(circleIn(graph)).toEqual(['b', 'c', 'b']);
});
