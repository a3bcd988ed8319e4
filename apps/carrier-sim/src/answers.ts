import type { Bookings } from './bookings.ts';
import type { Faults } from './faults.ts';
import { type Booking, BookingForm, toldOf } from './forms.ts';
import { labelOf } from './label.ts';
import { magicOf } from './magic.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export const no = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message } },
});

export const book = (bookings: Bookings, faults: Faults, form: BookingForm): Answer => {
  const { refused, slowLabelMs } = magicOf(form);
  if (refused) return no(422, refused.code, refused.message);
  const [known] = faults.forgetful ? [] : bookings.byReference(form.reference);
  if (known && faults.duplicates === 'conflict') {
    return {
      status: 409,
      body: { ...(no(409, 'exists', 'known').body as object), booking: toldOf(known) },
    };
  }
  if (known) return { status: 200, body: toldOf(known) };
  const labelAt = Date.now() + (slowLabelMs ?? faults.slowLabelMs);
  return { status: 201, body: toldOf(bookings.book(form, labelAt)) };
};

export const readForm = (body: unknown): BookingForm | Answer => {
  const parsed = BookingForm.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return no(400, 'invalid', `${issue?.path.join('.')}: ${issue?.message}`);
};

export const find = (bookings: Bookings, reference: string): Answer => ({
  status: 200,
  body: { bookings: bookings.byReference(reference).map(toldOf) },
});

export const cancel = (bookings: Bookings, booking: Booking): Answer => ({
  status: 200,
  body: toldOf(booking.status === 'cancelled' ? booking : bookings.cancel(booking)),
});

export const label = async (booking: Booking): Promise<Answer> => {
  if (booking.status === 'cancelled') return no(409, 'cancelled', 'the booking is cancelled');
  if (Date.now() < booking.labelAt) return { status: 202, body: { status: 'pending' } };
  return { status: 200, body: await labelOf(booking) };
};
