import { batchSubmit, saveDraft, submitOrder } from '@alpaca/contract';
import { newId } from '../apps/server/src/platform/ids.ts';
import { apiSide } from './apiSide.ts';
import { type Asking, ask, asking, forSeconds, p95While } from './asking.ts';
import type { Load } from './load.ts';
import { manyMerchants, manySql } from './merchants.ts';
import type { Side } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { bySql, countOn, keepScript, linesOf, type Sent, sentBy } from './sentScripts.ts';
import {
  asOwner,
  bodyWith,
  giveCredit,
  openOwner,
  productOf,
  submission,
  submits,
} from './submitting.ts';
import { poolSize, type System } from './system.ts';
import { thousandAtATime } from './thousand.ts';

// Three merchants: each has a wallet of its own, which every submission locks.
export const people = ['starfield', 'kapok', 'bluebay'];
export const connections = 24;
const noisyAtOnce = 50;
const draftWriters = 64;

export async function submitting(system: System, load: Load): Promise<Side> {
  const templates: string[] = [];
  for (const person of people) {
    const who = await asking(system, person);
    templates.push(submission(await productOf(who), who));
  }
  return apiSide(system, load, connections, templates);
}

/** One person's call as a script of its own statements. */
async function scriptFor(system: System, name: string, person: string, send: Sent) {
  const { sent, varying } = await sentBy(system, await asking(system, person), send);
  return keepScript(`${name}-${person}`, [countOn, ...linesOf(sent, varying)]);
}

async function pgbenchSide(system: System): Promise<Side> {
  const scripts: string[] = [];
  for (const person of people) {
    const productId = await productOf(await asking(system, person));
    scripts.push(await scriptFor(system, 'submit', person, submits(productId)));
  }
  return bySql(system, 'pgbench', scripts);
}

/** Drafts as they are saved, with the counters' triggers or without them. */
async function draftSide(system: System, name: string, triggers: 'enable' | 'disable') {
  const productId = await productOf(await asking(system, 'kapok'));
  const save: Sent = (who, customerNo) =>
    ask(who, 'POST', saveDraft.path, { form: bodyWith(productId, customerNo).form });
  const script = await scriptFor(system, 'draft', 'kapok', save);
  const side = bySql(system, name, [script], { clients: draftWriters });
  return {
    ...side,
    async measure(seconds: number) {
      for (const trigger of ['count_new', 'count_moved']) {
        await asOwner(system, `alter table orders ${triggers} trigger ${trigger}`);
      }
      return side.measure(seconds);
    },
  };
}

/**
 * Drafts in one call, as long as there is time. Making them is not what is measured, unless it is said so:
 * then the one statement that writes them down counts, too.
 */
export async function batchSide(
  system: System,
  { many = 1000, withDrafts = false } = {},
): Promise<Side> {
  const who = await asking(system, 'kapok');
  const productId = await productOf(who);
  // Twice in one run: for both scenarios that submit many.
  const { form } = bodyWith(productId, `model-${Date.now().toString(36)}`);
  const { id } = await ask<{ id: string }>(who, 'POST', saveDraft.path, { form });
  const draftMany = async () => {
    const run = Date.now().toString(36);
    const owner = await openOwner(system);
    const begun = performance.now();
    const { rows } = await owner.query<{ id: string }>(
      `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, booking, form,
         product_id, country_code, consignee_name, box_count, weight_g, created_by)
       select tenant_id, overlay(gen_random_uuid()::text placing '7' from 15)::uuid, merchant_id,
         'X' || $2::text || n, 'X' || $2::text || n, source, status, booking, form - 'customerNo', product_id,
         country_code, consignee_name, box_count, weight_g, created_by
       from orders, generate_series(1, $3::integer) n where id = $1 returning id`,
      [id, run, many],
    );
    const draftMs = performance.now() - begun;
    await owner.end();
    return { ids: rows.map((row) => row.id), draftMs };
  };
  return {
    name: 'API',
    async measure(seconds) {
      const until = forSeconds(seconds);
      let [orders, ms] = [0, 0];
      do {
        const { ids, draftMs } = await draftMany();
        if (withDrafts) ms += draftMs;
        const begun = performance.now();
        const outcomes = await ask<{ ok: boolean }[]>(who, 'POST', batchSubmit.path, { ids });
        ms += performance.now() - begun;
        if (!outcomes.every(({ ok }) => ok)) throw new Error('a draft was refused');
        orders += ids.length;
      } while (!until());
      return { perSecond: (orders * 1000) / ms };
    },
  };
}

