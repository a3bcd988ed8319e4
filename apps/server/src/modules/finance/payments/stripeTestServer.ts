import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestSession {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  url: string | null;
}

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += part;
  return new URLSearchParams(text);
};

const send = (reply: ServerResponse, status: number, body: unknown) => {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const refuse = (reply: ServerResponse, status: number, message: string) =>
  send(reply, status, { error: { type: 'invalid_request_error', message } });

/** Answers as Stripe's Checkout Sessions do: form-encoded requests, keys, idempotency. */
export const startStripe = async (secretKey: string) => {
  const sessions = new Map<string, TestSession>();
  const byKey = new Map<string, TestSession>();
  let broken = false;
  let moved = false;
  let followed = 0;

  const create = (form: URLSearchParams, key: string): TestSession => {
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_test_${sessions.size + 1}`;
    const session: TestSession = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      url: `https://checkout.stripe.test/c/pay/${id}`,
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  };

  const server = createServer(async (request, reply) => {
    const form = await bodyOf(request);
    if (broken) return refuse(reply, 500, 'broken');
    if (request.url === '/elsewhere') followed += 1;
    else if (moved) return void reply.writeHead(307, { location: '/elsewhere' }).end();
    if (request.headers.authorization !== `Bearer ${secretKey}`) return refuse(reply, 401, 'key');
    if (request.method === 'POST' && request.url === '/v1/checkout/sessions') {
      if (form.get('mode') !== 'payment') return refuse(reply, 400, 'mode');
      return send(reply, 200, create(form, String(request.headers['idempotency-key'])));
    }
    const id = request.url?.split('/').at(-1) ?? '';
    const session = sessions.get(id);
    return session ? send(reply, 200, session) : refuse(reply, 404, 'no such session');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    sessions,
    /** Sends whoever asks to another address; says how many went there. */
    move: (is: boolean) => {
      moved = is;
      return followed;
    },
    break: (is: boolean) => {
      broken = is;
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
