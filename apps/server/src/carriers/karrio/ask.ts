import * as z from 'zod/mini';
import type { Account } from '../../platform/carrier.ts';
import { serverOf } from '../accounts.ts';
import { type Answer, askCarrier, type Question, readAs } from '../http.ts';

const Message = z.object({ message: z.nullish(z.string()), code: z.nullish(z.unknown()) });

/** What we read of Karrio's Shipment; it has much more. */
export const Shipment = z.object({
  id: z.string(),
  status: z.string(),
  reference: z.nullish(z.string()),
  tracking_number: z.nullish(z.string()),
  shipment_identifier: z.nullish(z.string()),
  carrier_name: z.nullish(z.string()),
  label_url: z.nullish(z.string()),
  shipping_documents: z.nullish(
    z.array(z.object({ category: z.string(), base64: z.nullish(z.string()) })),
  ),
  rates: z.nullish(z.array(z.object({ id: z.string(), service: z.nullish(z.string()) }))),
  messages: z.nullish(z.array(Message)),
  meta: z.nullish(z.object({ tracking_numbers: z.nullish(z.array(z.string())) })),
});
export type Shipment = z.infer<typeof Shipment>;

const Shipments = z.object({ results: z.array(Shipment) });

export const ask = (account: Account, question: Question): Promise<Answer> => {
  const server = serverOf(account, 'karrio');
  // A label may lie in somebody else's store, which is not told our token.
  const isOurs = new URL(question.path, server.url).origin === new URL(server.url).origin;
  const headers = isOurs ? { authorization: `Token ${server.token}` } : {};
  return askCarrier(server, { ...question, headers });
};

/** All under a reference that are not cancelled; those that were bought come first. */
export const shipmentsOf = async (account: Account, reference: string, signal: AbortSignal) => {
  const path = `/v1/shipments?limit=100&reference=${encodeURIComponent(reference)}`;
  const { results } = readAs(Shipments, await ask(account, { method: 'GET', path, signal }));
  return (
    results
      // Karrio finds what contains the reference.
      .filter((found) => found.reference === reference && found.status !== 'cancelled')
      .sort((a, b) => Number(isBought(b)) - Number(isBought(a)))
  );
};

export const isBought = ({ status, tracking_number }: Shipment) =>
  status !== 'draft' && status !== 'cancelled' && Boolean(tracking_number);
