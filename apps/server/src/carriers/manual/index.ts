import type { Carrier } from '../../platform/carrier.ts';
import { book } from './book.ts';
import { find } from './find.ts';
import { settings } from './settings.ts';
import { tryOut } from './tryOut.ts';

export const manual: Carrier = {
  dedupes: true,
  labelsByHand: true,
  settings,
  tryOut,
  book,
  find,
  cancel: null,
};
