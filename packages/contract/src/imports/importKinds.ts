import * as z from 'zod/mini';
import type { Permission } from '../wire/says.ts';

/** What can be brought in by spreadsheet. A new kind is a schema, a title and a commit function. */
export const importKinds = [
  'shipper',
  'consignee',
  'priceRow',
  'zonePlace',
  'remoteArea',
  'trial',
  'trackingNumber',
  'trackEvents',
  'carrierBill',
  'codRemittance',
  'sku',
  'taxNumber',
  'orderDraft',
  'orderSubmit',
] as const;
export const ImportKindField = z.enum(importKinds);
export type ImportKindName = z.infer<typeof ImportKindField>;

/** What whoever brings a kind in, or looks at what others brought, must hold: all of it. */
export const importAccess: Readonly<Record<ImportKindName, readonly Permission[]>> = {
  shipper: ['order:addressImport'],
  consignee: ['order:addressImport'],
  priceRow: ['ops:priceSheetEdit'],
  zonePlace: ['ops:priceSheetEdit'],
  remoteArea: ['ops:priceSheetEdit'],
  trial: ['trial:batch'],
  trackingNumber: ['ops:carrierImport'],
  trackEvents: ['ops:carrierImport'],
  carrierBill: ['ops:payables'],
  codRemittance: ['ops:cod'],
  sku: ['order:skuEdit'],
  taxNumber: ['order:taxNumberEdit'],
  orderDraft: ['single:batch', 'order:submit'],
  orderSubmit: ['single:batch', 'order:submit'],
};

/** The door of all imports; which kinds lie behind it for somebody, `importAccess` says. */
export const importPermissions = [...new Set(Object.values(importAccess).flat())];
