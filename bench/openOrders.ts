import { addApiKey, headers, newOrdersMost, openBasePath } from '@alpaca/contract';
import { newId } from '../apps/server/src/platform/ids.ts';
import { apiSide } from './apiSide.ts';
import { ask, asking, forSeconds } from './asking.ts';
import type { Load } from './load.ts';
import { batchSide, connections, people, submitting } from './orders.ts';
import type { Side } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { asOwner, bodyWith, giveCredit, openSubmission, productOf } from './submitting.ts';
import type { System } from './system.ts';

const keyOf = async (system: System, person: string) => {
  const who = await asking(system, person);
  const body = { name: newId(), scopes: ['orders:write'] };
  const { key } = await ask<{ key: string }>(who, addApiKey.method, addApiKey.path, body);
  return { key, productId: await productOf(who) };
};

/** How often a key may ask is not what this measures. */
const unlimited = (system: System, side: Side): Side => ({
  name: side.name,
  async measure(seconds) {
    const forget = () =>
      asOwner(system, `delete from rate_limits where key like 'open.%'`).catch(() => {});
    const clearing = setInterval(forget, 300);
    return side.measure(seconds).finally(() => clearInterval(clearing));
  },
});

const openSide = async (system: System, load: Load): Promise<Side> => {
  const keys = await Promise.all(people.map((person) => keyOf(system, person)));
  const templates = keys.map(({ key, productId }) => openSubmission(productId, key));
  return unlimited(system, { ...apiSide(system, load, connections, templates), name: 'open' });
};

/** As many as a call takes, one call after the other. */
const openBatchSide = async (system: System): Promise<Side> => {
  const { key, productId } = await keyOf(system, 'kapok');
  const place = async () => {
    const run = newId();
    const orders = Array.from({ length: newOrdersMost }, (_, at) => {
      const { form: order, remoteAgreed } = bodyWith(productId, `${run}-${at}`);
      return { order, remoteAgreed };
    });
    const body = JSON.stringify({ orders });
    const begun = performance.now();
    const reply = await fetch(`http://127.0.0.1:${system.api.port}${openBasePath}/orders/batch`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        [headers.idempotencyKey]: run,
      },
      body,
    });
    const { outcomes } = (await reply.json()) as { outcomes: { problem: unknown }[] };
    const ms = performance.now() - begun;
    if (!outcomes.every(({ problem }) => problem === null)) throw new Error('one was refused');
    return ms;
  };
  return unlimited(system, {
    name: 'open',
    async measure(seconds) {
      const until = forSeconds(seconds);
      let [orders, ms] = [0, 0];
      do {
        ms += await place();
        orders += newOrdersMost;
      } while (!until());
      return { perSecond: (orders * 1000) / ms };
    },
  });
};

export const openOrderScenarios: readonly Scenario[] = [
  {
    name: 'open-submit',
    title: 'POST /open/v1/orders ÷ the web’s submitOrder',
    unit: 'orders/s',
    goal: 0.95,
    prepare: async (system, load) => {
      await giveCredit(system);
      return {
        about: `${connections} HTTP connections of ${people.length} merchants`,
        ours: await openSide(system, load),
        reference: { ...(await submitting(system, load)), name: 'web' },
      };
    },
  },
  {
    name: 'open-batch',
    title:
      '500 new orders in a call of /open/v1 ÷ 500 drafts written by SQL and batchSubmit of them',
    unit: 'orders/s',
    goal: 0.9,
    prepare: async (system) => {
      await giveCredit(system);
      return {
        about: 'one caller each; writing the web’s drafts down, by one statement, counts',
        ours: await openBatchSide(system),
        reference: {
          ...(await batchSide(system, { many: newOrdersMost, withDrafts: true })),
          name: 'web',
        },
      };
    },
  },
];
