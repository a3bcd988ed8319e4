import type { Mutant } from './mutants.ts';

const server = 'apps/server/src';
const orders = `${server}/modules/orders`;

/** Of money and prices: each lets somebody pay too little, or be given money twice. */
export const moneyMutants: readonly Mutant[] = [
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
];
