import * as z from 'zod/mini';
import { type Answer, no } from './answers.ts';
import type { Bookings } from './bookings.ts';
import type { Faults } from './faults.ts';
import type { Booking } from './forms.ts';

const Asked = z.object({
  numbers: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
});

/** A parcel's way, a step after the other; some happen where it comes from, the others where it goes. */
const way = [
  { code: 'PICKED_UP', text: 'Shipment picked up', isHome: true },
  { code: 'EXPORTED', text: 'Departed from origin country', isHome: true },
  { code: 'CUSTOMS_IN', text: 'Presented to customs', isHome: false },
  { code: 'CUSTOMS_OUT', text: 'Released by customs', isHome: false },
  { code: 'HUB', text: 'Processed at <b>sorting center</b>', isHome: false },
  { code: 'ON_VAN', text: 'With the courier for delivery', isHome: false },
  { code: 'POD', text: 'Delivered', isHome: false },
] as const;

/** As a clock shows it that knows no zones. */
const stated = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** What happened to a parcel until now, as it is told. */
export const eventsOf = (
  { labelAt, form }: Booking,
  { trackStepMs, trackFaults }: Faults,
  now: number,
) => {
  const { shipper, consignee } = form;
  const told = way.flatMap(({ code, text, isHome }, at) => {
    const ms = labelAt + (at + 1) * trackStepMs;
    if (ms > now) return [];
    const place = isHome ? shipper : consignee;
    const event = {
      code,
      text,
      at: stated(ms),
      city: place.city,
      country: place.countryCode,
      state: place.province,
    };
    const wrong = trackFaults.includes('wrongYears') && at === 0;
    return [event, ...(wrong ? [{ ...event, at: '1970-01-01 00:00:00' }] : [])];
  });
  const again = trackFaults.includes('duplicates') ? [...told, ...told] : told;
  const unknown = trackFaults.includes('unknownCodes')
    ? [{ ...(told[0] as (typeof told)[0]), code: 'ZZ9', text: 'Special handling' }]
    : [];
  const all = told.length > 0 ? [...again, ...unknown] : again;
  return trackFaults.includes('reordering') ? all.toReversed() : all;
};

/** What happened until now to each number that it knows; the others are left out. */
export const tracksOf = (
  bookings: Bookings,
  faults: Faults,
  body: unknown,
  now = Date.now(),
): Answer => {
  const parsed = Asked.safeParse(body);
  if (!parsed.success) return no(400, 'invalid', parsed.error.issues[0]?.message ?? '');
  const tracks = parsed.data.numbers.flatMap((number) => {
    const booking = bookings.byNumber(number);
    return booking ? [{ number, events: eventsOf(booking, faults, now) }] : [];
  });
  return { status: 200, body: { tracks } };
};
