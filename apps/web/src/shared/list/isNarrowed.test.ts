import { expect, test } from 'vitest';
import { isNarrowed } from './isNarrowed.ts';

test('a filter narrows a list, its page and its view do not', () => {
  expect(isNarrowed({ pageNo: 3, pageSize: 20, keyword: '', status: undefined })).toBe(false);
  expect(isNarrowed({ pageNo: 1, keyword: 'A1' })).toBe(true);
  expect(isNarrowed({ state: 'open' }, 'state')).toBe(false);
  expect(isNarrowed({ state: 'open', overdue: true }, 'state')).toBe(true);
});
