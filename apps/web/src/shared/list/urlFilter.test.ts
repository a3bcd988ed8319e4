import { getLogList, pageQuery } from '@alpaca/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readFilter, writeFilter } from './urlFilter.ts';

const Sample = z.strictObject({
  ...pageQuery,
  status: z.optional(z.enum(['draft', 'failed'])),
  numbers: z.optional(z.array(z.string().check(z.maxLength(5)))),
  weights: z.optional(z.array(z.number())),
  paid: z.optional(z.boolean()),
  boxes: z.optional(z.number()),
  urgent: z.optional(z.literal(true)),
});
const read = (search: string) => readFilter(Sample, new URLSearchParams(search));
const write = (value: object, before = '') =>
  writeFilter(Sample, new URLSearchParams(before), value as Record<string, unknown>).toString();

test('an empty address is the defaults', () => {
  expect(read('')).toEqual({ pageNo: 1, pageSize: 50 });
});

test('every kind of value comes back as it was written', () => {
  const filter = {
    pageNo: 3,
    pageSize: 50,
    status: 'failed' as const,
    numbers: ['A1', 'B2'],
    weights: [0.5, 2],
    paid: false,
    boxes: 4,
    urgent: true as const,
  };
  expect(read(write(filter))).toEqual(filter);
});

test('parts that the rule refuses are dropped and the others stay', () => {
  expect(read('pageNo=0&pageSize=5000&status=lost&paid=maybe&urgent=1&boxes=x&numbers=A1')).toEqual(
    {
      pageNo: 1,
      pageSize: 50,
      numbers: ['A1'],
    },
  );
  expect(read('pageNo=2&foreign=1')).toEqual({ pageNo: 2, pageSize: 50 });
});

test('defaults and empty values leave no trace; foreign parts stay', () => {
  expect(write({ pageNo: 1, pageSize: 50, status: '', numbers: [], boxes: undefined }, 'x=1')).toBe(
    'x=1',
  );
  expect(write({ pageNo: 2 }, 'status=draft&x=1')).toBe('x=1&pageNo=2');
});

test('a rule over several fields drops the fields it names', () => {
  const Range = z
    .object({ from: z.optional(z.string()), to: z.optional(z.string()), q: z.optional(z.string()) })
    .check(
      z.refine(({ from = '', to = '~' }) => from <= to, { path: ['to'], error: 'web.verify.30' }),
    );
  const params = new URLSearchParams('from=b&to=a&q=x');
  expect(readFilter(Range as never, params)).toEqual({ from: 'b', q: 'x' });
});

test('a call of the contract is a filter as it is', () => {
  const search = 'operator=%E5%BC%A0&from=2026-11-01+00%3A00%3A00&to=yesterday';
  expect(readFilter(getLogList.query, new URLSearchParams(search))).toEqual({
    pageNo: 1,
    pageSize: 50,
    operator: '张',
    from: '2026-11-01 00:00:00',
  });
});
