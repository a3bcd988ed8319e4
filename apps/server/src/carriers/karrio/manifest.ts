import * as z from 'zod/mini';
import {
  type Account,
  CarrierUnknown,
  type Manifested,
  type ManifestForm,
  type Refused,
} from '../../platform/carrier.ts';
import { pdfOf, readAs } from '../http.ts';
import { ask, isBought, type Shipment, shipmentsOf } from './ask.ts';
import { refusedBy } from './errors.ts';

/** What we read of Karrio's Manifest. */
const Manifest = z.object({
  id: z.string(),
  reference: z.nullish(z.string()),
  shipment_identifiers: z.nullish(z.array(z.string())),
  manifest_url: z.nullish(z.string()),
});
type Manifest = z.infer<typeof Manifest>;
const Manifests = z.object({ results: z.array(Manifest), next: z.nullish(z.string()) });

type Rejected = Manifested['rejected'][number];
interface Found {
  reference: string;
  shipment: Shipment;
}

const atOnce = 8;
const pageSize = 100;

/** Karrio knows parcels by ids of its own; each is looked for by our reference. */
const findAll = async (account: Account, { parcels }: ManifestForm, signal: AbortSignal) => {
  const found: Found[] = [];
  const rejected: Rejected[] = [];
  for (let from = 0; from < parcels.length; from += atOnce) {
    const some = parcels.slice(from, from + atOnce);
    const answers = await Promise.all(
      some.map(({ reference }) => shipmentsOf(account, reference, signal)),
    );
    for (const [at, [shipment]] of answers.entries()) {
      const { reference } = some[at] as (typeof some)[number];
      if (shipment && isBought(shipment)) found.push({ reference, shipment });
      else rejected.push({ reference, reason: { key: 'notBooked' } });
    }
  }
  return { found, rejected };
};

const identifierOf = ({ shipment_identifier, tracking_number }: Shipment) =>
  shipment_identifier ?? tracking_number ?? '';

/** One form is of one carrier: what another one carries is named and goes on a form of its own. */
const ofOneCarrier = (found: readonly Found[]) => {
  const carrier = found[0]?.shipment.carrier_name ?? '';
  const [mine, others] = [true, false].map((same) =>
    found.filter(({ shipment }) => ((shipment.carrier_name ?? '') === carrier) === same),
  ) as [Found[], Found[]];
  return { carrier, mine, others };
};

/** The form that was made when we did not hear the answer. Karrio's list has no search by reference. */
const made = async (account: Account, reference: string, signal: AbortSignal) => {
  for (let offset = 0; ; offset += pageSize) {
    const path = `/v1/manifests?limit=${pageSize}&offset=${offset}`;
    const page = readAs(Manifests, await ask(account, { method: 'GET', path, signal }));
    const known = page.results.find((one) => one.reference === reference);
    if (known || !page.next) return known ?? null;
  }
};

const addressOf = ({ origin }: ManifestForm) => ({
  person_name: origin.contact,
  company_name: origin.name,
  phone_number: origin.phone,
  country_code: origin.countryCode,
  state_code: origin.province || null,
  city: origin.city,
  postal_code: origin.postCode || null,
  address_line1: origin.address,
});

const paperOf = async (account: Account, { manifest_url }: Manifest, signal: AbortSignal) => {
  if (!manifest_url) return null;
  try {
    return pdfOf(await ask(account, { method: 'GET', path: manifest_url, signal }));
  } catch (error) {
    // The form stands all the same.
    if (error instanceof CarrierUnknown) return null;
    throw error;
  }
};

/**
 * Karrio leaves out what does not fit without a word, unless nothing fits: so the parcels of its answer
 * are held against those that were sent, and each that is missing is named.
 */
export const manifest = async (
  account: Account,
  form: ManifestForm,
  signal: AbortSignal,
): Promise<Manifested | Refused> => {
  const { found, rejected } = await findAll(account, form, signal);
  const { carrier, mine, others } = ofOneCarrier(found);
  if (mine.length === 0) return { ok: false, reason: { key: 'notBooked' } };
  let answered = await made(account, form.reference, signal);
  if (!answered) {
    const answer = await ask(account, {
      method: 'POST',
      path: '/v1/manifests',
      body: {
        carrier_name: carrier,
        address: addressOf(form),
        shipment_ids: mine.map(({ shipment }) => shipment.id),
        reference: form.reference,
      },
      signal,
    });
    if (answer.status >= 400) return refusedBy(answer);
    answered = readAs(Manifest, answer);
  }
  const taken = new Set(answered.shipment_identifiers ?? []);
  const dropped = mine.filter(({ shipment }) => !taken.has(identifierOf(shipment)));
  return {
    ok: true,
    carrierNo: answered.id,
    file: await paperOf(account, answered, signal),
    rejected: [
      ...rejected,
      ...others.map(({ reference }) => ({ reference, reason: { key: 'otherCarrier' } })),
      ...dropped.map(({ reference }) => ({ reference, reason: { key: 'notOnForm' } })),
    ],
  };
};
