import { type openSandboxCalls, toMinor } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { postOne, toWireWallet, walletFunded, walletsOf } from '../../finance/index.ts';
import { findOrder } from '../../orders/index.ts';
import { takeNews } from '../../tracking/index.ts';
import type { Answers, OpenAsked } from '../door/answers/answers.ts';
import { orderNow } from '../door/answers/orderViews.ts';
import { tracking } from '../door/answers/tracking.ts';
import { asHouse } from './asHouse.ts';
import { newsOf } from './carrierStory.ts';
import { moveClock } from './clock.ts';
import { receiveAll, sendOff } from './counter.ts';

type Calls = typeof openSandboxCalls;

/** Told as a carrier would, by somebody who knows what it means. */
const track = async (ctx: Ctx, { params: { id }, body }: OpenAsked<Calls['sandboxTrack']>) => {
  const { merchant_id: merchantId } = await findOrder(ctx, id);
  await asHouse(ctx, (house) =>
    takeNews(house, [newsOf(house, { orderId: id, merchantId }, body)]),
  );
  return tracking(ctx, id);
};

const topUp = async (ctx: Ctx, { amount, currency }: OpenAsked<Calls['sandboxTopUp']>['body']) => {
  const merchantId = ownMerchant(ctx);
  const minor = toMinor(amount, currency);
  await asHouse(ctx, async (house) => {
    await postOne(house, { op: 'topUp', key: newId(), merchantId, currency, minor });
    await walletFunded(house, merchantId);
  });
  return { wallets: (await walletsOf(ctx)).map(toWireWallet) };
};

/** What merchants with a test key do in our place. */
export const sandboxAnswers: Answers<Calls> = {
  sandboxReceive: async (ctx, asked) => {
    await receiveAll(ctx, asked);
    return orderNow(ctx, asked.params.id);
  },
  sandboxDispatch: async (ctx, { params: { id } }) => {
    await sendOff(ctx, id);
    return orderNow(ctx, id);
  },
  sandboxTrack: track,
  sandboxClock: async (ctx, { body: { hours } }) => {
    await moveClock(ctx, hours);
    return { hours };
  },
  sandboxTopUp: (ctx, { body }) => topUp(ctx, body),
};
