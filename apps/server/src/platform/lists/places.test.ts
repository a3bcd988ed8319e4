import { countedMost } from '@alpaca/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRising, nextOf, partOf, placeOf } from './places.ts';

const row = (at: number) => ({ id: `id-${at}`, us: BigInt(at) });

test('a sort with a minus begins with the latest; from the end it is the other way round', () => {
  expect(isRising('createTime', false)).toBe(true);
  expect(isRising('-createTime', false)).toBe(false);
  expect(isRising('updateTime', true)).toBe(false);
  expect(isRising('-updateTime', true)).toBe(true);
});

test('numbered pages begin where the one before ended, and no further than is counted', () => {
  expect(partOf({ pageNo: 1, pageSize: 20 })).toEqual({ limit: 20, offset: 0 });
  expect(partOf({ pageNo: 3, pageSize: 20 })).toEqual({ limit: 20, offset: 40 });
  expect(partOf({ pageNo: 9_999, pageSize: 100 })).toEqual({ limit: 100, offset: countedMost });
});

test('the last page is read from the end and has none after it', () => {
  const part = partOf({ after: 'last', pageNo: 1, pageSize: 2 });
  expect(part).toEqual({ limit: 2, fromEnd: true });
  expect(nextOf([row(1), row(2)], part)).toBeNull();
});

test('a page that is not full is the last', () => {
  const part = partOf({ pageNo: 1, pageSize: 2 });
  expect(nextOf([], part)).toBeNull();
  expect(nextOf([], { limit: 0 })).toBeNull();
  expect(nextOf([row(1)], part)).toBeNull();
  expect(nextOf([row(1), row(2)], part)).toBe('2.id-2');
});

test('what a page says comes after it is read as the place of its last order', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n - 1n }), fc.uuid(), (us, id) => {
      const last = { id, us };
      const after = nextOf([last], { limit: 1 }) ?? '';
      expect(partOf({ after, pageNo: 1, pageSize: 7 })).toEqual({ limit: 7, after: placeOf(last) });
      expect(placeOf(last)).toEqual({ us: us, id });
    }),
  );
});
