import type { Carrier } from '../../platform/carrier.ts';
import { book } from './book.ts';
import { find } from './find.ts';

export const manual: Carrier = { dedupes: true, labelsByHand: true, book, find, cancel: null };
