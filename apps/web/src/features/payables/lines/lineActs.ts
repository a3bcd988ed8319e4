import type { BillLine } from '@alpaca/contract';

export type LineAct = 'match' | 'aside';

type Judged = Pick<BillLine, 'state' | 'parcels' | 'twiceOf'>;

/** What nobody bears can be given to somebody; what is wrong can be left as it is, with a reason. */
export const lineActsFor = ({ state, parcels, twiceOf }: Judged): LineAct[] => {
  const isWrong = state === 'unknown' || (state === 'matched' && twiceOf !== null);
  return [...(parcels === 0 ? (['match'] as const) : []), ...(isWrong ? (['aside'] as const) : [])];
};
