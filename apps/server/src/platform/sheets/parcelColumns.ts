import type { Language } from '@alpaca/contract';
import type { ParcelFacts } from '../lists/parcelFacts.ts';
import type { CellValue, SheetColumn } from './write.ts';

export type Shown = Pick<SheetColumn, 'format' | 'width'>;
/** The columns of a spreadsheet by their keys: what a cell holds, and how it is shown. */
export type Columns<Row> = Record<string, [(row: Row, lang: Language) => CellValue, Shown?]>;

/** Those that name a parcel. */
export const parcelColumns: Columns<ParcelFacts> = {
  transactionOrderNo: [({ transactionOrderNo }) => transactionOrderNo, { width: 20 }],
  customerNo: [({ customerNo }) => customerNo, { width: 20 }],
  trackingNumber: [({ trackingNumber }) => trackingNumber, { width: 24 }],
  merchantCode: [({ merchantCode }) => merchantCode, { width: 12 }],
  merchantName: [({ merchantName }) => merchantName],
  productName: [({ productName }) => productName],
  countryCode: [({ countryCode }) => countryCode, { width: 10 }],
};

/** Operators see many merchants' parcels side by side; a merchant knows whose they are. */
export const ofWhom = ['merchantCode', 'merchantName'];
