import type { Booked, Consignment } from '../../platform/carrier.ts';

/** Until an operator brings the carrier's number and label, our number stands in and there is none. */
export const provisional = ({ orderNo }: Consignment): Booked => ({
  ok: true,
  trackingNumber: orderNo,
  isProvisional: true,
  boxNumbers: [],
  label: null,
});
