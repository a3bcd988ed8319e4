import type { JobEntry } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { merged, nextPage } from './merge.ts';

const job = (id: string, done = 0) => ({ id, done }) as JobEntry;
const page = (...records: JobEntry[]) => ({ records });

test('an entry that comes again keeps its place and takes its latest state', () => {
  const pages = [page(job('c'), job('b', 1)), page(job('b', 2), job('a'))];
  expect(merged(pages)).toEqual([job('c'), job('b', 2), job('a')]);
});

test('a full page has a next one, any other is the end', () => {
  expect(nextPage([page(job('b'), job('a'))], 2)).toBe(2);
  expect(nextPage([page(job('b'), job('a')), page(job('0'))], 2)).toBeUndefined();
  expect(nextPage([page(job('b'), job('a')), page()], 2)).toBeUndefined();
});
