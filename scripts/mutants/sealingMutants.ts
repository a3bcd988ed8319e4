import type { Mutant } from './mutants.ts';

const server = 'apps/server/src';
const modules = `${server}/modules`;
const atRest = [`${server}/faults/fieldsAtRest.test.ts`];

/** Of what parcels carry: each leaves something readable, or lets what is sealed be lost. */
export const sealingMutants: readonly Mutant[] = [
  {
    name: 'order-form-readable',
    file: `${modules}/orders/sealedForm.ts`,
    breaks: '(text) => sealField(sealing, place, text)',
    into: '(text) => text',
    tests: atRest,
  },
  {
    name: 'address-readable',
    file: `${modules}/addresses/books.ts`,
    breaks: "place ? sealField(sealing, place, String(entered[field] ?? '')) : entered[field],",
    into: 'entered[field],',
    tests: atRest,
  },
  {
    name: 'phone-among-what-is-searched',
    file: `${modules}/addresses/searchable.ts`,
    breaks: "'warehouseCode', 'city', 'postCode']",
    into: "'warehouseCode', 'city', 'phone', 'postCode']",
    tests: [`${modules}/addresses/search.test.ts`],
  },
  {
    name: 'answer-readable',
    file: `${server}/platform/http/idempotency.ts`,
    breaks: 'sealField(ctx, place, answer)',
    into: 'answer',
    tests: atRest,
  },
  {
    name: 'history-readable',
    file: `${server}/platform/revisions/revisions.ts`,
    breaks: 'changes: sealWhole(ctx, place, each.changes),',
    into: 'changes: each.changes,',
    tests: atRest,
  },
  {
    name: 'cells-readable',
    file: `${modules}/imports/rows.repository.ts`,
    breaks: 'cells: sealWhole(ctx, cellsPlace, row.cells)',
    into: 'cells: row.cells',
    tests: atRest,
  },
  {
    name: 'export-filter-readable',
    file: `${modules}/exports/exports.service.ts`,
    breaks: "sealWhole(ctx, 'exports.filter', filter)",
    into: 'filter',
    tests: atRest,
  },
  {
    name: 'pick-up-place-readable',
    file: `${modules}/shipment/handOver/shipments.repository.ts`,
    breaks: 'JSON.stringify(sealWhole(ctx, place, list.shipper))',
    into: 'JSON.stringify(list.shipper)',
    tests: [`${modules}/shipment/handOver/handOver.test.ts`],
  },
  {
    name: 'sealed-address-not-found',
    file: `${server}/platform/fields/job/followers.ts`,
    breaks: 'await followers.get(place)?.(ctx, keys);',
    into: 'followers.get(place);',
    tests: [`${server}/faults/sealedLater.test.ts`],
  },
  {
    name: 'carriers-words-whole',
    file: `${modules}/orders/booking/carriersWords.ts`,
    breaks: '.filter((number) => number.length >= leastLength)',
    into: '.filter(() => false)',
    tests: [`${modules}/orders/booking/carriersWords.test.ts`],
  },
  {
    name: 'tax-number-twice-while-one-is-plain',
    file: `${modules}/declarations/taxNumbers.service.ts`,
    breaks: "      where('tax_no', 'in', numbers),\n",
    into: '',
    tests: [`${server}/faults/sealedLater.test.ts`],
  },
];
