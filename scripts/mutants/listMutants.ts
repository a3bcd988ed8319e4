import type { Mutant } from './mutants.ts';

const server = 'apps/server/src';
const orders = `${server}/modules/orders`;

/** Of lists: each lets one leave rows out, or show those of others. */
export const listMutants: readonly Mutant[] = [
  {
    name: 'export-after-first-page',
    file: 'apps/server/src/platform/lists/readList.ts',
    breaks: 'if (!last || rows.length < size) return;',
    into: 'if (!last || rows.length <= size) return;',
    tests: [`${orders}/list/orderListEdges.test.ts`],
  },
  {
    name: 'list-place-without-id',
    file: `${orders}/list/orderList.repository.ts`,
    breaks: 'and (o.updated_at, o.id)',
    into: "and (o.updated_at, '00000000-0000-0000-0000-000000000000'::uuid)",
    tests: [`${orders}/list/orderListEdges.test.ts`],
  },
  {
    name: 'last-second-of-day',
    file: `${orders}/list/orderFilter.ts`,
    breaks: 'new Date(fromWire(to, zone).getTime() + second)',
    into: 'new Date(fromWire(to, zone).getTime())',
    tests: [`${orders}/list/orderListEdges.test.ts`],
  },
  {
    name: 'settlement-filter',
    file: `${orders}/list/orderFilter.ts`,
    breaks: 'and o.settlement =',
    into: "and '' <>",
    tests: [`${orders}/list/orderListEdges.test.ts`],
  },
  {
    name: 'words-of-own-orders',
    file: 'apps/server/migrations/0011_desk.sql',
    breaks: `case when current_setting('alpaca.scope') = 'tenant' then merchant
    else current_setting('alpaca.merchant_id')::uuid end`,
    into: `coalesce(merchant, current_setting('alpaca.merchant_id')::uuid)`,
    tests: [`${orders}/list/orderListEdges.test.ts`],
  },
];
