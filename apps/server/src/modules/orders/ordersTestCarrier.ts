import { type AskableCarrier, type Booked, CarrierUnknown } from '../../platform/carrier.ts';
import { onePagePdf } from '../../testing/pdf.ts';

/** What a carrier does with the next request it gets. */
export const carrierMoods = ['ok', 'refuse', 'silent', 'lost', 'late'] as const;
export type CarrierMood = (typeof carrierMoods)[number];

/**
 * A carrier that does as it is told: `silent` never got the request, `lost` booked it and did not say
 * so, `late` books it when everybody has stopped waiting. One that does not dedupe books again
 * whenever it is asked.
 */
export const openTestCarrier = ({ dedupes = true } = {}) => {
  /** By reference: whether it still stands. */
  const bookings = new Map<string, { number: string; stands: boolean }>();
  const late: string[] = [];
  const moods = new Map<string, CarrierMood>();
  let made = 0;
  let twice = 0;
  let label: Buffer | null = null;

  const add = (reference: string) => {
    if (bookings.has(reference)) {
      if (!dedupes) twice += 1;
      return;
    }
    made += 1;
    bookings.set(reference, { number: `T${made}`, stands: true });
  };
  const orderOf = (reference: string) => reference.replace(/-\d+$/, '');
  const answer = (reference: string): Booked => {
    const trackingNumber = bookings.get(reference)?.number as string;
    return { ok: true, trackingNumber, boxNumbers: [], label };
  };
  const moodFor = (reference: string) => moods.get(orderOf(reference)) ?? 'ok';

  const carrier: AskableCarrier = {
    dedupes,
    labelsByHand: true,
    async book(_, { reference }) {
      const mood = moodFor(reference);
      if (mood === 'silent') throw new CarrierUnknown('silent');
      if (mood === 'late') {
        late.push(reference);
        throw new CarrierUnknown('late');
      }
      if (mood === 'refuse' && !bookings.has(reference)) {
        return { ok: false, reason: { text: 'postcode not served', kind: 'postCode' } };
      }
      add(reference);
      if (mood === 'lost') throw new CarrierUnknown('lost');
      return answer(reference);
    },
    async find(_, { reference }) {
      if (moodFor(reference) === 'silent') throw new CarrierUnknown('silent');
      return bookings.has(reference) ? answer(reference) : null;
    },
    async cancel(_, { reference }) {
      const mood = moodFor(reference);
      if (mood === 'silent') throw new CarrierUnknown('silent');
      const booking = bookings.get(reference);
      // What is cancelled already can't be on its way.
      if (mood === 'refuse' && booking?.stands) {
        return { ok: false, reason: { text: 'on its way already' } };
      }
      if (booking) booking.stands = false;
      if (mood === 'lost' || mood === 'late') throw new CarrierUnknown(mood);
      return { ok: true };
    },
  };

  return {
    carrier,
    mood: (orderNo: string, mood: CarrierMood) => moods.set(orderNo, mood),
    /** From now on its labels come with the booking. */
    giveLabels: (given = onePagePdf) => {
      label = given;
    },
    /** What was late is there now. */
    catchUp: () => {
      for (const reference of late.splice(0)) add(reference);
    },
    /** How often it was asked to book what it had booked already, and did. */
    bookedTwice: () => twice,
    /** How many bookings of an order stand, over all of its attempts. */
    standing: (orderNo: string) =>
      [...bookings].filter(([reference, { stands }]) => orderOf(reference) === orderNo && stands)
        .length,
  };
};
export type TestCarrier = ReturnType<typeof openTestCarrier>;
