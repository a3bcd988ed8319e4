import { isSettleable, type WithheldDetail } from '@alpaca/contract';

/** Put aside before anything was charged: that is done once nothing withholds it any more. */
export const isUncharged = ({ parcel, reasons }: Pick<WithheldDetail, 'parcel' | 'reasons'>) => {
  const open = reasons.filter(({ outcome }) => !outcome);
  return (
    open.length > 0 &&
    parcel.settlementStatus === 'unpaid' &&
    open.every(({ reason }) => isSettleable(false, reason))
  );
};
