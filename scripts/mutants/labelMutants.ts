import type { Mutant } from './mutants.ts';

const labels = 'apps/server/src/modules/labels';
const web = 'apps/web/src';

/** Of labels: each takes away what keeps a parcel from a wrong label, or from two. */
export const labelMutants: readonly Mutant[] = [
  {
    name: 'copies-of-carriers-labels',
    file: `${labels}/papers/writePapers.ts`,
    breaks: 'Array.from({ length: copies },',
    into: 'Array.from({ length: 1 },',
    tests: [`${labels}/papers/papersEdges.test.ts`],
  },
  {
    name: 'design-upon-carriers-labels',
    file: `${labels}/papers/designed.service.ts`,
    breaks: 'if (foreign) refuse(',
    into: 'if (foreign && ids.length === 0) refuse(',
    tests: [`${labels}/papers/papersEdges.test.ts`],
  },
  {
    name: 'order-lost-between-batches',
    file: `${labels}/sets/setPapers.ts`,
    breaks: 'place = last.place;',
    into: 'place = last.place + 1;',
    tests: [`${labels}/sets/setsEdges.test.ts`],
  },
  {
    name: 'tracking-filter-of-sets',
    file: `${labels}/sets/sets.service.ts`,
    breaks: `...(tracking !== 'none' && { tracking }),`,
    into: `...(tracking === 'none' && {}),`,
    tests: [`${labels}/sets/setsEdges.test.ts`],
  },
  {
    name: 'set-made-by-an-earlier-job',
    file: `${labels}/sets/setJob.ts`,
    breaks: `if (set.status !== 'making' || set.job_id !== job.ids.jobId) return;`,
    into: `if (set.status !== 'making') return;`,
    tests: [`${labels}/sets/setJob.test.ts`],
  },
  {
    name: 'set-counted-again-after-a-crash',
    file: `${labels}/sets/setJob.ts`,
    breaks: 'stepOnce(ctx, job, `orders-',
    into: 'stepOnce(ctx, { id: crypto.randomUUID() }, `orders-',
    tests: [`${labels}/sets/setJob.test.ts`],
  },
  {
    name: 'second-print-unasked',
    file: `${labels}/records/records.service.ts`,
    breaks: 'if (before.length > 0 && !asked.reason)',
    into: 'if (before.length > 1 && !asked.reason)',
    tests: [`${labels}/records/records.test.ts`],
  },
  {
    name: 'second-print-unasked-at-the-desk',
    file: `${web}/features/labels/printing/printOrders.ts`,
    breaks: 'if (printed.length === 0) return',
    into: 'if (printed.length < 2) return',
    tests: [`${web}/features/labels/printing/printOrders.test.ts`],
  },
  {
    name: 'failed-print-untold',
    file: `${web}/features/labels/printing/printBatch.ts`,
    breaks: `await tell(ids, 'failed', `,
    into: `await tell(ids, 'accepted', `,
    tests: [`${web}/features/labels/printing/printOrders.test.ts`],
  },
  {
    name: 'actions-under-own-names',
    file: 'apps/server/src/platform/pdf/judge.ts',
    breaks: 'if (isNaming) return acts(item);',
    into: 'if (isNaming) return false;',
    tests: ['apps/server/src/platform/pdf/hostile.test.ts'],
  },
];
