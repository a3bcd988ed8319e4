import { codesOf } from './meaning.ts';

/** DHL Express: the checkpoint's code. */
export const dhlExpress = codesOf({
  inTransit: 'PU | PL | OR | DF | AF | AR | IT | TR | CC',
  customs: 'CD',
  'inTransit/addressWrong': 'BA',
  'readyForPickup/notCollected': 'HP',
  'inTransit/unexplained': 'OH',
  'inTransit/missorted': 'MD | UD',
  'inTransit/delayed': 'TD | IR',
  outForDelivery: 'WC',
  'attemptFailed/moved': 'CM',
  'attemptFailed/damaged': 'DM',
  'attemptFailed/noAccess': 'DP | SS',
  'attemptFailed/security': 'ST',
  'attemptFailed/absent': 'NH | DS',
  'attemptFailed/refused': 'RD',
  delivered: 'OK',
  returning: 'RT',
});
