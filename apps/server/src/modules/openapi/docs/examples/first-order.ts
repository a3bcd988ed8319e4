// From a test key to a label. ALPACA_URL is where you sign in, ALPACA_KEY a key that begins with alp_test_.
import { readFile, writeFile } from 'node:fs/promises';

const api = `${process.env.ALPACA_URL}/open/v1`;

const ask = async (method: string, path: string, body?: unknown, key?: string) => {
  const headers = new Headers({ authorization: `Bearer ${process.env.ALPACA_KEY}` });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (key !== undefined) headers.set('idempotency-key', key);
  const answer = await fetch(api + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
};

// 1. What it costs, the cheapest first.
const boxes = [{ weight: 0.5 }];
const parcel = { originCode: 'CN', countryCode: 'US', postCode: '10001', boxes };
type Quotes = { items: { ok: boolean; productId: string }[] };
const quotes = (await (await ask('POST', '/quotes', { parcel })).json()) as Quotes;
const cheapest = quotes.items.find((quote) => quote.ok);

// 2. The order. The Idempotency-Key makes it safe to send again: use the number of your own order.
const wish = JSON.parse(await readFile('order.json', 'utf8'));
const number = `SHOP-${Date.now()}`;
Object.assign(wish.order, { productId: cheapest?.productId, customerNo: number });
type Order = { id: string; orderNo: string; label: string };
const order = (await (await ask('POST', '/orders', wish, number)).json()) as Order;

// 3. The label is ready as soon as the carrier has answered.
const isReady = async () => {
  const now = (await (await ask('GET', `/orders/${order.id}`)).json()) as Order;
  return now.label === 'ready';
};
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 1000));
const label = await ask('GET', `/orders/${order.id}/label`);
await writeFile('label.pdf', Buffer.from(await label.arrayBuffer()));
console.log(`Order ${order.orderNo}: label.pdf`);
