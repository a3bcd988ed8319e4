import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { batchRefundOrder, closeOrders, type OrderSummary, submitOrder } from '@alpaca/contract';
import { orderForm } from '../../modules/orders/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { ApiProcess } from '../support/fleet.ts';
import { keepCalling } from '../support/keepCalling.ts';

interface Parts {
  /** The process that answers at present. */
  api: () => ApiProcess;
  token: string;
  productIds: readonly string[];
  running: () => boolean;
}

/** A merchant who places orders, and gives up some of them, again and again. */
export const startOrders = ({ api, token, productIds, running }: Parts) => {
  const acknowledged: OrderSummary[] = [];
  const unexpected: string[] = [];

  const place = async () => {
    const productId = productIds[randomInt(productIds.length)] as string;
    const boxes = [{ weight: randomInt(100, 900) / 1000 }];
    const form = orderForm({ productId, boxes, customerNo: newId() }) as never;
    acknowledged.push(
      await keepCalling(api, token, submitOrder, { body: { form, remoteAgreed: true } }),
    );
  };

  const giveUp = async () => {
    const order = acknowledged[randomInt(Math.max(1, acknowledged.length))];
    if (!order) return;
    // Whether it can be is for the table of moves to say: here only that it is done once.
    const call = randomInt(2) === 0 ? closeOrders : batchRefundOrder;
    await keepCalling(api, token, call, { body: { ids: [order.id] } });
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
