import type { LabelPlace, OrderStatus } from '@alpaca/contract';
import type { Chance } from './chance.ts';

export interface Life {
  status: OrderStatus;
  settlement: 'unpaid' | 'paid' | 'refunded';
  booking: 'none' | 'waitingPayment' | 'awaitingWeight' | 'booked' | 'refused';
  /** Steps with the hours after the order was made, and what it was then. */
  steps: readonly { step: string; hours: number; status: OrderStatus; actor: string }[];
}

const merchant = 'merchant';
const system = 'system';
const operator = 'operator';

export interface Terms {
  charge: 'label' | 'receipt';
  labelAt: LabelPlace;
}

const onTheWay = [
  { step: 'dispatch', hours: 34, status: 'outWarehouse', actor: operator },
  { step: 'deliver', hours: 230, status: 'delivered', actor: system },
] as const;

/** What the warehouse labels is booked once it is weighed. */
const weighedFirst = [
  { step: 'submit', hours: 0, status: 'generated', actor: merchant },
  { step: 'receiveAndPaid', hours: 20, status: 'inWarehouse', actor: operator },
  { step: 'booked', hours: 20.02, status: 'inWarehouse', actor: system },
  ...onTheWay,
] as const;

const labelledFirst = (paysAtOnce: boolean) =>
  [
    { step: 'submit', hours: 0, status: 'ordering', actor: merchant },
    {
      step: paysAtOnce ? 'bookedAndPaid' : 'booked',
      hours: 0.02,
      status: 'generated',
      actor: system,
    },
    {
      step: paysAtOnce ? 'receive' : 'receiveAndPaid',
      hours: 20,
      status: 'inWarehouse',
      actor: operator,
    },
    ...onTheWay,
  ] as const;

const way = ({ charge, labelAt }: Terms, until: OrderStatus): Life['steps'] => {
  const all = labelAt === 'warehouse' ? weighedFirst : labelledFirst(charge === 'label');
  return all.slice(0, all.findLastIndex(({ status }) => status === until) + 1);
};

const isReceived = (status: OrderStatus) => status !== 'generated';

/** What became of an order so many days old. */
export const lifeOf = (chance: Chance, daysOld: number, terms: Terms): Life => {
  const { charge, labelAt } = terms;
  const end = chance.weighed<OrderStatus | 'waiting' | 'usual'>([
    ['usual', 900],
    ['draft', daysOld < 3 ? 120 : 8],
    ['failed', labelAt === 'merchant' ? 16 : 0],
    ['voided', 14],
    ['refunded', charge === 'label' ? 8 : 0],
    ['withheld', daysOld > 1 && daysOld < 12 ? 6 : 0],
    ['chargedBack', daysOld > 8 ? 7 : 0],
    ['waiting', daysOld === 0 ? 6 : 0],
    // What never arrives; somebody asks its carrier.
    ['outWarehouse', daysOld >= 11 && daysOld < 40 ? 16 : 0],
  ]);
  const none = { settlement: 'unpaid', booking: 'none' } as const;
  const [submit] = way(terms, 'ordering');
  switch (end) {
    case 'draft':
      return { ...none, status: 'draft', steps: [] };
    case 'voided':
      return {
        ...none,
        status: 'voided',
        steps: [{ step: 'void', hours: 2, status: 'voided', actor: merchant }],
      };
    case 'waiting':
      return {
        status: 'ordering',
        settlement: 'unpaid',
        booking: 'waitingPayment',
        steps: [{ step: 'submitUnpaid', hours: 0, status: 'ordering', actor: merchant }],
      };
    case 'failed':
      return {
        status: 'failed',
        settlement: 'unpaid',
        booking: 'refused',
        steps: [
          submit as Life['steps'][number],
          { step: 'refused', hours: 0.01, status: 'failed', actor: system },
        ],
      };
    case 'refunded':
      return {
        status: 'refunded',
        settlement: 'refunded',
        booking: 'none',
        steps: [
          ...way(terms, 'generated'),
          { step: 'refund', hours: 3, status: 'generated', actor: merchant },
          { step: 'cancelled', hours: 3.1, status: 'refunded', actor: system },
        ],
      };
    case 'withheld':
    case 'chargedBack': {
      const last = end === 'withheld' ? 'withhold' : 'return';
      const before = end === 'withheld' ? 'inWarehouse' : 'outWarehouse';
      return {
        status: end,
        settlement: 'paid',
        booking: 'booked',
        steps: [
          ...way(terms, before),
          { step: last, hours: end === 'withheld' ? 22 : 190, status: end, actor: operator },
        ],
      };
    }
    default: {
      const status: OrderStatus =
        daysOld < 1
          ? 'generated'
          : daysOld < 2
            ? 'inWarehouse'
            : daysOld < 11 || end === 'outWarehouse'
              ? 'outWarehouse'
              : 'delivered';
      const paid = charge === 'label' || isReceived(status);
      return {
        status,
        settlement: paid ? 'paid' : 'unpaid',
        booking: labelAt === 'warehouse' && !isReceived(status) ? 'awaitingWeight' : 'booked',
        steps: way(terms, status),
      };
    }
  }
};
