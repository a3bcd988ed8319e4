import { afterChargeMutants } from './afterChargeMutants.ts';
import { codMutants } from './codMutants.ts';
import { labelMutants } from './labelMutants.ts';
import { physicalMutants } from './physicalMutants.ts';
import { undoMutants } from './undoMutants.ts';

/** One way to break the product, and the tests that must notice. */
export interface Mutant {
  name: string;
  file: string;
  /** What stands there, exactly once … */
  breaks: string;
  /** … and what stands there instead. */
  into: string;
  tests: readonly string[];
}

const server = 'apps/server/src';
const orders = `${server}/modules/orders`;

export const mutants: readonly Mutant[] = [
  {
    name: 'order-lock',
    file: `${orders}/orders.repository.ts`,
    breaks: `    .orderBy('id')\n    .forUpdate()\n`,
    into: `    .orderBy('id')\n`,
    tests: [`${orders}/booking/onceOnly.test.ts`],
  },
  {
    name: 'claim-of-sending',
    file: `${orders}/booking/booking.repository.ts`,
    breaks: 'sent_at is not distinct from',
    into: 'now() is distinct from',
    tests: [`${orders}/booking/onceOnly.test.ts`],
  },
  {
    name: 'wait-for-late-carrier',
    file: `${orders}/booking/booking.jobs.ts`,
    breaks: 'if (!carrier.dedupes && !isLate) throw tooSoon();',
    into: 'if (!carrier.dedupes && isLate) throw tooSoon();',
    tests: [`${orders}/booking/onceOnly.test.ts`],
  },
  {
    name: 'claim-of-sending-in-any-order',
    file: `${orders}/booking/booking.repository.ts`,
    breaks: 'sent_at is not distinct from',
    into: 'now() is distinct from',
    tests: [`${orders}/orderMachine.test.ts`],
  },
  {
    name: 'wait-for-late-carrier-in-any-order',
    file: `${orders}/booking/booking.jobs.ts`,
    breaks: 'if (!carrier.dedupes && !isLate) throw tooSoon();',
    into: 'if (!carrier.dedupes && isLate) throw tooSoon();',
    tests: [`${orders}/orderMachine.test.ts`],
  },
  {
    name: 'refund-of-unpaid',
    file: 'packages/contract/src/orders/orderMoves.ts',
    breaks: `          settlement: ['paid'],
          booking: ['booked'],
          handedOver: [false],
          voidWindowOpen: [true],`,
    into: `          settlement: ['paid', 'unpaid'],
          booking: ['booked'],
          handedOver: [false],
          voidWindowOpen: [true],`,
    tests: [`${orders}/steps/everyMove.test.ts`],
  },
  {
    name: 'void-in-flight',
    file: 'packages/contract/src/orders/orderMoves.ts',
    breaks: `        when: { booking: ['waitingPayment'] },
        to: { status: 'voided', booking: 'none' },`,
    into: `        when: { booking: ['waitingPayment', 'inFlight'] },
        to: { status: 'voided', booking: 'none' },`,
    tests: [`${orders}/steps/everyMove.test.ts`],
  },
  {
    name: 'rejected-cancellation-stays',
    file: 'packages/contract/src/orders/orderMoves.ts',
    breaks: `when: { booking: ['cancelling'] }, to: { booking: 'booked' } }`,
    into: `when: { booking: ['cancelling'] }, to: { booking: 'cancelling' } }`,
    tests: [`${orders}/steps/everyMove.test.ts`],
  },
  {
    name: 'attempt-of-answer',
    file: `${orders}/booking/carrierAnswers.ts`,
    breaks: 'if (order.booking !== due || order.attempt !== seen.attempt) return false;',
    into: 'if (order.booking !== due) return false;',
    tests: [`${orders}/booking/onceOnly.test.ts`],
  },
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
  {
    name: 'void-window-later',
    file: `${orders}/orderRows.ts`,
    breaks: 'void_hours * hourMs)',
    into: 'void_hours * hourMs + 60_000)',
    tests: [`${orders}/orderRows.test.ts`],
  },
  {
    name: 'void-window-earlier',
    file: `${orders}/orderRows.ts`,
    breaks: 'void_hours * hourMs)',
    into: 'void_hours * hourMs - 60_000)',
    tests: [`${orders}/orderRows.test.ts`],
  },
  {
    name: 'rate-to-come',
    file: `${server}/modules/rates/datedRates.ts`,
    breaks: '.filter(({ validFrom }) => validFrom <= at)',
    into: '',
    tests: [`${server}/modules/rates/datedRates.test.ts`],
  },
  {
    name: 'remote-unasked',
    file: `${orders}/placing/place.ts`,
    breaks: 'if (quote.isRemote && !remoteAgreed) {',
    into: 'if (quote.isRemote && !remoteAgreed && agreedTotal) {',
    tests: [`${orders}/placing/remotePlace.test.ts`],
  },
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
  {
    name: 'top-up-key',
    file: `${server}/modules/finance/creditTopUp.ts`,
    breaks: 'key: `topUp:',
    into: 'key: `again:',
    tests: [`${server}/modules/finance/creditTopUp.test.ts`],
  },
  {
    name: 'top-up-key-in-tables',
    file: 'apps/server/migrations/0021_two_people.sql',
    breaks: "u.id = new.subject_id and new.key = 'topUp:' || u.id",
    into: 'u.id = new.subject_id',
    tests: [`${server}/modules/finance/creditTopUp.test.ts`],
  },
  {
    name: 'top-up-lock',
    file: `${server}/modules/finance/topUps.repository.ts`,
    breaks: `    .forUpdate()\n    .selectAll()\n    .executeTakeFirst();\n  if (!row) return refuse('topUp.notFound');`,
    into: `    .selectAll()\n    .executeTakeFirst();\n  if (!row) return refuse('topUp.notFound');`,
    tests: [`${server}/modules/finance/topUps.test.ts`],
  },
  ...afterChargeMutants,
  ...undoMutants,
  ...codMutants,
  ...labelMutants,
  ...physicalMutants,
];
