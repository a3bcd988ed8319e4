import type { LabelPlace, RatedTerms } from '@alpaca/contract';

/**
 * Where a line's labels are made, by the terms in force: a line that is to label in the warehouse does so
 * from the version on that charges by received weight.
 */
export const labelPlaceOf = (
  { labelAt }: { labelAt: LabelPlace },
  { chargeAt }: Pick<RatedTerms, 'chargeAt'>,
): LabelPlace => (chargeAt === 'receipt' ? labelAt : 'merchant');
