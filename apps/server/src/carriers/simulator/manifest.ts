import * as z from 'zod/mini';
import type { Account, Manifested, ManifestForm, Refused } from '../../platform/carrier.ts';
import { readAs } from '../http.ts';
import { ask } from './ask.ts';
import { refusedBy } from './errors.ts';

const Answered = z.object({
  id: z.string(),
  rejected: z.array(z.object({ reference: z.string(), message: z.string() })),
});

export const manifest = async (
  account: Account,
  { reference, origin, day, parcels }: ManifestForm,
  signal: AbortSignal,
): Promise<Manifested | Refused> => {
  const { countryCode, city, address } = origin;
  const answer = await ask(account, {
    method: 'POST',
    path: '/v1/manifests',
    body: {
      reference,
      day,
      origin: { countryCode, city, address },
      bookings: parcels.map((parcel) => parcel.reference),
    },
    signal,
  });
  if (answer.status >= 400) return refusedBy(answer);
  const { id, rejected } = readAs(Answered, answer);
  return {
    ok: true,
    carrierNo: id,
    file: null,
    rejected: rejected.map((one) => ({ reference: one.reference, reason: { text: one.message } })),
  };
};
