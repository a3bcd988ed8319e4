import type { WithholdReason } from '@alpaca/contract';
import fc from 'fast-check';
import type { Line } from './physicalTestModel.ts';

const hereOps = [
  'submit',
  'book',
  'scan',
  'scanTwice',
  'scanByTwo',
  'without',
  'intercept',
  'letGoOn',
  'withhold',
  'settle',
  'bookAgain',
  'pay',
  'topUp',
  'return',
  'destroy',
  'changeLine',
  'debit',
  'void',
] as const;
export type HereOp = (typeof hereOps)[number];

const bagOps = [
  'pack',
  'packTwice',
  'packByTwo',
  'takeOut',
  'weigh',
  'reopenBag',
  'removeBag',
  'leave',
  'comeBack',
] as const;
export type BagOp = (typeof bagOps)[number];

export interface Step {
  op: HereOp | BagOp;
  /** A small number, so that orders meet again. */
  order: number;
  line: Line;
  boxes: number;
  kg: number;
  /** Which box is named; 0: none. */
  named: number;
  alike: number;
  takes: boolean;
  wish: WithholdReason | null;
  /** Which bag, of which batch: two of each meet often enough. */
  slot: number;
}

const stepOf = (ops: readonly Step['op'][]): fc.Arbitrary<Step> =>
  fc.record({
    op: fc.constantFrom(...ops),
    order: fc.nat({ max: 1 }),
    line: fc.constantFrom<Line>('label', 'receipt', 'warehouse'),
    boxes: fc.integer({ min: 1, max: 3 }),
    kg: fc.constantFrom(1, 2, 3, 4, 12, 31),
    named: fc.nat({ max: 3 }),
    alike: fc.constantFrom(1, 1, 1, 2, 3),
    takes: fc.constantFrom(true, true, true, false),
    wish: fc.constantFrom<WithholdReason | null>(null, null, null, 'battery', 'damaged'),
    slot: fc.constantFrom(0, 0, 0, 1, 2, 3),
  });

// Some steps are taken more often than others, as they lead on.
const arriving = stepOf([...hereOps, ...bagOps, 'book', 'scan', 'scan', 'pack']);
const leaving = stepOf([
  ...bagOps,
  ...bagOps,
  'book',
  'scan',
  'intercept',
  'intercept',
  'withhold',
  'settle',
  'settle',
  'return',
  'return',
  'destroy',
  'changeLine',
  'debit',
  'topUp',
]);

type Rest = [first: Step, comes: number, rest: Step[]];

const someOf = (step: fc.Arbitrary<Step>, least: number, most: number, comes: number) =>
  fc.tuple(
    step,
    fc.nat({ max: comes }),
    fc.array(step, { minLength: least, maxLength: most }),
  ) as fc.Arbitrary<Rest>;

/** A parcel that is booked, and mostly here; some never come whole. */
const begun = ({ boxes, takes, ...first }: Step, isHere: boolean): Step[] => {
  const step = { ...first, boxes, order: 0, named: 0, takes: true };
  const lacksOne = boxes > 1 && !takes;
  const all: Step[] = [
    { ...step, op: 'submit' },
    { ...step, op: 'book' },
    { ...step, op: 'scan', alike: lacksOne ? boxes - 1 : boxes },
    ...(lacksOne ? [{ ...step, op: 'without' as const }] : []),
  ];
  return isHere ? all : all.slice(0, 2);
};

// There is always a parcel on its way to begin with, and mostly one that is here.
const untilHere = someOf(arriving, 2, 6, 3).map(([first, comes, rest]) => [
  ...begun(first, comes > 0),
  ...rest,
]);

/** Or it is packed to begin with, mostly weighed, and often gone: as far as its merchant's money goes. */
const untilGone = someOf(leaving, 2, 5, 3).map(([any, comes, rest]) => {
  const first = { ...any, kg: Math.min(2, any.kg), wish: null, slot: 0 };
  const step = { ...first, order: 0, named: 0, takes: true };
  const packed: Step[] = [
    // What is labelled here is booked by its weight.
    ...(first.line === 'warehouse' ? [{ ...step, op: 'book' as const }] : []),
    // Some are not packed whole.
    { ...step, op: 'pack', alike: any.named === 3 ? 1 : first.boxes },
    ...(
      [
        { ...step, op: 'weigh' },
        { ...step, op: 'leave' },
      ] as const
    ).slice(0, comes),
  ];
  return [...begun(first, true), ...packed, ...rest];
});

export const sequence: fc.Arbitrary<Step[]> = fc.oneof(untilHere, untilGone);
