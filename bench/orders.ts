import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  batchSubmit,
  constants,
  headers,
  listProducts,
  saveDraft,
  submitOrder,
} from '@alpaca/contract';
import pg from 'pg';
import { orderForm } from '../apps/server/src/modules/orders/ordersTestForms.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { root } from '../scripts/servers.ts';
import { type Asking, ask, asking, forSeconds, p95While } from './asking.ts';
import { httpRequest, type Load } from './load.ts';
import { watching } from './machine.ts';
import { pgbench } from './pgbench.ts';
import type { Side } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { valuesOf } from './statements.ts';
import { database, poolSize, type System } from './system.ts';

// Three merchants: each has a wallet of its own, which every submission locks.
const people = ['starfield', 'kapok', 'bluebay'];
const connections = 24;
const noisyAtOnce = 50;
const draftWriters = 64;
const lineCode = 'US-PACKET';

type Page = { records: { id: string; code: string }[] };
const productOf = async (who: Asking) => {
  const { records } = await ask<Page>(who, 'GET', `${listProducts.path}?pageSize=200`);
  return records.find(({ code }) => code === lineCode)?.id as string;
};

const bodyWith = (productId: string, customerNo: string) => ({
  form: orderForm({ productId, customerNo, boxes: [{ weight: 0.28 }] }),
  remoteAgreed: true,
});

const asOwner = async <Row extends pg.QueryResultRow>(
  system: System,
  text: string,
  values: unknown[] = [],
) => {
  const client = new pg.Client({ connectionString: system.cluster.superUrl(database) });
  await client.connect();
  return client.query<Row>(text, values).finally(() => client.end());
};

/** Money is not what this measures. */
const giveCredit = (system: System) =>
  asOwner(system, "update accounts set floor_minor = -1e15 where kind = 'wallet'");

const submitPath = `${constants.basePath}${submitOrder.path}`;

/** A submission as the load sends it: another order every time. */
async function submission(system: System, person: string) {
  const run = Date.now().toString(36);
  const productId = await productOf(await asking(system, person));
  const own = { ...(await system.signIn(person)), [headers.idempotencyKey]: `${run}-{n}` };
  // The load counts characters, not bytes.
  const body = JSON.stringify(bodyWith(productId, `${person}-${run}-{n}`)).replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return httpRequest(submitOrder.method, submitPath, own, body);
}

async function apiSide(system: System, load: Load): Promise<Side> {
  const templates = await Promise.all(people.map((person) => submission(system, person)));
  return {
    name: 'API',
    async measure(seconds) {
      const job = { port: system.api.port, connections, seconds, templates };
      const { result, busy } = await watching(system.api.pid, () => load.run(job));
      return { perSecond: result.requests / result.seconds, busy };
    },
  };
}

const newIds = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** An expression that is another id, or another text, in every transaction. */
const freshId = (at: number) =>
  `(lpad(to_hex(:run::bigint), 12, '0') || '7' || lpad(to_hex(${at}), 3, '0') || '8' || lpad(to_hex(:client_id::bigint), 3, '0') || lpad(to_hex(:n::bigint), 12, '0'))::uuid::text`;
const freshText = `('B' || :run || 'x' || :client_id || 'x' || :n)`;

/** A literal in which pgbench finds no variable: it looks for colons inside quotes too. */
const quoted = (value: string) =>
  value
    .split(':')
    .map((part) => pg.escapeLiteral(part))
    .join(' || chr(58) || ');

/**
 * A submission's own statements as a script: every value is the one that was sent, but what must be
 * new each time (ids made in the call, the order's numbers, the key) is made anew.
 */
