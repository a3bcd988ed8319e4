import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaGraph, circleIn } from './areaGraph.ts';
import { root } from './servers.ts';

test('areas of the server make use of each other in one direction', () => {
  const graph = areaGraph(join(root, 'apps/server/src/modules'));
  expect(graph.get('orders')?.has('finance')).toBe(true);
  expect(circleIn(graph)).toBeNull();
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
