import type { AskableCarrier } from '../../platform/carrier.ts';
import { book } from './book.ts';
import { cancel } from './cancel.ts';
import { find } from './find.ts';
import { settings } from './settings.ts';
import { tryOut } from './tryOut.ts';

export const own: AskableCarrier = {
  dedupes: true,
  labelsByHand: false,
  labelsDrawn: true,
  settings,
  tryOut,
  book,
  find,
  cancel,
};
