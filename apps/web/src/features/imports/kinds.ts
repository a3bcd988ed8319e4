import { type ImportKindName, importCalculateExcel, importExcel } from '@alpaca/contract';
import { type Sending, upload } from '../../shared/api/upload.ts';

interface Kind {
  /** The call that takes its file, where it has one of its own. */
  send?: (file: File, sending: Sending) => Promise<{ id: string }>;
  /** Where what an import brought in is found. */
  place?: (id: string) => string;
  /** The field people know a row by: it stays in sight. */
  keyField?: string;
  /** Rows make things that have a price. */
  priced?: true;
  /** What its rows become is told in words of its own. */
  words?: 'orders';
  /** What its last step is called, where nothing is imported. */
  lastStep?: 'submit' | 'save' | 'calculate';
}

const orders = {
  priced: true,
  words: 'orders',
  keyField: 'customerNo',
} as const satisfies Kind;

const listed: Partial<Record<ImportKindName, Kind>> = {
  shipper: { place: () => '/order/addresses?kind=shipper', keyField: 'name' },
  consignee: { place: () => '/order/addresses?kind=consignee', keyField: 'name' },
  priceRow: { keyField: 'zone' },
  zonePlace: { keyField: 'zone' },
  remoteArea: { keyField: 'countryCode' },
  trackingNumber: { keyField: 'orderNo' },
  trackEvents: { keyField: 'number' },
  carrierBill: { keyField: 'number' },
  codRemittance: { keyField: 'number' },
  sku: { keyField: 'sku' },
  taxNumber: { keyField: 'taxNo' },
  trial: {
    send: (file, sending) => upload(importCalculateExcel, { file }, sending),
    lastStep: 'calculate',
    keyField: 'reference',
  },
  orderDraft: {
    ...orders,
    lastStep: 'save',
    send: (file, sending) => upload(importExcel, { query: { type: 'draft' }, file }, sending),
    place: (id) => `/order/list?importId=${id}`,
  },
  orderSubmit: {
    ...orders,
    lastStep: 'submit',
    send: (file, sending) => upload(importExcel, { query: { type: 'submit' }, file }, sending),
    place: (id) => `/order/list?importId=${id}`,
  },
};

const plain: Kind = {};

/** How a kind of import differs from the others. */
export const kindOf = (name: ImportKindName): Kind => listed[name] ?? plain;
