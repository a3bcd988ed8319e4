import type { OrderSummary } from '@alpaca/contract';

export type Outcome = 'draft' | 'ordering' | 'unpaid' | 'generated' | 'marked' | 'failed' | 'over';

const outcomes: Partial<Record<OrderSummary['status'], Outcome>> = {
  draft: 'draft',
  ordering: 'ordering',
  failed: 'failed',
  voided: 'over',
  refunded: 'over',
  chargedBack: 'over',
};

/** What became of an order that was submitted, in as few words as there are ways on. */
export const outcomeOf = ({ status, booking }: OrderSummary): Outcome => {
  if (status === 'ordering' && booking === 'waitingPayment') return 'unpaid';
  if (booking === 'awaitingWeight') return 'marked';
  return outcomes[status] ?? 'generated';
};