const scriptOf = (
  sent: readonly { text: string; values: readonly (string | null)[] }[],
  own: readonly string[],
  known: ReadonlySet<string>,
) => {
  const ids: string[] = [];
  const literal = (value: string | null) => {
    if (value === null) return 'null';
    const isNew = value.length === 36 && value.match(newIds) !== null && !known.has(value);
    const isId = isNew && !own.includes(value);
    let said = quoted(value);
    for (const text of own) {
      if (value.includes(text)) said = `replace(${said}, ${pg.escapeLiteral(text)}, ${freshText})`;
    }
    for (const id of new Set(value.match(newIds) ?? [])) {
      if (known.has(id)) continue;
      if (!ids.includes(id)) ids.push(id);
      said = `replace(${said}, '${id}', ${freshId(ids.indexOf(id))})`;
    }
    if (isId) return `(${said})::uuid`;
    // A literal has whatever type is wanted; what is put together must say its own.
    const type = /^[{[]["{]/.test(value) ? 'jsonb' : 'text';
    return said === pg.escapeLiteral(value) ? said : `(${said})::${type}`;
  };
  const lines = sent.map(({ text, values }) => {
    const one = text.replaceAll(/\s+/g, ' ').replace(/;$/, '');
    return `${one.replaceAll(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1] ?? null))};`;
  });
  return ['\\set n :n + 1', ...lines, ''].join('\n');
};

type Sent = (who: Asking, customerNo: string) => Promise<{ transactionOrderNo: string }>;

/** One person's call as a script of its own statements. */
async function scriptFor(system: System, name: string, person: string, send: Sent) {
  const dir = join(root, '.data/bench/pgbench');
  mkdirSync(dir, { recursive: true });
  const who = await asking(system, person);
  // The first call looks up who is asking; the next ones remember.
  await send(who, `first${Date.now()}`);
  const customerNo = `script${Date.now()}`;
  const begun = Date.now();
  let orderNo = '';
  const sent = await valuesOf(system.cluster, 'insert into orders', async () => {
    orderNo = (await send(who, customerNo)).transactionOrderNo;
  });
  const all = sent.flatMap(({ values }) => values).join(' ');
  // The demo's ids look like new ones, but name no moment near this one.
  const madeAt = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  const isOld = (id: string) => madeAt(id) < begun - 1000 || madeAt(id) > Date.now() + 1000;
  const known = new Set((all.match(newIds) ?? []).filter(isOld));
  const key = sent.find(({ text }) => text.includes('from idempotency_keys'))?.values.at(-1);
  const file = join(dir, `${name}-${person}.sql`);
  writeFileSync(file, scriptOf(sent, [customerNo, orderNo, key as string], known));
  return file;
}

const bySql = (
  system: System,
  name: string,
  scripts: readonly string[],
  clients: number,
): Side => ({
  name,
  async measure(seconds) {
    const url = system.cluster.url('alpaca_app', database);
    const variables = { run: Date.now(), n: 0 };
    return { perSecond: await pgbench({ url, scripts, clients, seconds, variables }) };
  },
});

async function pgbenchSide(system: System): Promise<Side> {
  const scripts: string[] = [];
  for (const person of people) {
    const productId = await productOf(await asking(system, person));
    const submit: Sent = (who, customerNo) =>
      ask(who, 'POST', submitOrder.path, bodyWith(productId, customerNo));
    scripts.push(await scriptFor(system, 'submit', person, submit));
  }
  return bySql(system, 'pgbench', scripts, poolSize);
}

/** Drafts as they are saved, with the counters' triggers or without them. */
async function draftSide(system: System, name: string, triggers: 'enable' | 'disable') {
  const productId = await productOf(await asking(system, 'kapok'));
  const save: Sent = (who, customerNo) =>
    ask(who, 'POST', saveDraft.path, { form: bodyWith(productId, customerNo).form });
  const script = await scriptFor(system, 'draft', 'kapok', save);
  const side = bySql(system, name, [script], draftWriters);
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

/** A thousand drafts in one call, as long as there is time; making them is not what is measured. */
async function batchSide(system: System): Promise<Side> {
  const who = await asking(system, 'kapok');
  const productId = await productOf(who);
  const { form } = bodyWith(productId, 'model');
  const { id } = await ask<{ id: string }>(who, 'POST', saveDraft.path, { form });
  const draftMany = async () => {
    const run = Date.now().toString(36);
    const { rows } = await asOwner<{ id: string }>(
      system,
      `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, booking, form,
         product_id, country_code, consignee_name, box_count, weight_g, created_by)
       select tenant_id, overlay(gen_random_uuid()::text placing '7' from 15)::uuid, merchant_id,
         'X' || $2::text || n, 'X' || $2::text || n, source, status, booking, form - 'customerNo', product_id,
         country_code, consignee_name, box_count, weight_g, created_by
       from orders, generate_series(1, 1000) n where id = $1 returning id`,
      [id, run],
    );
    return rows.map((row) => row.id);
  };
  return {
    name: 'API',
    async measure(seconds) {
      const until = forSeconds(seconds);
      let [orders, ms] = [0, 0];
      do {
        const ids = await draftMany();
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
    goal: 0.5,
    async prepare(system, load) {
      await giveCredit(system);
      const quiet = await asking(system, 'kapok');
      const productId = await productOf(quiet);
      const flood = {
        port: system.api.port,
        connections: noisyAtOnce,
        templates: [await submission(system, 'starfield')],
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
    goal: 0.5,
    prepare: async (system, load) => {
      await giveCredit(system);
      return {
        about: `${connections} HTTP connections of ${people.length} merchants over a pool of ${poolSize}; ${poolSize} pgbench clients`,
        ours: await apiSide(system, load),
        reference: await pgbenchSide(system),
      };
    },
  },
  {
    name: 'batch-submit',
    title: 'batchSubmit of 1,000 drafts ÷ single submissions of the same SQL by pgbench',
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
