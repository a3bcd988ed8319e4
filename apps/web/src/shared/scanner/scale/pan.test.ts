import { expect, test } from 'vitest';
import { createPan } from './pan.ts';

const stable = (kg: number) => ({ kg, isStable: true });

test('a weight is given once it rests, and once only until the pan was empty', () => {
  const pan = createPan();
  pan.read({ kg: 0.3, isStable: false });
  expect(pan.take()).toBeNull();
  pan.read(stable(0.285));
  expect(pan.take()).toBe(0.285);
  pan.read(stable(0.285));
  expect(pan.take()).toBeNull();
  pan.read(stable(0));
  expect(pan.take()).toBeNull();
  pan.read(stable(0.46));
  expect(pan.take()).toBe(0.46);
});

test('nothing and less than nothing are no weights', () => {
  const pan = createPan();
  pan.read(stable(-0.01));
  expect(pan.take()).toBeNull();
});

test('what was weighed by hand is not weighed again', () => {
  const pan = createPan();
  pan.read(stable(0.285));
  pan.skip();
  expect(pan.take()).toBeNull();
});
