import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ReceiveAnswer, receiveParcel, submitOrder } from '@alpaca/contract';
import { orderForm } from '../../modules/orders/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { ApiProcess } from '../support/fleet.ts';
import { keepCalling } from '../support/keepCalling.ts';

/** A line, and with how many boxes an order of it is taken. */
export interface Sold {
  id: string;
  boxesMost: number;
}

interface Parts {
  /** The process that answers at present. */
  api: () => ApiProcess;
  merchant: string;
  operator: string;
  products: readonly Sold[];
  warehouseId: string;
  station: string;
  /** Orders that are booked already; all stations take from it. */
  stock: Placed[];
  running: () => boolean;
}

/** An order that waits to be brought. */
export interface Placed {
  no: string;
  boxes: number;
}

/** Places an order as its merchant does. */
export const placeOne = async ({
  api,
  merchant,
  products,
}: Pick<Parts, 'api' | 'merchant' | 'products'>): Promise<Placed> => {
  const { id: productId, boxesMost } = products[randomInt(products.length)] as Sold;
  const boxes = Array.from({ length: randomInt(1, 1 + boxesMost) }, () => ({ weight: 0.5 }));
  const form = orderForm({ productId, boxes, customerNo: newId() }) as never;
  const asked = { body: { form, remoteAgreed: true } };
  const { transactionOrderNo: no } = await keepCalling(api, merchant, submitOrder, asked);
  return { no, boxes: boxes.length };
};

/** Numbers of orders that were received, whichever station did: any may scan them again. */
const known: string[] = [];

/** A station that weighs in parcel after parcel, sends scans again, and scans what others have. */
export const startStation = (parts: Parts) => {
  const { api, operator, warehouseId, station, stock, running } = parts;
  const acknowledged: ReceiveAnswer[] = [];
  const unexpected: string[] = [];

  const send = async (number: string, weight: number) => {
    const body = {
      scanId: newId(),
      warehouseId,
      station,
      scannedAt: '2026-11-17 09:00:00',
      number,
      weight,
      length: 10,
      width: 10,
      height: 10,
      weightAgreed: true,
    };
    const answer = await keepCalling(api, operator, receiveParcel, { body });
    acknowledged.push(answer);
    if (randomInt(4) > 0) return answer;
    const again = await keepCalling(api, operator, receiveParcel, { body });
    if (JSON.stringify(again) !== JSON.stringify(answer))
      unexpected.push(`${number}: other answer`);
    return answer;
  };

  /** Each box is weighed by itself; an order that was just placed waits for its carrier. */
  const weighIn = async (no: string, boxes: number) => {
    let left = boxes;
    while (left > 0) {
      // What is not here as a whole may still come.
      if (!running()) return;
      const { stop, received } = await send(no, randomInt(300, 700) / 1000);
      if (received) left -= received.lines.length;
      else if (stop?.stop === 'ordering') await sleep(500);
      else throw new Error(`${no}: ${stop?.stop}`);
    }
    known.push(no);
  };

  const one = async () => {
    const { no, boxes } = stock.shift() ?? (await placeOne(parts));
    await weighIn(no, boxes);
    const other = known[randomInt(known.length)] as string;
    const { received } = await send(other, 0.5);
    if (received?.isComplete) unexpected.push(`${other}: received twice`);
  };

  const work = async () => {
    while (running()) {
      await one().catch((error: Error) => unexpected.push(error.message));
      await sleep(randomInt(50, 200));
    }
  };
  return { acknowledged, unexpected, ended: work() };
};
