import { type PrintObstacle, printObstacle, printObstacles } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { refuse } from '../../platform/refusal.ts';

interface Printed {
  orderNo: string;
  status: string;
  label: string;
}

const named = 5;

/** `A1, A2 +3 (label not ready)` */
const told = (ctx: Ctx, orders: readonly Printed[], obstacle: PrintObstacle) => {
  const numbers = orders.map(({ orderNo }) => orderNo);
  const more = numbers.length > named ? ` +${numbers.length - named}` : '';
  const why = words(ctx.lang, `printObstacle.${obstacle}`);
  return words(ctx.lang, 'unprintable', { nos: numbers.slice(0, named).join(', ') + more, why });
};

/** Refuses orders of which nothing can be printed, by their numbers and with the reason. */
export const requirePrintable = <O extends Printed>(
  ctx: Ctx,
  orders: readonly O[],
  obstacleOf: (order: O) => PrintObstacle | null = printObstacle,
) => {
  const by = Map.groupBy(orders, obstacleOf);
  const which = printObstacles.flatMap((obstacle) => {
    const met = by.get(obstacle);
    return met ? told(ctx, met, obstacle) : [];
  });
  if (which.length > 0) {
    refuse('label.cannotPrint', { which: which.join(words(ctx.lang, 'betweenUnprintable')) });
  }
};
