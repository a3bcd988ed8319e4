import type { AskableCarrier } from '../../platform/carrier.ts';
import { book } from './book.ts';
import { cancel } from './cancel.ts';
import { find } from './find.ts';

export const own: AskableCarrier = {
  dedupes: true,
  labelsByHand: false,
  labelsDrawn: true,
  book,
  find,
  cancel,
};