export const orderScenarios: readonly Scenario[] = [
  {
    name: 'submit-neighbour',
    title: "Submissions beside another merchant's flood ÷ alone, by the 95th percentile",
    unit: 'p95',
    goal: 0.5,
    async prepare(system, load) {
      await giveCredit(system);
      const quiet = await asking(system, 'kapok');
      const productId = await productOf(quiet);
      const noisy = await asking(system, 'starfield');
      const flood = {
        port: system.api.port,
        connections: noisyAtOnce,
        templates: [submission(await productOf(noisy), noisy)],
        mayRefuse: true,
      };
      const submit = (who: Asking) =>
        ask(who, 'POST', submitOrder.path, bodyWith(productId, newId()));
      return {
        about: `one submission after the other; the flood is ${noisyAtOnce} at once`,
        ours: {
          name: 'beside',
          async measure(seconds) {
            const flooding = load.run({ ...flood, seconds: seconds + 1 });
            const p95 = await p95While(quiet, forSeconds(seconds), submit);
            await flooding;
            return { perSecond: 1000 / p95 };
          },
        },
        reference: {
          name: 'alone',
          async measure(seconds) {
            return { perSecond: 1000 / (await p95While(quiet, forSeconds(seconds), submit)) };
          },
        },
      };
    },
  },
  {
    name: 'submit',
    title: 'submitOrder ÷ the same SQL by pgbench',
    unit: 'orders/s',
    goal: 0.7,
    prepare: async (system, load) => {
      await giveCredit(system);
      return {
        about: `${connections} HTTP connections of ${people.length} merchants over a pool of ${poolSize}; ${poolSize} pgbench clients`,
        ours: await submitting(system, load),
        reference: await pgbenchSide(system),
      };
    },
  },
  {
    name: 'submit-many',
    title: 'submitOrder by 200 merchants ÷ the same SQL by pgbench',
    unit: 'orders/s',
    goal: 0.7,
    prepare: async (system, load) => {
      const many = await manyMerchants(system);
      const templates = many.askings.map((who) => submission(many.productId, who));
      return {
        about: `${connections} HTTP connections of ${many.askings.length} merchants over a pool of ${poolSize}; ${poolSize} pgbench clients`,
        ours: apiSide(system, load, connections, templates),
        reference: bySql(system, 'pgbench', [await manySql(system, many)]),
      };
    },
  },
  {
    name: 'batch-submit',
    title: 'batchSubmit of 1,000 drafts ÷ single submissions of the same SQL by pgbench',
    unit: 'orders/s',
    goal: 1,
    prepare: async (system) => {
      await giveCredit(system);
      return {
        about: `orders per second; ${poolSize} pgbench clients of ${people.length} merchants`,
        ours: await batchSide(system),
        reference: await pgbenchSide(system),
      };
    },
  },
  {
    name: 'batch-submit-thousand',
    title: 'batchSubmit of 1,000 drafts ÷ the SQL of 1,000 single submissions in one transaction',
    unit: 'orders/s',
    goal: 1,
    prepare: async (system) => {
      await giveCredit(system);
      const who = await asking(system, 'bluebay');
      return {
        about:
          'orders per second; one caller, and one pgbench client that commits a thousand at once',
        ours: await batchSide(system),
        reference: await thousandAtATime(system, who, submits(await productOf(who))),
      };
    },
  },
  {
    name: 'draft-counters',
    title: 'Saving drafts with counters ÷ without, by the same SQL',
    goal: 0.9,
    prepare: async (system) => ({
      about: `${draftWriters} pgbench clients of one merchant`,
      ours: await draftSide(system, 'counted', 'enable'),
      reference: await draftSide(system, 'uncounted', 'disable'),
      stop: async () => {
        const { rows } = await asOwner(system, 'select count(*) as n from order_count_changes');
        console.log(`  ${rows[0]?.n} changes lie unfolded`);
      },
    }),
  },
];
