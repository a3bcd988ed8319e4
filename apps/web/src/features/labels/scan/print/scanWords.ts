import { type OrderSummary, type PrintObstacle, printObstacle } from '@alpaca/contract';

/** Why a scanned order gives no label, as a person at the table is told. */
export type NoLabel =
  | 'draft'
  | 'ordering'
  | 'failedOrder'
  | 'voided'
  | 'refunded'
  | 'chargedBack'
  | 'gone'
  | 'pending'
  | 'missing';

const byStatus: Partial<Record<OrderSummary['status'], NoLabel>> = {
  draft: 'draft',
  ordering: 'ordering',
  failed: 'failedOrder',
  refunded: 'refunded',
  chargedBack: 'chargedBack',
};

/** Why nothing can be printed of an order; null where something can. */
export const noLabelOf = (
  order: Pick<OrderSummary, 'status' | 'label' | 'booking' | 'papersGone'>,
): NoLabel | null => {
  const obstacle = printObstacle(order);
  return obstacle === 'status' ? (byStatus[order.status] ?? 'voided') : obstacle;
};

/** The same, where only the obstacle is known: it was given up a moment ago. */
export const hinderedBy = (obstacle: PrintObstacle): NoLabel =>
  obstacle === 'status' ? 'voided' : obstacle;
