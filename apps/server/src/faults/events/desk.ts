import { setTimeout as sleep } from 'node:timers/promises';
import { listOrders } from '@alpaca/contract';
import type { ApiProcess } from '../support/fleet.ts';
import { keepCalling } from '../support/keepCalling.ts';
import { placeOne } from './parcels.ts';

interface Desk {
  api: () => ApiProcess;
  token: string;
  productId: string;
}

const people = 4;
const pauseMs = 250;

/** How long people at the order desk wait, in milliseconds: they place an order, look, place one. */
export const deskTimes = async ({ api, token, productId }: Desk, seconds: number) => {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const look = () => keepCalling(api, token, listOrders, { body: { pageNo: 1, pageSize: 20 } });
  const person = async (at: number) => {
    await sleep((at * pauseMs) / people);
    for (let n = at; performance.now() < end; n += 1) {
      const begun = performance.now();
      await (n % 2 === 0 ? placeOne(api, token, productId) : look());
      const took = performance.now() - begun;
      times.push(took);
      await sleep(Math.max(0, pauseMs - took));
    }
  };
  await Promise.all(Array.from({ length: people }, (_, at) => person(at)));
  return times;
};

export const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] as number;
