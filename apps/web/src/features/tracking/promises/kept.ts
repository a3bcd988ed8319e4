import { type KeptPromise, samplesLeast } from '@alpaca/contract';

/** Of a hundred; rounded down, so that all of them means all of them. */
export const keptPercent = ({
  kept,
  delivered,
}: Pick<KeptPromise, 'kept' | 'delivered'>): number =>
  delivered === 0 ? 0 : Math.floor((kept * 100) / delivered);

/** Fewer tell nothing yet. */
export const isThin = ({ delivered }: Pick<KeptPromise, 'delivered'>): boolean =>
  delivered < samplesLeast;

/** Most parcels first, no more than a chart can be read with. */
export const charted = (promises: readonly KeptPromise[], most: number): readonly KeptPromise[] =>
  promises.toSorted((a, b) => b.delivered - a.delivered).slice(0, most);
