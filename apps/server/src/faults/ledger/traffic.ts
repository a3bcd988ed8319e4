import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seedId } from '../../../seeds/seedId.ts';
import { newPaymentProof } from '../../modules/finance/testing.ts';
import { readConfig } from '../../platform/config.ts';
import type { Tenant } from '../../platform/context.ts';
import { makeCtx } from '../../platform/http/open.ts';
import { newId } from '../../platform/ids.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { openLog } from '../../platform/log.ts';
import { startNode } from '../../platform/node.ts';
import { type ApiProcess, type Fleet, until } from '../support/fleet.ts';
import { signInTo } from '../support/signInTo.ts';
import { orderMoney } from '../support/testJobs.ts';
import type { Order } from './orders.ts';
import { startTopUps } from './topUps.ts';

const payers = { starfield: 'M100001', kapok: 'M100002', bluebay: 'M100003' } as const;
// A killed worker's orders wait for another; beyond so many nothing is added to them.
const openAtMost = 100;

/** Top-ups through the API and orders through the worker, from the start to the end. */
export const openTraffic = async (cells: string, fleet: Fleet, api: () => ApiProcess) => {
  const log = openLog('test', 'silent');
  const node = await startNode(readConfig({ ALPACA_CELLS: cells }), 'api', { log });
  const tenant = (await node.directory.byHost('yunling.localhost')) as Tenant;
  const ctx = makeCtx(node, tenant, null, 'zh_CN');
  const merchantOf = (code: string) => seedId(`${tenant.id}/merchant/${code}`);
  const merchants = Object.values(payers).map(merchantOf);
  const operator = { token: await signInTo(api(), 'yunling-op') };

  let running = true;
  const signIn = async ([username, code]: [string, string]) => {
    const userId = seedId(`${tenant.id}/user/${username}`);
    const id = merchantOf(code);
    const proof = await newPaymentProof({ ctx, userId, merchantId: id });
    return { id, token: await signInTo(api(), username), proof };
  };
  const signedIn = await Promise.all(Object.entries(payers).map(signIn));
  let topUps: ReturnType<typeof startTopUps>[] = [];

  const orders: Order[] = [];
  const ended = new Set<string>();
  let read = 0;
  /** Orders the workers are through with. */
  const through = () => {
    for (; read < fleet.lines.length; read += 1) {
      const [, id] = / ended (\S+)$/.exec(fleet.lines[read] as string) ?? [];
      if (id) ended.add(id);
    }
    return ended.size;
  };
  const place = async () => {
    const merchantId = merchants[randomInt(merchants.length)] as string;
    const order = { id: newId(), merchantId };
    const add = () => addJob(ctx, orderMoney, { order: order.id, merchant: merchantId });
    // Not answered, it may be there all the same: then two jobs move the same money.
    while (!(await add().catch(() => null))) await sleep(50);
    orders.push(order);
  };
  const work = async () => {
    while (running) {
      if (orders.length - through() < openAtMost) await place();
      await sleep(20);
    }
  };
  let placing: Promise<void> | undefined;

  return {
    orders,
    merchants,
    granted: () => topUps.flatMap((lane) => lane.granted),
    unexpected: () => topUps.flatMap((lane) => lane.unexpected),
    through,
    start() {
      const parts = { api, operator, running: () => running };
      topUps = signedIn.map((merchant) => startTopUps({ ...parts, merchant }));
      placing = work();
    },
    /** Takes nothing new, and waits for what was begun. */
    async end() {
      running = false;
      await Promise.all([placing, ...topUps.map((lane) => lane.ended)]);
      const isOver = () => orders.every(({ id }) => ended.has(id));
      await until('every order is over', () => through() > 0 && isOver(), 120_000);
    },
    close: () => node.stop(),
  };
};
export type Traffic = Awaited<ReturnType<typeof openTraffic>>;
