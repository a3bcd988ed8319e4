import { pageQuery } from '@alpaca/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '../../shared/api/error.ts';
import type { Page } from '../../shared/table/types.ts';
import { type SampleOrder, sampleOrder } from './sampleOrders.ts';

export const modes = ['rows', 'empty', 'error', 'loading', 'onePage', 'million'] as const;

export const SampleFilter = z.strictObject({
  ...pageQuery,
  mode: z._default(z.enum(modes), 'rows'),
  status: z.optional(z.string()),
  numbers: z.optional(z.array(z.string())),
  country: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  product: z.optional(z.string().check(z.maxLength(20))),
  sort: z.optional(z.enum(['no', '-no', 'price', '-price', 'createTime', '-createTime'])),
});
export type SampleFilter = z.output<typeof SampleFilter>;

const totals = { rows: 10_000, onePage: 7, million: 1_234_567, empty: 0 };
const waitMs = 60;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const fetchSample = async (filter: SampleFilter, round: number): Promise<Page<SampleOrder>> => {
  const { mode, pageNo, pageSize, status, sort } = filter;
  await wait(mode === 'loading' ? 3_600_000 : waitMs);
  if (mode === 'error') {
    throw new ApiError({ status: 422, errorKey: 'sample', message: 'price.sheet.missing' });
  }
  const total = status && mode === 'rows' ? 1_234 : totals[mode as keyof typeof totals];
  const first = (pageNo - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, total - first));
  const records = Array.from({ length: count }, (_, index) => {
    const place = sort?.startsWith('-') ? total - 1 - first - index : first + index;
    const order = sampleOrder(place);
    // Every round changes the third row, as an order does that is looked at.
    return index === 2 && round > 0
      ? { ...order, status: 'delivered', remark: `#${round}` }
      : order;
  });
  return { records, total, pageNo, pageSize };
};

/** A list as a server would give it, without one. */
export const useSampleList = (filter: SampleFilter, round: number) =>
  useQuery({
    queryKey: ['gallery', filter, round],
    queryFn: () => fetchSample(filter, round),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { quiet: true },
  });
