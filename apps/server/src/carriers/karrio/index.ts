import type { AskableCarrier } from '../../platform/carrier.ts';
import { book } from './book.ts';
import { cancel } from './cancel.ts';
import { events } from './events.ts';
import { find } from './find.ts';
import { manifest } from './manifest.ts';
import { track } from './track.ts';

export const karrio: AskableCarrier = {
  dedupes: false,
  labelsByHand: false,
  book,
  find,
  cancel,
  manifest,
  track,
  events,
};
