import { toWire } from '../../../platform/clock/zone.ts';
import type { PaperOrder } from '../../orders/index.ts';
import type { PaperLook } from './paperKind.ts';

// Where most of our parcels start: a paper's day is the shipper's.
const usualZone = 'Asia/Shanghai';

/** The day that an order was booked on. */
export const dayOf = ({ bookedAt }: PaperOrder, { zone = usualZone }: PaperLook): string =>
  bookedAt ? toWire(bookedAt, zone).slice(0, 10) : '';
