import type { WithheldDetail, WithholdReason } from '@alpaca/contract';

type Parcel = Pick<WithheldDetail['parcel'], 'settlementStatus'>;

/** Whether people can say that a reason is over: money, a carrier and another product end the others. */
export const canSettle = ({ settlementStatus }: Parcel, reason: WithholdReason) => {
  if (reason === 'arrears' || reason === 'carrierRefused') return false;
  return reason !== 'weight' || settlementStatus === 'paid';
};

/** Put aside before anything was charged: that is done once nothing withholds it any more. */
export const isUncharged = ({ parcel, reasons }: Pick<WithheldDetail, 'parcel' | 'reasons'>) => {
  const open = reasons.filter(({ outcome }) => !outcome);
  return (
    open.length > 0 &&
    parcel.settlementStatus === 'unpaid' &&
    open.every(({ reason }) => canSettle(parcel, reason))
  );
};
