import { expect, test } from 'vitest';
import { viewSearch, withoutView, withView } from './views.ts';

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
