import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const maybe = (most: number) => z.nullish(z.string().check(z.maxLength(most)));

const Address = z.strictObject({
  person_name: maybe(100),
  company_name: maybe(100),
  phone_number: maybe(50),
  email: z.nullish(z.string()),
  country_code: text(2),
  state_code: maybe(50),
  city: maybe(50),
  postal_code: maybe(10),
  street_number: maybe(100),
  address_line1: maybe(100),
  address_line2: maybe(100),
  federal_tax_id: maybe(50),
  residential: z.nullish(z.boolean()),
});
const Parcel = z.strictObject({
  weight: z.number(),
  weight_unit: z.enum(['KG', 'LB', 'OZ', 'G']),
  length: z.nullish(z.number()),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
  dimension_unit: z.nullish(z.enum(['CM', 'IN'])),
  reference_number: maybe(100),
});
const Commodity = z.strictObject({
  title: maybe(200),
  description: maybe(200),
  quantity: z.int(),
  sku: maybe(100),
  hs_code: maybe(100),
  weight: z.number(),
  weight_unit: z.enum(['KG', 'LB', 'OZ', 'G']),
  value_amount: z.nullish(z.number()),
  value_currency: maybe(3),
  origin_country: maybe(2),
});
const Customs = z.strictObject({
  commodities: z.array(Commodity).check(z.minLength(1)),
  content_type: z.enum([
    'documents',
    'gift',
    'sample',
    'merchandise',
    'return_merchandise',
    'other',
  ]),
  incoterm: z.enum(['CFR', 'CIF', 'CIP', 'CPT', 'DAP', 'DDP', 'DDU', 'EXW', 'FCA', 'FOB']),
  invoice: maybe(50),
  duty: z.strictObject({
    paid_by: z.enum(['sender', 'recipient', 'third_party']),
    currency: maybe(3),
  }),
});
/** ShipmentData of Karrio's OpenAPI document, as far as we send it. */
const ShipmentData = z.strictObject({
  reference: maybe(100),
  services: z.array(z.string()),
  carrier_ids: z.array(z.string()),
  label_type: z.enum(['PDF', 'ZPL', 'PNG']),
  shipper: Address,
  recipient: Address,
  parcels: z.array(Parcel).check(z.minLength(1)),
  customs: z.optional(Customs),
  payment: z.strictObject({
    paid_by: z.enum(['sender', 'recipient', 'third_party']),
    currency: maybe(3),
  }),
  options: z.record(z.string(), z.unknown()),
  metadata: z.record(z.string(), z.unknown()),
});
type ShipmentData = z.infer<typeof ShipmentData>;

const PurchaseData = z.strictObject({
  selected_rate_id: z.string(),
  label_type: z.enum(['PDF', 'ZPL', 'PNG']),
  reference: maybe(100),
});

/** ManifestData of the same document. */
const ManifestData = z.strictObject({
  carrier_name: text(100),
  address: z.partial(Address),
  shipment_ids: z.array(z.string()).check(z.minLength(1)),
  reference: maybe(100),
});

interface Form {
  id: string;
  reference: string | null | undefined;
  shipment_identifiers: string[];
}

interface Kept {
  data: ShipmentData;
  id: string;
  status: 'draft' | 'created' | 'cancelled' | 'delivered';
  number: string | null;
  bought: number;
  carrier: string;
  isManifested: boolean;
}

export interface KarrioFaults {
  /** What is answered instead, and to which path's end. */
  answer?: { to: string; status: number; body: unknown };
  /** The connection is dropped after the work of this path is done. */
  dropAfter?: string;
}

const bodyOf = async (request: IncomingMessage) => {
  let json = '';
  for await (const part of request) json += part;
  return json === '' ? undefined : (JSON.parse(json) as unknown);
};

const send = (reply: ServerResponse, status: number, body: unknown) =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const errors = (reply: ServerResponse, status: number, code: string, message: string) =>
  send(reply, status, { errors: [{ code, message }] });

