import type { Edited } from '../../platform/revisions/revisions.ts';

/** Terms and price group have one revision: together they say what a merchant pays. */
export const editedMerchant: Edited = {
  kind: 'merchant',
  table: 'merchants',
  missing: 'merchant.notFound',
  id: 'merchant_id',
};
