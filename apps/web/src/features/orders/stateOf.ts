import { moveOrder, type OrderState, type OrderStep, type OrderSummary } from '@alpaca/contract';

/** Where an order stands, as the table of moves asks. */
export const stateOf = (order: OrderSummary): OrderState => ({
  status: order.status,
  settlement: order.settlementStatus,
  booking: order.booking,
  handedOver: order.handedOver,
  voidWindowOpen: order.voidWindowOpen,
  labelAt: order.labelAt,
  intercepted: order.intercepted,
  moreReasons: order.moreReasons,
});

/** What stands in the way of a step; null where nothing does. */
export const obstacleTo = (order: OrderSummary, step: OrderStep) => {
  const result = moveOrder(stateOf(order), step);
  return result.ok ? null : result.obstacle;
};
