import type { Mutant } from './mutants.ts';

const server = 'apps/server/src';
const orders = `${server}/modules/orders`;

/** Of what comes in and goes out: sheets, calls, messages and the words on a label. */
export const doorMutants: readonly Mutant[] = [
  {
    name: 'import-superseded',
    file: `${server}/modules/imports/work.ts`,
    breaks: 'if (now.status !== row.status || now.job_id !== row.job_id) throw',
    into: 'if (now.status !== row.status) throw',
    tests: [`${server}/modules/imports/superseded.test.ts`],
  },
  {
    name: 'relay-commits-before-telling',
    file: `${server}/platform/outbox/relay.ts`,
    breaks: '  const heard = taken.rows.map(',
    into: `  await client.query('commit');\n  const heard = taken.rows.map(`,
    tests: [`${server}/faults/relayCut.test.ts`],
  },
  {
    name: 'house-number-on-label',
    file: `${server}/carriers/own/labelWords.ts`,
    breaks: 'party.address3, party.houseNumber]',
    into: 'party.address3]',
    tests: [`${server}/carriers/own/label.test.ts`],
  },
  {
    name: 'sheet-drafts-with-taken-number',
    file: `${orders}/sheet/orders.import.ts`,
    breaks: 'customerNo !== undefined && taken.has(customerNo)',
    into: 'customerNo === undefined && taken.has(String(customerNo))',
    tests: [`${orders}/sheet/bringIn.test.ts`],
  },
  {
    name: 'call-open-to-anybody-signed-in',
    file: 'packages/contract/src/orders/manualLabels.ts',
    breaks: "access: 'ops:carriers',",
    into: "access: 'signedIn',",
    tests: [`${server}/main/callAccess.test.ts`],
  },
];
