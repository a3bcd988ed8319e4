import type { OrderObstacle, OrderStep, OrderSummary, Permission } from '@alpaca/contract';
import { obstacleTo } from '../stateOf.ts';

export const bulkActs = ['submit', 'pay', 'confirm', 'void', 'refund', 'examine'] as const;
export type BulkAct = (typeof bulkActs)[number];

export interface ActRule {
  /** What it does to the order by the table of moves; what it agrees to moves money and no parcel. */
  step: OrderStep | null;
  permission: Permission;
  danger: boolean;
}

export const actRules: Record<BulkAct, ActRule> = {
  submit: { step: 'submit', permission: 'order:submit', danger: false },
  pay: { step: 'pay', permission: 'order:pay', danger: false },
  confirm: { step: null, permission: 'order:costChanges', danger: false },
  void: { step: 'void', permission: 'order:void', danger: true },
  refund: { step: 'refund', permission: 'order:refund', danger: true },
  examine: { step: 'cancelled', permission: 'ops:examineRefund', danger: false },
};

/** Nothing of an order's cost awaits an answer. */
type Obstacle = OrderObstacle | 'noChange';

export interface Skipped {
  obstacle: Obstacle;
  /** Of the first of them, to be named. */
  status: OrderSummary['status'];
  count: number;
}

export interface Sorted<T> {
  able: readonly T[];
  /** Those left out, by what stands in their way; the most frequent first. */
  skipped: readonly Skipped[];
}

const sortedBy = <T extends OrderSummary>(
  rows: readonly T[],
  obstacleOf: (row: T) => Obstacle | null,
): Sorted<T> => {
  const able: T[] = [];
  const skipped = new Map<string, Skipped>();
  for (const row of rows) {
    const obstacle = obstacleOf(row);
    if (obstacle === null) able.push(row);
    else {
      const key = obstacle === 'status' ? row.status : obstacle;
      const known = skipped.get(key) ?? { obstacle, status: row.status, count: 0 };
      skipped.set(key, { ...known, count: known.count + 1 });
    }
  }
  return { able, skipped: [...skipped.values()].sort((a, b) => b.count - a.count) };
};

/** Who of the chosen can take the step, by the table of moves. */
export const sortedFor = <T extends OrderSummary>(rows: readonly T[], step: OrderStep): Sorted<T> =>
  sortedBy(rows, (row) => obstacleTo(row, step));

const awaits = ({ confirmStatus }: OrderSummary) => confirmStatus === 'awaiting';

/** Whom of the chosen an act can be for. */
export const sortedForAct = <T extends OrderSummary>(
  rows: readonly T[],
  act: BulkAct,
): Sorted<T> => {
  const { step } = actRules[act];
  return step ? sortedFor(rows, step) : sortedBy(rows, (row) => (awaits(row) ? null : 'noChange'));
};
