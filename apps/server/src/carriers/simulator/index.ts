import type { AskableCarrier } from '../../platform/carrier.ts';
import { book } from './book.ts';
import { cancel } from './cancel.ts';
import { find } from './find.ts';
import { manifest } from './manifest.ts';

export const simulator: AskableCarrier = {
  dedupes: true,
  labelsByHand: false,
  book,
  find,
  cancel,
  manifest,
};
