import * as contract from '@alpaca/contract';
import {
  type Claim,
  type ClaimAct,
  type ClaimState,
  fileClaim,
  getClaim,
  uploadFile,
} from '@alpaca/contract';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import { onePagePdf } from '../../testing/pdf.ts';
import { openStationKit } from '../receiving/testing.ts';

export type Visitor = Awaited<ReturnType<TestApp['as']>>;

const dayMs = 86_400_000;
export const reason = 'The carrier pays no more';

/** What tests of claims work with: a parcel of 2 kg, declared at 700.00 CNY, that left us some days ago. */
export const openClaimsKit = async () => {
  const app = await testApp();
  const station = await openStationKit(app);
  const merchantId = app.merchantId('M100001');
  const merchant = await app.as('starfield');
  await station.topUp(merchantId, 10_000_000n);
  const { operator, second } = station;

  const kit = {
    ...station,
    app,
    merchantId,
    merchant,

    async parcel({ daysAgo = 20, more = {} }: { daysAgo?: number; more?: object } = {}) {
      const goods = [{ goodsName: '耳机', goodsNameEn: 'Earphones', quantity: 2, value: '350.00' }];
      const declared = { declaredCurrency: 'CNY', goods, ...more };
      const order = await station.order(station.as(merchantId), 'label', { kg: 2, more: declared });
      await station.scan(order.no);
      await station.set('orders', `status = 'outWarehouse'`, order.id);
      await asOwner(
        app.database,
        `insert into order_events (tenant_id, order_id, id, merchant_id, step, actor, status, created_at)
         select tenant_id, id, gen_random_uuid(), merchant_id, 'dispatch', 'operator', status, $2
         from orders where id = $1`,
        [order.id, new Date(Date.now() - daysAgo * dayMs)],
      );
      return order;
    },

    file: (orderId: string, more: Record<string, unknown> = {}, by: Visitor = merchant) =>
      by.call(fileClaim, {
        body: { orderId, kind: 'lost', amount: '600.00', text: 'It never came', ...more } as never,
      }),

    /** A claim that has just been filed. */
    async filed(more: Record<string, unknown> = {}, of: { more?: object } = {}) {
      const order = await kit.parcel(of);
      const { result } = await kit.file(order.id, more);
      return { id: result.id, orderId: order.id, no: order.no };
    },

    claim: async (id: string, by: Visitor = operator): Promise<Claim> =>
      (await by.call(getClaim, { query: { id } })).result.claim,

    /** Does one act as its side would, on the claim as it stands. */
    async act(id: string, act: ClaimAct, more: Record<string, unknown> = {}, by?: Visitor) {
      const seen = { id, revision: (await kit.claim(id)).revision };
      const [call, body, who] = acts[act];
      return (by ?? who).call(call, { body: { ...seen, ...body, ...more } as never });
    },

    /** Brings a claim that was filed to a state, the shortest way. */
    async bring(id: string, to: ClaimState) {
      for (const act of ways[to]) await kit.act(id, act);
    },

    upload: async (by: Visitor = merchant) => {
      const sent = multipart('invoice.pdf', onePagePdf);
      const query = { purpose: 'claimFile' as const };
      return (await by.call(uploadFile, { query }, sent)).result.key;
    },

    wallet: async () => (await station.balances(merchantId)).wallet,
    stop: async () => {
      await station.close();
      await app.stop();
    },
  };

  const acts: Record<ClaimAct, readonly [contract.CallSpec, object, Visitor]> = {
    answer: [contract.answerClaim, { text: 'Here it is' }, merchant],
    accept: [contract.settleClaim, { act: 'accept' }, merchant],
    object: [contract.settleClaim, { act: 'object', text: 'Too little' }, merchant],
    withdraw: [contract.settleClaim, { act: 'withdraw' }, merchant],
    sendOn: [contract.sendClaimOn, { reference: 'C-77', day: '2026-11-18' }, operator],
    noteAnswer: [
      contract.noteCarrierAnswer,
      { outcome: 'accepted', amount: '80.00', words: 'As agreed' },
      operator,
    ],
    offer: [contract.offerClaim, { amount: '200.00', reason }, operator],
    approve: [contract.decideClaimOffer, { act: 'approve' }, second],
    sendBack: [contract.decideClaimOffer, { act: 'sendBack', reason }, second],
    askMore: [contract.askMoreOfClaim, { reason: 'Please bring the invoice' }, operator],
    refuse: [contract.refuseClaim, { reason }, operator],
  };
  return kit;
};
export type ClaimsKit = Awaited<ReturnType<typeof openClaimsKit>>;

/** Without terms every offer needs a second person. */
const ways: Readonly<Record<ClaimState, readonly ClaimAct[]>> = {
  filed: [],
  asked: ['askMore'],
  answered: ['askMore', 'answer'],
  withCarrier: ['sendOn'],
  carrierAnswered: ['sendOn', 'noteAnswer'],
  approving: ['offer'],
  offered: ['offer', 'approve'],
  objected: ['offer', 'approve', 'object'],
  paid: ['offer', 'approve', 'accept'],
  refused: ['refuse'],
  withdrawn: ['withdraw'],
};
