import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  batchRefundOrder,
  type CallSpec,
  closeOrders,
  type OrderSummary,
  type Request,
  type Result,
  submitOrder,
} from '@alpaca/contract';
import { orderForm } from '../modules/orders/ordersTestForms.ts';
import { newId } from '../platform/ids.ts';
import { type Answer, ask } from './ask.ts';
import type { ApiProcess } from './fleet.ts';

interface Parts {
  /** The process that answers at present. */
  api: () => ApiProcess;
  token: string;
  productIds: readonly string[];
  running: () => boolean;
}

// Who is asked while something is in the way says so, and can be asked again.
const isPassing = ({ status, body }: Answer<unknown>) =>
  [429, 503, 504].includes(status) || body.errorKey === 'idempotency.running';

/** A merchant who places orders, and gives up some of them, again and again. */
export const startOrders = ({ api, token, productIds, running }: Parts) => {
  const acknowledged: OrderSummary[] = [];
  const unexpected: string[] = [];

  /** Asks until somebody answers, as the web does: with the same key each time. */
  const persist = async <C extends CallSpec>(call: C, asked: Request<C>) => {
    const key = newId();
    for (;;) {
      const reply = await ask(api(), call, asked, { token, key }).catch(() => null);
      if (reply?.status === 200) return reply.body.result as Result<C>;
      if (reply && !isPassing(reply)) {
        throw new Error(`${call.path}: ${reply.status} ${reply.body.errorKey}`);
      }
      await sleep(50);
    }
  };

  const place = async () => {
    const productId = productIds[randomInt(productIds.length)] as string;
    const boxes = [{ weight: randomInt(100, 900) / 1000 }];
    const form = orderForm({ productId, boxes, customerNo: newId() }) as never;
    acknowledged.push(await persist(submitOrder, { body: { form, remoteAgreed: true } }));
  };

  const giveUp = async () => {
    const order = acknowledged[randomInt(Math.max(1, acknowledged.length))];
    if (!order) return;
    // Whether it can be is for the table of moves to say: here only that it is done once.
    const call = randomInt(2) === 0 ? closeOrders : batchRefundOrder;
    await persist(call, { body: { ids: [order.id] } });
  };

  const work = async () => {
    while (running()) {
      const next = randomInt(5) === 0 ? giveUp : place;
      await next().catch((error: Error) => unexpected.push(error.message));
      // Not faster than a carrier that flaps can follow.
      await sleep(randomInt(100, 400));
    }
  };
  return { acknowledged, unexpected, ended: work() };
};
