import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'shipment/Waiting': null,
  'shipment/Batch': null,
  'shipment/Inventory': null,
  'shipment/Detail': null,
} satisfies Pages;
