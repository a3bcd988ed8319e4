import type { CodFacts, CodOrder } from '@alpaca/contract';

/** An order's money as the table of decisions asks about it. */
export const codFactsOf = ({ state, creditTime, remitted }: CodOrder): CodFacts => ({
  state,
  isCredited: creditTime !== null,
  hasCome: Number(remitted) > 0,
});
