import type { Totals, WaitingOrder } from '@alpaca/contract';

type Weighed = Pick<WaitingOrder, 'pieces' | 'weightKg' | 'volumeM3'>;

const gramOf = (kg: number) => Math.round(kg * 1000);

/** What some orders add up to; in whole grams and litres, so that no rounding shows. */
export const sumOf = (orders: readonly Weighed[]): Totals => {
  const sum = (of: (order: Weighed) => number) => orders.reduce((so, order) => so + of(order), 0);
  return {
    tickets: orders.length,
    pieces: sum(({ pieces }) => pieces),
    weightKg: sum(({ weightKg }) => gramOf(weightKg)) / 1000,
    volumeM3: sum(({ volumeM3 }) => gramOf(volumeM3)) / 1000,
  };
};
