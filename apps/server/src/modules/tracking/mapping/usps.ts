import { codesOf } from './meaning.ts';

/** USPS by its words; its codes are as many as its systems. */
export const usps = codesOf({
  announced: 'pre-shipment | label created',
  inTransit: 'accepted | in transit | arrived | departed',
  'inTransit/unexplained': 'on hold',
  'inTransit/delayed': 'delivery delayed',
  outForDelivery: 'out for delivery',
  readyForPickup: 'ready for pickup',
  'attemptFailed/absent': 'delivery failed',
  delivered: 'delivered',
  returning: 'return to sender',
});
