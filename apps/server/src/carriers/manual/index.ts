import type { Carrier } from '../port.ts';
import { book } from './book.ts';
import { find } from './find.ts';

export const manual: Carrier = { dedupes: true, labelsByHand: true, book, find, cancel: null };
