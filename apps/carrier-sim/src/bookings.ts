import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Booking, BookingForm } from './forms.ts';

const prefixes: Readonly<Record<string, string>> = { ups_saver: '1Z999AA104' };

type Counts = Map<string, number>;
const count = (counts: Counts, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * The bookings, in memory; with a file also there, a line for each change, written before anybody is
 * answered, so that they are here again after a restart.
 */
export const openBookings = (file: string | undefined) => {
  const byId = new Map<string, Booking>();
  const idsOf = new Map<string, string[]>();
  const idOfNumber = new Map<string, string>();
  const asked: Counts = new Map();
  let numbers = 0;

  const take = (booking: Booking) => {
    const { id, form, boxNumbers } = booking;
    if (!byId.has(id)) {
      idsOf.set(form.reference, [...(idsOf.get(form.reference) ?? []), id]);
      numbers += boxNumbers.length;
    }
    byId.set(id, booking);
    for (const number of boxNumbers) idOfNumber.set(number, id);
    return booking;
  };
  if (file && existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // The last line of a process that was killed may be half a one; nobody was answered by it.
      if (line.endsWith('}')) take(JSON.parse(line) as Booking);
    }
  }
  const keep = (booking: Booking) => {
    if (file) appendFileSync(file, `\n${JSON.stringify(booking)}`);
    return take(booking);
  };

  const numberOf = (service: string, at: number) =>
    `${prefixes[service] ?? 'SM'}${String(numbers + at + 1).padStart(10, '0')}`;

  return {
    all: () => [...byId.values()],
    byId: (id: string) => byId.get(id),
    byNumber: (number: string) => byId.get(idOfNumber.get(number) ?? ''),
    byReference: (reference: string) =>
      (idsOf.get(reference) ?? []).flatMap((id) => byId.get(id) ?? []),
    /** Counts how often a reference was asked for, booked or not; tells how often by now. */
    askedFor: (reference: string) => count(asked, reference).get(reference) ?? 0,
    book(form: BookingForm, labelAt: number) {
      const boxNumbers = form.boxes.map((_, at) => numberOf(form.service, at));
      const id = `bk_${byId.size + 1}`;
      const trackingNumber = boxNumbers[0] ?? '';
      return keep({ id, status: 'booked', trackingNumber, boxNumbers, labelAt, form });
    },
    cancel: (booking: Booking) => keep({ ...booking, status: 'cancelled' }),
    stats: () => ({
      bookings: byId.size,
      cancelled: [...byId.values()].filter(({ status }) => status === 'cancelled').length,
      /** How many bookings each reference has: one, or something is wrong. */
      booked: Object.fromEntries([...idsOf].map(([reference, ids]) => [reference, ids.length])),
      /** How often each was asked for. */
      asked: Object.fromEntries(asked),
    }),
  };
};
export type Bookings = ReturnType<typeof openBookings>;
