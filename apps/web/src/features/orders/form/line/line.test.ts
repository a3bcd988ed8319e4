import { expect, test } from 'vitest';
import { type Line, offeredLines } from './useLine.ts';

const line = (id: string, origins: string[] = []) => ({ id, origins }) as unknown as Line;
const [china, states, anywhere] = [line('cn', ['CN']), line('us', ['US']), line('any')];
const all = [china, states, anywhere];
const idsOf = (lines: readonly Line[]) => lines.map(({ id }) => id);

test.each([
  ['CN', ['any', 'cn']],
  ['US', ['any', 'us']],
  ['DE', ['any']],
  // Nobody said yet where it starts.
  [undefined, ['any', 'cn', 'us']],
])('a parcel from %s is offered the lines that start there, favourites first', (origin, ids) => {
  expect(idsOf(offeredLines([anywhere], all, origin))).toEqual(ids);
});

test('a favourite that starts elsewhere is not offered', () => {
  expect(idsOf(offeredLines([states], all, 'CN'))).toEqual(['cn', 'any']);
});
