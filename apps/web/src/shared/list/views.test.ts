import { expect, test } from 'vitest';
import {
  type SavedView as View,
  viewSearch,
  withoutView,
  withView,
  withViewAgain,
} from './views.ts';

test('a view is the filter, however the address was written and whatever page was open', () => {
  const a = viewSearch(
    new URLSearchParams('status=draft&pageNo=4&from=2026-11-01&numbers=B&numbers=A'),
  );
  const b = viewSearch(new URLSearchParams('numbers=B&numbers=A&from=2026-11-01&status=draft'));
  expect(a).toBe(b);
  expect(a).toBe('from=2026-11-01&numbers=B&numbers=A&status=draft');
});

test('a record that is open beside the list is no filter', () => {
  expect(viewSearch(new URLSearchParams('id=0198&pageNo=2'))).toBe('');
});

test('a name holds one view', () => {
  const views = withView(withView([], { name: 'a', search: '1' }), { name: 'b', search: '2' });
  expect(withView(views, { name: 'a', search: '3' })).toEqual([
    { name: 'a', search: '3' },
    { name: 'b', search: '2' },
  ]);
  expect(withoutView(views, 'a')).toEqual([{ name: 'b', search: '2' }]);
});

test('a view that was deleted comes back where it was, never over another of its name', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, search: name })) as [View, View, View];
  expect(withViewAgain([a, c], b, 1)).toEqual([a, b, c]);
  expect(withViewAgain([], c, 2)).toEqual([c]);
  expect(withViewAgain([a, { name: 'b', search: 'new' }], b, 1)).toBeNull();
});
