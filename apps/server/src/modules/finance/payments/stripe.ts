import * as z from 'zod/mini';
import { type Payment, PaymentFailed, type PaymentProvider, type PaymentRequest } from './port.ts';
import { verifyStripeSignature } from './stripeSignature.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The tenant's web; people come back to it. */
  site: string;
  endpoint?: string | undefined;
}

const version = '2024-06-20';
const timeoutMs = 20_000;

const Session = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  client_reference_id: z.nullable(z.string()),
  status: z.nullable(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  url: z.nullish(z.string()),
});
type Session = z.infer<typeof Session>;

const Event = z.object({
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

const isTopUpId = (reference: string | null) => z.uuid().safeParse(reference).success;

// Complete but unpaid: a bank still has to say whether the money comes.
const stateOf = ({ status, payment_status }: Session): Payment['state'] => {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'over' : 'open';
};

const payment = (session: Session, state = stateOf(session)): Payment => ({
  ref: session.id,
  topUpId: session.client_reference_id ?? '',
  state,
  minor: BigInt(session.amount_total ?? 0),
  currency: (session.currency ?? '').toUpperCase(),
  url: session.url ?? '',
});

const formOf = ({ topUpId, title, minor, currency }: PaymentRequest, site: string) => {
  const back = (state: string) => `${site}/financial/recharge?paid=${state}&topUp=${topUpId}`;
  return new URLSearchParams({
    mode: 'payment',
    client_reference_id: topUpId,
    success_url: back('yes'),
    cancel_url: back('no'),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(minor),
    'line_items[0][price_data][product_data][name]': title,
  });
};

/** Checkout Sessions of Stripe; amounts are in minor units there too. */
export const stripeProvider = (settings: StripeSettings): PaymentProvider => {
  const { secretKey, webhookSecret, site, endpoint = 'https://api.stripe.com' } = settings;

  const ask = async (path: string, body?: URLSearchParams, key?: string): Promise<Payment> => {
    const reply = await fetch(new URL(path, endpoint), {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': version,
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause) => {
      throw new PaymentFailed('unreachable', cause);
    });
    if (!reply.ok) throw new PaymentFailed(`status ${reply.status}`);
    const session = Session.safeParse(await reply.json().catch(() => null));
    if (!session.success) throw new PaymentFailed('unreadable');
    return payment(session.data);
  };

  return {
    name: 'stripe',
    create: (request) =>
      ask('/v1/checkout/sessions', formOf(request, site), `topUp:${request.topUpId}`),
    query: (ref) => ask(`/v1/checkout/sessions/${encodeURIComponent(ref)}`),
    read: (body, headers) => {
      verifyStripeSignature(body, headers['stripe-signature'], webhookSecret);
      const event = Event.safeParse(JSON.parse(body.toString('utf8')));
      if (!event.success || !event.data.type.startsWith('checkout.session.')) return null;
      const session = Session.safeParse(event.data.data.object);
      // The account may be used for other things than top-ups.
      if (!session.success || !isTopUpId(session.data.client_reference_id)) return null;
      const failed = event.data.type === 'checkout.session.async_payment_failed';
      return payment(session.data, failed ? 'over' : undefined);
    },
  };
};
