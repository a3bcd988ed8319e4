import type { Mutant } from './mutants.ts';

const server = 'apps/server/src';
const orders = `${server}/modules/orders`;

/** Of the way of an order: each lets two act on it at once, or one too late. */
export const orderMutants: readonly Mutant[] = [
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
];
