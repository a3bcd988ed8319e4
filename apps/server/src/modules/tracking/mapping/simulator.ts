import { codesOf } from './meaning.ts';

/** The carrier that the demo books with. */
export const simulator = codesOf({
  linehaul: 'PICKED_UP | EXPORTED',
  customs: 'CUSTOMS_IN | CUSTOMS_OUT',
  inTransit: 'HUB',
  outForDelivery: 'ON_VAN',
  delivered: 'POD',
});
