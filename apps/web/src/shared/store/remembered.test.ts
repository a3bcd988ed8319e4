import { expect, test } from 'vitest';
import { remember, remembered } from './remembered.ts';
import { useSession } from './session.ts';

const signIn = (id: string) => useSession.setState({ user: { id } as never });

test('the 16 latest values of a field are kept, newest first, each once', () => {
  signIn('u1');
  for (let n = 1; n <= 20; n += 1) remember('order.sku', `sku ${n}`);
  remember('order.sku', ' sku 7 ');
  remember('order.sku', '   ');
  const values = remembered('order.sku');
  expect(values).toHaveLength(16);
  expect(values.slice(0, 3)).toEqual(['sku 7', 'sku 20', 'sku 19']);
  expect(values.filter((value) => value === 'sku 7')).toHaveLength(1);
  expect(remembered('order.other')).toEqual([]);
});

test('another person at the same computer does not see them', () => {
  signIn('u2');
  expect(remembered('order.sku')).toEqual([]);
  signIn('u1');
  expect(remembered('order.sku')).not.toEqual([]);
});