/** Karrio's shipments by its published schema: drafts, rates, purchase, cancel, labels, errors. */
export const startKarrio = async (token: string, services: readonly string[]) => {
  const kept: Kept[] = [];
  const forms: Form[] = [];
  let carrier = 'ups';
  let faults: KarrioFaults = {};

  const told = ({ data, id, status, number, carrier }: Kept, withLabel = false) => ({
    id,
    object_type: 'shipment',
    ...data,
    status,
    tracking_number: number,
    shipment_identifier: number,
    carrier_name: carrier,
    rates: data.services
      .filter((service) => services.includes(service))
      .map((service) => ({ id: `rat_${id}_${service}`, object_type: 'rate', service })),
    messages: data.services
      .filter((service) => !services.includes(service))
      .map((service) => ({ code: 'SERVICE', message: `${service} is not served` })),
    label_url: number ? `/v1/shipments/${id}/label.pdf?token=once` : null,
    shipping_documents: withLabel
      ? [
          {
            category: 'label',
            format: 'PDF',
            base64: Buffer.from('%PDF-1.4 bought').toString('base64'),
          },
        ]
      : [],
    meta: { tracking_numbers: number ? data.parcels.map((_, at) => `${number}-${at + 1}`) : [] },
  });

  const purchase = (reply: ServerResponse, shipment: Kept, body: unknown) => {
    if (shipment.status !== 'draft') {
      return errors(reply, 409, 'state_error', `The shipment is '${shipment.status}'`);
    }
    const parsed = PurchaseData.safeParse(body);
    if (!parsed.success) return errors(reply, 400, 'validation', parsed.error.message);
    Object.assign(shipment, { status: 'created', bought: shipment.bought + 1 });
    shipment.number = `1Z${shipment.id}`;
    return send(reply, 200, told(shipment, true));
  };

  const cancel = (reply: ServerResponse, shipment: Kept) => {
    if (shipment.status === 'cancelled') return send(reply, 202, told(shipment));
    if (shipment.status === 'delivered') {
      return errors(reply, 409, 'state_error', 'can not be cancelled anymore');
    }
    shipment.status = 'cancelled';
    return send(reply, 200, told(shipment));
  };

  const create = (reply: ServerResponse, body: unknown) => {
    const parsed = ShipmentData.safeParse(body);
    if (!parsed.success) {
      const details = parsed.error.issues.map(({ path, message }) => ({ path, message }));
      return send(reply, 400, { errors: [{ code: 'validation', details }] });
    }
    const id = `shp_${kept.length + 1}`;
    kept.push({
      data: parsed.data,
      id,
      status: 'draft',
      number: null,
      bought: 0,
      carrier,
      isManifested: false,
    });
    return send(reply, 201, told(kept.at(-1) as Kept));
  };

  const toldForm = (form: Form) => ({
    ...form,
    object_type: 'manifest',
    manifest_url: `/v1/manifests/${form.id}/manifest.pdf`,
  });

  /** As Karrio does: what does not fit is left out without a word, unless nothing fits. */
  const manifest = (reply: ServerResponse, body: unknown) => {
    const parsed = ManifestData.safeParse(body);
    if (!parsed.success) return errors(reply, 400, 'validation', parsed.error.message);
    const { carrier_name, shipment_ids, reference } = parsed.data;
    const fit = kept.filter(
      (one) => shipment_ids.includes(one.id) && one.carrier === carrier_name && !one.isManifested,
    );
    if (fit.length === 0) return errors(reply, 400, 'validation', 'shipment ids are invalid');
    for (const one of fit) one.isManifested = true;
    const form = {
      id: `manf_${forms.length + 1}`,
      reference,
      shipment_identifiers: fit.map(({ number }) => number as string),
    };
    forms.push(form);
    return send(reply, 201, toldForm(form));
  };

  const trackers = new Map<string, readonly Record<string, unknown>[]>();

  const answerManifests = (
    request: IncomingMessage,
    reply: ServerResponse,
    url: URL,
    body: unknown,
  ) => {
    if (url.pathname.endsWith('.pdf')) return void reply.writeHead(200).end('%PDF-1.4 form');
    if (request.method === 'POST') return manifest(reply, body);
    const [limit, offset] = ['limit', 'offset'].map((name) => Number(url.searchParams.get(name)));
    const some = forms.slice(offset, (offset as number) + (limit as number));
    const next = (offset as number) + some.length < forms.length ? 'more' : null;
    return send(reply, 200, {
      count: forms.length,
      next,
      previous: null,
      results: some.map(toldForm),
    });
  };

  // TrackingStatus of the same document, as far as we read it.
  const answerTracker = (reply: ServerResponse, number: string) => {
    const events = trackers.get(number);
    if (!events) return errors(reply, 404, 'not_found', 'No Tracking matches the given query');
    return send(reply, 200, {
      id: `trk_${number}`,
      carrier_name: carrier,
      carrier_id: carrier,
      tracking_number: number,
      status: 'in_transit',
      delivered: false,
      estimated_delivery: '2026-11-20',
      test_mode: true,
      events,
    });
  };

  const list = (reply: ServerResponse, reference: string) => {
    const found = kept.filter(({ data }) => data.reference?.includes(reference));
    const results = found.map((shipment) => told(shipment));
    return send(reply, 200, { count: results.length, next: null, previous: null, results });
  };

  const answer = (request: IncomingMessage, reply: ServerResponse, url: URL, body: unknown) => {
    const [, , what, id, verb] = url.pathname.split('/');
    if (what === 'manifests') return answerManifests(request, reply, url, body);
    if (what === 'trackers') return answerTracker(reply, decodeURIComponent(id ?? ''));
    if (!id && request.method === 'POST') return create(reply, body);
    if (!id) return list(reply, url.searchParams.get('reference') ?? '');
    const shipment = kept.find((one) => one.id === id);
    if (!shipment) return errors(reply, 404, 'not_found', 'No Shipment matches the given query');
    if (verb === 'purchase') return purchase(reply, shipment, body);
    if (verb === 'cancel') return cancel(reply, shipment);
    if (verb === 'label.pdf') return void reply.writeHead(200).end('%PDF-1.4 stored');
    return send(reply, 200, told(shipment));
  };

  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://karrio');
    const body = await bodyOf(request);
    if (request.headers.authorization !== `Token ${token}`) {
      return errors(reply, 401, 'authentication_failed', 'Invalid token');
    }
    const { answer: instead, dropAfter } = faults;
    if (instead && url.pathname.endsWith(instead.to)) {
      return send(reply, instead.status, instead.body);
    }
    if (dropAfter && url.pathname.endsWith(dropAfter) && request.method === 'POST') {
      reply.end = (() => reply.socket?.resetAndDestroy()) as never;
    }
    answer(request, reply, url, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    kept,
    forms,
    /** What is told of numbers. */
    trackers,
    /** Who carries what is bought from now on. */
    setCarrier: (next: string) => {
      carrier = next;
    },
    setFaults: (next: KarrioFaults) => {
      faults = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
