import type { AskableCarrier } from '../../platform/carrier.ts';
import { book } from './book.ts';
import { cancel } from './cancel.ts';
import { events } from './events.ts';
import { find } from './find.ts';
import { manifest } from './manifest.ts';
import { settings } from './settings.ts';
import { track } from './track.ts';
import { tryOut } from './tryOut.ts';

export const simulator: AskableCarrier = {
  dedupes: true,
  labelsByHand: false,
  settings,
  tryOut,
  book,
  find,
  cancel,
  manifest,
  track,
  events,
};
