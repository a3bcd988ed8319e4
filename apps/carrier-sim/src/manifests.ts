import * as z from 'zod/mini';
import { type Answer, no } from './answers.ts';
import type { Bookings } from './bookings.ts';

const ManifestForm = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(64)),
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  origin: z.object({ countryCode: z.string(), city: z.string(), address: z.string() }),
  bookings: z.array(z.string()).check(z.minLength(1)),
});
type ManifestForm = z.infer<typeof ManifestForm>;

interface Manifest {
  id: string;
  reference: string;
  bookings: string[];
  rejected: { reference: string; code: string; message: string }[];
}

/** Forms by their reference, and on which one each booking is. */
export const openManifests = () => ({
  byReference: new Map<string, Manifest>(),
  formOf: new Map<string, string>(),
});
type Manifests = ReturnType<typeof openManifests>;

const faultOf = (
  { formOf }: Manifests,
  bookings: Bookings,
  reference: string,
): { code: string; message: string } | null => {
  const [booking] = bookings.byReference(reference);
  if (!booking) return { code: 'unknown', message: 'no such booking' };
  if (booking.status === 'cancelled') {
    return { code: 'cancelled', message: 'the booking is cancelled' };
  }
  const on = formOf.get(reference);
  return on ? { code: 'manifested', message: `on manifest ${on} already` } : null;
};

const make = (manifests: Manifests, bookings: Bookings, form: ManifestForm): Manifest => {
  const judged = form.bookings.map((reference) => ({
    reference,
    fault: faultOf(manifests, bookings, reference),
  }));
  const id = `MF${String(manifests.byReference.size + 1).padStart(8, '0')}`;
  const taken = judged.flatMap(({ reference, fault }) => (fault ? [] : [reference]));
  for (const reference of taken) manifests.formOf.set(reference, id);
  return {
    id,
    reference: form.reference,
    bookings: taken,
    rejected: judged.flatMap(({ reference, fault }) => (fault ? [{ reference, ...fault }] : [])),
  };
};

/** One form for a reference, however often it is asked; what it can't take is named. */
export const manifestOf = (manifests: Manifests, bookings: Bookings, body: unknown): Answer => {
  const parsed = ManifestForm.safeParse(body);
  if (!parsed.success) return no(400, 'invalid', parsed.error.issues[0]?.message ?? '');
  const known = manifests.byReference.get(parsed.data.reference);
  if (known) return { status: 200, body: known };
  const made = make(manifests, bookings, parsed.data);
  if (made.bookings.length === 0) {
    return {
      status: 422,
      body: { ...(no(422, 'nothing', 'nothing to manifest').body as object), ...made },
    };
  }
  manifests.byReference.set(made.reference, made);
  return { status: 201, body: made };
};
