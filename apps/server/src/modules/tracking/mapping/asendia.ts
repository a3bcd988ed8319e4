import { codesOf } from './meaning.ts';

/** Asendia: the event's name. */
export const asendia = codesOf({
  announced: 'PENDING | CREATED | ACCEPTED | LABEL_PRINTED',
  linehaul: 'DEPARTED | PICKED_UP | COLLECTED | COLLECTION | PU',
  customs: 'CUSTOMS | CLEARED',
  inTransit: 'IN_TRANSIT | IT | TRANSIT | ARRIVED | PROCESSED',
  'inTransit/unexplained': 'ON_HOLD | HELD | AWAITING',
  'inTransit/delayed': 'DELAYED | DELAY',
  'inTransit/rescheduled': 'RESCHEDULED',
  outForDelivery: 'OUT_FOR_DELIVERY | OFD | WITH_COURIER',
  readyForPickup: 'READY_FOR_PICKUP | PICKUP | AT_LOCATION',
  'attemptFailed/absent': 'DELIVERY_FAILED | FAILED',
  'attemptFailed/unknownThere': 'UNDELIVERABLE',
  delivered: 'DELIVERED | DL | DELIVERY_CONFIRMED',
  returning: 'RTS',
  returned: 'RETURNED',
});
