import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, headers, listProducts, submitOrder } from '@alpaca/contract';
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

const asOwner = async (system: System, text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: system.cluster.superUrl(database) });
  await client.connect();
  await client.query(text, values).finally(() => client.end());
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

async function pgbenchSide(system: System): Promise<Side> {
  const dir = join(root, '.data/bench/pgbench');
  mkdirSync(dir, { recursive: true });
  const scripts: string[] = [];
  for (const person of people) {
    const who = await asking(system, person);
    const productId = await productOf(who);
    const submit = (customerNo: string) =>
      ask<{ id: string; transactionOrderNo: string }>(
        who,
        'POST',
        submitOrder.path,
        bodyWith(productId, customerNo),
      );
    // The first call looks up who is asking; the next ones remember.
    await submit(`first${Date.now()}`);
    const customerNo = `script${Date.now()}`;
    const begun = Date.now();
    let orderNo = '';
    const sent = await valuesOf(system.cluster, 'insert into orders', async () => {
      orderNo = (await submit(customerNo)).transactionOrderNo;
    });
    const all = sent.flatMap(({ values }) => values).join(' ');
    // The demo's ids look like new ones, but name no moment near this one.
    const madeAt = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
    const isOld = (id: string) => madeAt(id) < begun - 1000 || madeAt(id) > Date.now() + 1000;
    const known = new Set((all.match(newIds) ?? []).filter(isOld));
    const key = sent.find(({ text }) => text.includes('from idempotency_keys'))?.values.at(-1);
    const file = join(dir, `submit-${person}.sql`);
    writeFileSync(file, scriptOf(sent, [customerNo, orderNo, key as string], known));
    scripts.push(file);
  }
  const url = system.cluster.url('alpaca_app', database);
  return {
    name: 'pgbench',
    async measure(seconds) {
      const variables = { run: Date.now(), n: 0 };
      return { perSecond: await pgbench({ url, scripts, clients: poolSize, seconds, variables }) };
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
];
