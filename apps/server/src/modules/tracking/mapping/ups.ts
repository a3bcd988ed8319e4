import { codesOf } from './meaning.ts';

/** UPS: the type of an activity, or its status code. */
export const ups = codesOf({
  announced: 'M | MV | MP | XD | OA | DD | VD | CA | CN | CV',
  inTransit: 'OR | PU | OC | OG | I | DP | AA | AR | AF | AL | DS | IH | AP',
  'inTransit/unexplained': 'X | EX | HX',
  'inTransit/delayed': 'DY | DE | SD',
  'inTransit/security': 'HS',
  'inTransit/rescheduled': 'HD',
  'inTransit/addressWrong': 'HI | HU',
  outForDelivery: 'OT | OD | OF | DL',
  readyForPickup: 'RP | UU | AC | WC',
  'attemptFailed/refused': 'RF | UR',
  'attemptFailed/absent': 'NH | UF',
  'attemptFailed/chargesUnpaid': 'CC',
  delivered: 'D | FS | KB | F4',
  returning: 'RS | RT | RH | RU',
});
