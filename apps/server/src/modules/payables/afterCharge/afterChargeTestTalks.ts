import type { ModelChange, ModelOrder } from './afterChargeTestModel.ts';

// What both sides say about changes of cost, reckoned by itself.

export const changeOps = [
  'confirm',
  'dispute',
  'accept',
  'giveIn',
  'propose',
  'decide',
  'withdraw',
] as const;
export type ChangeOp = (typeof changeOps)[number];

const from: Readonly<Record<ChangeOp, readonly ModelChange['state'][]>> = {
  confirm: ['awaiting'],
  dispute: ['awaiting'],
  accept: ['proposed'],
  giveIn: ['disputed', 'proposed'],
  propose: ['disputed', 'proposed'],
  decide: ['disputed', 'proposed'],
  withdraw: ['awaiting'],
};

const settle = (change: ModelChange, paid: number) =>
  Object.assign(change, { state: paid > 0 ? 'debited' : 'withdrawn', paid, agreed: paid });

const differenceOf = ({ before, after }: ModelChange) => after - before;

/** Whether it is done; `minor` is the difference that somebody typed. */
export const say = (change: ModelChange, op: ChangeOp, minor: number): boolean => {
  const isTyped = op === 'propose' || op === 'decide';
  if (!from[op].includes(change.state)) return false;
  if (isTyped && minor > differenceOf(change)) return false;
  if (op === 'dispute') change.state = 'disputed';
  else if (op === 'propose') Object.assign(change, { state: 'proposed', proposed: minor });
  else if (op === 'accept') settle(change, change.proposed as number);
  else if (op === 'decide') settle(change, minor);
  else settle(change, op === 'withdraw' ? 0 : differenceOf(change));
  return true;
};

/** Agrees to all that awaits an answer of an order. */
export const confirmOrder = ({ changes }: ModelOrder): boolean => {
  const awaiting = changes.filter(({ state }) => state === 'awaiting');
  for (const change of awaiting) say(change, 'confirm', 0);
  return awaiting.length > 0;
};

/** The day of all that is open has come: who was silent agrees to what was announced or offered last. */
export const beSilent = (changes: readonly ModelChange[]) => {
  for (const change of changes) {
    if (change.state === 'awaiting') settle(change, differenceOf(change));
    if (change.state === 'proposed') settle(change, change.proposed as number);
  }
};

/** How an order's changes stand, in one word. */
export const confirmStatusOf = ({ changes }: ModelOrder): string => {
  const has = (...states: ModelChange['state'][]) =>
    changes.some(({ state }) => states.includes(state));
  if (has('disputed', 'proposed')) return 'disputed';
  if (has('awaiting')) return 'awaiting';
  return has('debited', 'credited') ? 'confirmed' : 'none';
};
