import { expect, test } from 'vitest';
import { local } from '../../shared/store/shelves.ts';
import { buttonPx, keepSpot, keptSpot, spotAt, stepped } from './spot.ts';

const size = { width: 1048, height: 848 };

test('a place is a share of the room, inside whatever was asked', () => {
  expect(spotAt(500, 200, size)).toEqual({ x: 0.5, y: 0.25 });
  expect(spotAt(-90, -90, size)).toEqual({ x: 0, y: 0 });
  expect(spotAt(5_000, 5_000, size)).toEqual({ x: 1, y: 1 });
});

test('close to an edge means the edge', () => {
  expect(spotAt(990, 10, size)).toEqual({ x: 1, y: 0 });
});

test('a window smaller than the button still has a place for it', () => {
  expect(spotAt(5, 5, { width: buttonPx, height: 10 })).toEqual({ x: 0, y: 0 });
});

test('arrow keys move it and can take it off an edge again', () => {
  const right = { x: 1, y: 0.5 };
  expect(stepped(right, 'ArrowLeft', size)).toEqual({ x: 0.976, y: 0.5 });
  expect(stepped(right, 'ArrowRight', size)).toEqual(right);
  expect(stepped(right, 'ArrowUp', size)).toEqual({ x: 1, y: 0.47 });
  expect(stepped(right, 'Enter', size)).toBeNull();
});

test('it is kept, and nonsense in the store is not believed', () => {
  const first = keptSpot();
  keepSpot({ x: 0.2, y: 0.3 });
  expect(keptSpot()).toEqual({ x: 0.2, y: 0.3 });
  for (const kept of [{ x: 2, y: 0 }, { x: 'left', y: 0 }, { x: 0.5 }, 7, null]) {
    local.set('servicePlace', kept);
    expect(keptSpot()).toEqual(first);
  }
});
