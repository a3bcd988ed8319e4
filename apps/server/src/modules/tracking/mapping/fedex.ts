import { codesOf } from './meaning.ts';

/** FedEx: the event type of a scan. */
export const fedex = codesOf({
  announced: 'OC | OX | EP | MD | CA',
  inTransit:
    'PU | PX | OF | AP | IT | IX | AA | AC | AF | AR | AX | DP | EA | EO | FD | LO | Ow | PF | PL | PM | SF | TR',
  customs: 'CC',
  'customs/inspected': 'CD',
  'inTransit/unexplained': 'SE',
  'inTransit/rescheduled': 'HA',
  'inTransit/delayed': 'DY | DD | PY',
  outForDelivery: 'AD | ED | OD',
  readyForPickup: 'HL | HP',
  'attemptFailed/absent': 'DE',
  delivered: 'DL',
  returning: 'RS | RT | RD',
});
