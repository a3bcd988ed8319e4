import * as z from 'zod/mini';

/** What every list of parcels shows of their orders. */
export const parcelFacts = {
  transactionOrderNo: z.string(),
  customerNo: z.string(),
  trackingNumber: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  productName: z.string(),
  countryCode: z.string(),
};
