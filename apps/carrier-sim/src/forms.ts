import * as z from 'zod/mini';

const Party = z.object({
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  countryCode: z.string(),
  province: z.string(),
  city: z.string(),
  lines: z.array(z.string()),
  postCode: z.string(),
});

/** What the simulator is asked to book. */
export const BookingForm = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(64)),
  service: z.string().check(z.minLength(1)),
  orderNo: z.string(),
  shipper: Party,
  consignee: Party,
  boxes: z
    .array(z.object({ number: z.string(), weightKg: z.number().check(z.positive()) }))
    .check(z.minLength(1)),
});
export type BookingForm = z.infer<typeof BookingForm>;

export interface Booking {
  id: string;
  status: 'booked' | 'cancelled';
  trackingNumber: string;
  boxNumbers: string[];
  /** Before this moment the label is still being made. */
  labelAt: number;
  form: BookingForm;
}

/** A booking as the simulator tells of it. */
export const toldOf = ({ id, status, trackingNumber, boxNumbers, form }: Booking) => ({
  id,
  reference: form.reference,
  service: form.service,
  status,
  trackingNumber,
  boxNumbers,
});
