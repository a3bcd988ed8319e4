import {
  constants,
  payTopUp,
  rechargeInfo,
  topUpBalance,
  topUpById,
  topUpCheck,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { bankTransfer, type NewMerchant, newMerchant, walletMinor } from '../financeTestSteps.ts';
import { signStripe } from './stripeSignature.ts';
import { startStripe, type TestSession } from './stripeTestServer.ts';

const secretKey = 'sk_test_1';
const webhookSecret = 'whsec_1';

let app: TestApp;
let stripe: Awaited<ReturnType<typeof startStripe>>;
let merchant: NewMerchant;
beforeAll(async () => {
  stripe = await startStripe(secretKey);
  const site = 'https://yunling.example';
  const settings = {
    provider: 'stripe',
    secretKey,
    webhookSecret,
    site,
    endpoint: stripe.endpoint,
  };
  app = await testApp({ ALPACA_PAYMENTS: JSON.stringify({ yunling: settings }) });
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});
beforeEach(async () => {
  merchant = await newMerchant(app);
});

const online = { payMethod: 'online', bankInfo: undefined, amount: '99.90' };

const begin = async () => {
  const { result } = await merchant.visitor.call(topUpBalance, {
    body: bankTransfer(merchant, online),
  });
  const paying = await merchant.visitor.call(payTopUp, { body: { id: result.id } });
  const session = [...stripe.sessions.values()].find((s) => s.client_reference_id === result.id);
  return { id: result.id, paying: paying.result, session: session as TestSession };
};

interface Notice {
  type?: string;
  host?: string;
  provider?: string;
  signature?: (body: Buffer) => string;
}

const notify = (session: object, notice: Notice = {}) => {
  const {
    type = 'checkout.session.completed',
    host = 'yunling.localhost',
    provider = 'stripe',
  } = notice;
  const event = { id: `evt_${newId()}`, object: 'event', type, data: { object: session } };
  const payload = Buffer.from(JSON.stringify(event));
  const sign = notice.signature ?? ((body: Buffer) => signStripe(body, webhookSecret));
  return app.server.inject({
    method: 'POST',
    url: `${constants.basePath}/financial/payNotify/${provider}`,
    headers: { host, 'content-type': 'application/json', 'stripe-signature': sign(payload) },
    payload,
  });
};

const wallet = async () => walletMinor(await app.ctxOf(), merchant.merchantId);
const paid = (session: TestSession) =>
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
const statusOf = async (id: string) =>
  (await merchant.visitor.call(topUpById, { query: { id } })).result;

test('a provider that sends us elsewhere is not followed: the key is for it alone', async () => {
  const { id } = await begin();
  stripe.move(true);
  await merchant.visitor.call(payTopUp, { body: { id } });
  expect(stripe.move(false)).toBe(0);
});

test('a payment that the provider confirms is credited, with nobody in between', async () => {
  expect((await merchant.visitor.call(rechargeInfo)).result.canPayOnline).toBe(true);
  const { id, paying, session } = await begin();
  expect(paying).toEqual({ state: 'open', url: session.url });
  expect(session).toMatchObject({ amount_total: 9_990, currency: 'cny' });
  expect((await notify(paid(session))).statusCode).toBe(200);
  expect(await wallet()).toBe(9_990n);
  expect(await statusOf(id)).toMatchObject({ auditStatus: 'approved', moneyStatus: 'arrived' });
  const again = await merchant.visitor.call(payTopUp, { body: { id } });
  expect(again.result).toEqual({ state: 'paid', url: '' });
});

test('twice, twenty times at once or after its end: it is credited once', async () => {
  const { session } = await begin();
  await notify({ ...session, status: 'expired', url: null }, { type: 'checkout.session.expired' });
  paid(session);
  const replies = await Promise.all(Array.from({ length: 20 }, () => notify(session)));
  expect(new Set(replies.map((r) => r.statusCode))).toEqual(new Set([200]));
  await notify(
    { ...session, status: 'expired' },
    { type: 'checkout.session.async_payment_failed' },
  );
  expect(await wallet()).toBe(9_990n);
});

test('complete but unpaid waits for the bank', async () => {
  const { id, session } = await begin();
  await notify({ ...session, status: 'complete' });
  expect(await wallet()).toBe(0n);
  expect(await statusOf(id)).toMatchObject({ auditStatus: 'pending' });
  await notify(paid(session), { type: 'checkout.session.async_payment_succeeded' });
  expect(await wallet()).toBe(9_990n);
});

test('a lost notice is made up for when the merchant looks', async () => {
  const { id, session } = await begin();
  paid(session);
  const reply = await merchant.visitor.call(payTopUp, { body: { id } });
  expect(reply.result).toEqual({ state: 'paid', url: '' });
  expect(await wallet()).toBe(9_990n);
  await notify(session);
  expect(await wallet()).toBe(9_990n);
});

test('an answer lost after the payment was made makes no second one', async () => {
  const { id, session } = await begin();
  const ctx = await app.ctxOf();
  await ctx.db.updateTable('top_ups').set({ payment_ref: null }).where('id', '=', id).execute();
  const again = await merchant.visitor.call(payTopUp, { body: { id } });
  expect(again.result.url).toBe(session.url);
});

test('who is not the provider changes nothing', async () => {
  const { session } = await begin();
  paid(session);
  const hour = 3600;
  const forgeries: Notice[] = [
    { signature: () => '' },
    { signature: (body) => signStripe(body, 'whsec_other') },
    { signature: (body) => signStripe(body, webhookSecret, Math.floor(Date.now() / 1000) - hour) },
    { signature: () => signStripe(Buffer.from('other'), webhookSecret) },
  ];
  for (const forgery of forgeries) expect((await notify(session, forgery)).statusCode).toBe(400);
  expect((await notify(session, { host: 'haituo.localhost' })).statusCode).toBe(404);
  expect((await notify(session, { provider: 'other' })).statusCode).toBe(404);
  expect(await wallet()).toBe(0n);
});

test('another amount, another currency or another payment is not credited', async () => {
  const { session } = await begin();
  paid(session);
  expect((await notify({ ...session, amount_total: 1 })).statusCode).toBe(422);
  expect((await notify({ ...session, currency: 'usd' })).statusCode).toBe(422);
  expect((await notify({ ...session, id: 'cs_other' })).statusCode).toBe(422);
  expect((await notify({ ...session, client_reference_id: newId() })).statusCode).toBe(400);
  expect((await notify({ ...session, client_reference_id: 'other use' })).statusCode).toBe(200);
  expect(await wallet()).toBe(0n);
});

test('operators have no say in it, and a provider that fails is told apart', async () => {
  const { id, session } = await begin();
  const operator = await app.as('yunling-op');
  const marked = await operator.call(topUpCheck, { body: { id, step: 'markArrived' } });
  expect(marked.body.errorKey).toBe('topUp.cannotMove');
  stripe.break(true);
  const reply = await merchant.visitor.call(payTopUp, { body: { id } });
  stripe.break(false);
  expect(reply).toMatchObject({ status: 409, body: { errorKey: 'payment.failed' } });
  await notify({ ...session, status: 'expired' }, { type: 'checkout.session.expired' });
  expect(await statusOf(id)).toMatchObject({ auditStatus: 'rejected', moneyStatus: 'notArrived' });
});
