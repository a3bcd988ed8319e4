import { customs } from './customs/customs.ts';
import { label } from './label.ts';
import { lithium } from './lithium.ts';
import type { DrawnDocument, PaperKind } from './paperKind.ts';
import { shippingMark } from './shippingMark.ts';
import { invoice } from './trade/invoice.ts';
import { packingList } from './trade/packingList.ts';

export type { DrawnDocument, PaperKind, PaperLook } from './paperKind.ts';

/** Every paper that we draw ourselves. */
export const documents: Readonly<Record<DrawnDocument, PaperKind>> = {
  label,
  shippingMark,
  lithium,
  customs,
  invoice,
  packingList,
};
