import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../scripts/servers.ts';
import type { Asking } from './asking.ts';
import { pgbench } from './pgbench.ts';
import type { Side } from './rounds.ts';
import { valuesOf } from './statements.ts';
import { database, poolSize, type System } from './system.ts';

/** A call that writes an order with this number of the merchant's. */
export type Sent = (who: Asking, customerNo: string) => Promise<{ transactionOrderNo: string }>;

const newIds = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** An expression that is another id, or another text, in every transaction. */
const freshId = (at: number) =>
  `(lpad(to_hex(:run::bigint), 12, '0') || '7' || lpad(to_hex(${at}), 3, '0') || '8' || lpad(to_hex(:client_id::bigint), 3, '0') || lpad(to_hex(:n::bigint), 12, '0'))::uuid::text`;
const freshText = `('B' || :run || 'x' || :client_id || 'x' || :n)`;

/** A literal in which pgbench finds no variable: it looks for colons inside quotes too. */
const quoted = (value: string) => {
  if (!value.includes(':')) return pg.escapeLiteral(value);
  const inside = value.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `E'${inside.replaceAll(':', '\\x3a')}'`;
};

type Statement = { text: string; values: readonly (string | null)[] };
type Varying = {
  /** Texts that must be new in every transaction: the order's numbers, the key. */
  fresh: readonly string[];
  /** Ids that look new and are not. */
  known: Pick<ReadonlySet<string>, 'has'>;
  /** Ids and numbers that are another expression of the script's in each transaction. */
  variables?: Readonly<Record<string, string>>;
};

/**
 * A call's own statements as lines of a script: every value is the one that was sent, but what must
 * be new each time (ids made in the call, and what is fresh) is made anew.
 */
export const linesOf = (
  sent: readonly Statement[],
  { fresh: own, known, variables = {} }: Varying,
): string[] => {
  // An empty script is done a million times a second.
  if (sent.length === 0) throw new Error('none of the statements looked for was sent');
  const ids: string[] = [];
  const literal = (value: string | null, isSetting: boolean) => {
    if (value === null) return 'null';
    const alone = variables[value];
    // What a session is set to is text, ids too.
    if (alone) return value.length === 36 && !isSetting ? `(${alone})::uuid` : `(${alone})::text`;
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
    for (const [id, expression] of Object.entries(variables)) {
      if (value.includes(id)) said = `replace(${said}, '${id}', ${expression})`;
    }
    if (isId) return `(${said})::uuid`;
    // A literal has whatever type is wanted; what is put together must say its own.
    const type = /^[{[]["{]/.test(value) ? 'jsonb' : 'text';
    return said === quoted(value) ? said : `(${said})::${type}`;
  };
  return sent.map(({ text, values }) => {
    const one = text.replaceAll(/\s+/g, ' ').replace(/;$/, '');
    // Both keep ids among other words.
    const isSetting = /set_config\(|idempotency_keys/.test(one);
    return `${one.replaceAll(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1] ?? null, isSetting))};`;
  });
};

/** Ids that look like new ones, but name no moment near this one: the demo's. */
export const oldIds = (sent: readonly Statement[], begun: number): ReadonlySet<string> => {
  const all = sent.flatMap(({ values }) => values).join(' ');
  const madeAt = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  const isOld = (id: string) => madeAt(id) < begun - 1000 || madeAt(id) > Date.now() + 1000;
  return new Set((all.match(newIds) ?? []).filter(isOld));
};

/** The statements of the connection that wrote an order, and what in them is another's next time. */
export async function sentBy(
  system: System,
  who: Asking,
  send: Sent,
): Promise<{ sent: Statement[]; varying: Varying }> {
  // The first call looks up who is asking; the next ones remember.
  await send(who, `first${Date.now()}`);
  const customerNo = `script${Date.now()}`;
  const begun = Date.now();
  let orderNo = '';
  const sent = await valuesOf(system.cluster, 'insert into orders', async () => {
    orderNo = (await send(who, customerNo)).transactionOrderNo;
  });
  const key = sent.find(({ text }) => text.includes('from idempotency_keys'))?.values.at(-1);
  return {
    sent,
    varying: { fresh: [customerNo, orderNo, key as string], known: oldIds(sent, begun) },
  };
}

export const keepScript = (name: string, lines: readonly string[]): string => {
  const dir = join(root, '.data/bench/pgbench');
  mkdirSync(dir, { recursive: true });
  const file = join(dir, `${name}.sql`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

/** Counts the transactions of a client, from which what is fresh is made. */
export const countOn = '\\set n :n + 1';

export const bySql = (
  system: System,
  name: string,
  scripts: readonly string[],
  { clients = poolSize, url = system.cluster.url('alpaca_app', database), variables = {} } = {},
): Side => ({
  name,
  async measure(seconds) {
    const all = { run: Date.now(), n: 0, ...variables };
    return { perSecond: await pgbench({ url, scripts, clients, seconds, variables: all }) };
  },
});
