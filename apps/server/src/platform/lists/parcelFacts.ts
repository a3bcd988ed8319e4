import type { Language } from '@alpaca/contract';

/** What lists of parcels read of their orders and merchants. */
export interface ParcelRow {
  order_no: string;
  customer_no: string;
  tracking_number: string;
  merchant_code: string;
  merchant_zh: string;
  merchant_en: string;
  country_code: string;
}

/** What every list of parcels shows of their orders, as the contract's `parcelFacts` has it. */
export const parcelFactsOf = (lang: Language, row: ParcelRow, productName: string) => ({
  transactionOrderNo: row.order_no,
  customerNo: row.customer_no,
  trackingNumber: row.tracking_number,
  merchantCode: row.merchant_code,
  merchantName: (lang === 'en_US' && row.merchant_en) || row.merchant_zh,
  productName,
  countryCode: row.country_code,
});
export type ParcelFacts = ReturnType<typeof parcelFactsOf>;
