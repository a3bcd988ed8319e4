import fc from 'fast-check';
import { type Fee, fees } from './afterChargeTestBills.ts';
import type { Line } from './afterChargeTestModel.ts';
import { changeOps } from './afterChargeTestTalks.ts';

const orderOps = ['submit', 'arrive', 'leave', 'refund', 'sendBack', 'topUp'] as const;
export type OrderOp = (typeof orderOps)[number];

const talkOps = [...changeOps, 'confirmOrders', 'confirmByTwo', 'silence'] as const;
export type TalkOp = (typeof talkOps)[number];

const billOps = ['bill', 'correct', 'passOn', 'passOnByTwo', 'payBill'] as const;
export type BillOp = (typeof billOps)[number];

const claimOps = [
  'file',
  'offer',
  'approve',
  'acceptOffer',
  'acceptByTwo',
  'object',
  'withdrawClaim',
] as const;
export type ClaimOp = (typeof claimOps)[number];

const codOps = ['deliver', 'remit', 'decideCod', 'approveCod', 'creditCod'] as const;
export type CodOp = (typeof codOps)[number];

export interface Billed {
  order: number;
  fee: Fee;
  minor: number;
  weightG: number | null;
}

export interface Step {
  op: OrderOp | TalkOp | BillOp | ClaimOp | CodOp;
  /** Small numbers, so that orders, changes, bills and claims meet again. */
  order: number;
  which: number;
  line: Line;
  g: number;
  /** Of what somebody types, in a hundredth of all that there is; above it is too much. */
  share: number;
  billed: Billed[];
  /** What is to be collected on delivery, in cents; of nothing nothing. */
  cod: number;
  kind: 'lost' | 'damaged';
  person: 'first' | 'second';
}

const grams = fc.constantFrom(1_000, 2_000, 2_040, 2_500, 3_000, 4_000);

const billed: fc.Arbitrary<Billed> = fc.record({
  order: fc.nat({ max: 1 }),
  fee: fc.constantFrom(...fees, 'freight', 'duty'),
  minor: fc.constantFrom(1, 500, 800, 1_200, 9_000, -300),
  weightG: fc.option(fc.constantFrom(1_000, 2_030, 3_000, 5_000), { freq: 4 }),
});

const stepOf = (ops: readonly Step['op'][]): fc.Arbitrary<Step> =>
  fc.record({
    op: fc.constantFrom(...ops),
    order: fc.nat({ max: 1 }),
    which: fc.nat({ max: 5 }),
    line: fc.constantFrom<Line>('label', 'label', 'receipt'),
    g: grams,
    share: fc.constantFrom(0, 1, 14, 50, 100, 101),
    billed: fc.array(billed, { minLength: 1, maxLength: 3 }),
    cod: fc.constantFrom(0, 0, 10_025, 4_999),
    kind: fc.constantFrom('lost', 'damaged'),
    person: fc.constantFrom('first', 'second'),
  });

// Some steps are taken more often than others, as they lead on.
const talking = stepOf([
  ...orderOps,
  ...talkOps,
  ...talkOps,
  ...billOps,
  'refund',
  'sendBack',
  'dispute',
  'propose',
  'bill',
  'passOn',
  'correct',
]);
const claiming = stepOf([
  ...claimOps,
  ...claimOps,
  'offer',
  'sendBack',
  'silence',
  'bill',
  'passOn',
]);

const collecting = stepOf([
  ...codOps,
  ...codOps,
  'remit',
  'creditCod',
  'sendBack',
  'leave',
  'bill',
  'passOn',
  'confirm',
]);

// Something is under way to begin with: a parcel that was weighed, that its carrier billed or that its merchant misses.
const beginnings: Readonly<
  Record<'talking' | 'claiming' | 'collecting', readonly (readonly Step['op'][])[]>
> = {
  talking: [
    ['submit'],
    ['submit', 'bill', 'passOn', 'confirm'],
    ['submit', 'arrive'],
    ['submit', 'arrive', 'dispute'],
    ['submit', 'arrive', 'bill', 'passOn'],
    ['submit', 'arrive', 'bill', 'passOn', 'confirmOrders'],
    ['submit', 'arrive', 'leave', 'bill', 'passOn', 'confirm'],
  ],
  claiming: [
    ['submit', 'arrive', 'file'],
    ['submit', 'arrive', 'leave', 'file', 'offer'],
  ],
  collecting: [
    ['submit', 'arrive', 'leave', 'deliver'],
    ['submit', 'arrive', 'leave', 'deliver', 'remit'],
    ['submit', 'arrive', 'leave', 'remit'],
    ['submit', 'remit'],
  ],
};

/** Its carrier weighed it, too. */
const heavy: Billed = { order: 0, fee: 'freight', minor: 900, weightG: 5_000 };

const begun = (first: Step, ops: readonly Step['op'][], isCod: boolean): Step[] =>
  ops.map((op) => ({
    ...first,
    op,
    order: 0,
    billed: [heavy, ...first.billed],
    ...(op === 'submit' && { g: 2_000, ...(isCod && { cod: 10_025 }) }),
  }));

const sequenceOf = (what: keyof typeof beginnings, step: fc.Arbitrary<Step>) =>
  fc
    .tuple(
      step,
      fc.constantFrom(...beginnings[what]),
      fc.array(step, { minLength: 4, maxLength: 9, size: 'max' }),
    )
    .map(([first, ops, rest]) => [...begun(first, ops, what === 'collecting'), ...rest]);

export const sequence: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 3, arbitrary: sequenceOf('talking', talking) },
  { weight: 1, arbitrary: sequenceOf('claiming', claiming) },
  { weight: 1, arbitrary: sequenceOf('collecting', collecting) },
);
