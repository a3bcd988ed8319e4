import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, headers, putPreference } from '@alpaca/contract';
import pg from 'pg';
import { root } from '../scripts/servers.ts';
import { apiSide } from './apiSide.ts';
import { httpRequest, type Load } from './load.ts';
import { pgbench } from './pgbench.ts';
import type { Side } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { mustMatch, statementsIn, statementsOf } from './statements.ts';
import { database, poolSize, type System } from './system.ts';

const connections = 64;
// Several people with 200 codes each, so that neither side queues for one row.
const people = ['starfield', 'starfield-lin', 'kapok', 'bluebay', 'yunling-op', 'yunling-op2'];

async function puts(system: System, load: Load): Promise<Side> {
  const path = `${constants.basePath}${putPreference.path.replace('{code}', 'bench.{r}')}`;
  const run = Date.now().toString(36);
  const request = async (person: string) => {
    const own = { ...(await system.signIn(person)), [headers.idempotencyKey]: `${run}-{n}` };
    return httpRequest(putPreference.method, path, own, '{"value":"{n}"}');
  };
  return apiSide(system, load, connections, await Promise.all(people.map(request)));
}

async function put(system: System, own: Record<string, string>, key: string): Promise<void> {
  const path = `${constants.basePath}${putPreference.path.replace('{code}', 'bench.once')}`;
  const reply = await fetch(`http://127.0.0.1:${system.api.port}${path}`, {
    method: putPreference.method,
    headers: { ...own, [headers.idempotencyKey]: key, 'content-type': 'application/json' },
    body: '{"value":"once"}',
  });
  if (!reply.ok) throw new Error(await reply.text());
}

const script = readFileSync(join(import.meta.dirname, 'putPreference.sql'), 'utf8');

/** Holds the script against what the API really sends. */
async function checkScript(system: System): Promise<void> {
  const own = await system.signIn('starfield');
  const key = Date.now().toString(36);
  // The first call looks up who is asking and whether there is room; the next ones need not.
  await put(system, own, `${key}-first`);
  const sent = await statementsOf(system.cluster, 'insert into "preferences"', () =>
    put(system, own, `${key}-second`),
  );
  mustMatch(statementsIn(script), sent);
}

type Person = { id: string; tenant_id: string; merchant_id: string | null; realname: string };

async function findPeople(system: System): Promise<Person[]> {
  const client = new pg.Client({ connectionString: system.cluster.superUrl(database) });
  await client.connect();
  const found = await client.query<Person>(
    'select id, tenant_id, merchant_id, realname from users where username = any($1)',
    [people],
  );
  await client.end();
  return found.rows;
}

/** The script for one person; pgbench has numbers for variables, but no texts. */
function scriptFor(person: Person): string {
  const literals: Record<string, string> = {
    tenantId: pg.escapeLiteral(person.tenant_id),
    userId: pg.escapeLiteral(person.id),
    realname: pg.escapeLiteral(person.realname),
    scope: person.merchant_id ? "'merchant'" : "'tenant'",
    merchantId: pg.escapeLiteral(person.merchant_id ?? '00000000-0000-0000-0000-000000000000'),
    memberOf: person.merchant_id ? pg.escapeLiteral(person.merchant_id) : 'null',
  };
  return script.replace(/\{\{(\w+)\}\}/g, (_, name: string) => literals[name] ?? name);
}

async function pgbenchSide(system: System): Promise<Side> {
  await checkScript(system);
  const dir = join(root, '.data/bench/pgbench');
  mkdirSync(dir, { recursive: true });
  const scripts = (await findPeople(system)).map((person) => {
    const file = join(dir, `${person.id}.sql`);
    writeFileSync(file, scriptFor(person));
    return file;
  });
  const url = system.cluster.url('alpaca_app', database);
  return {
    name: 'pgbench',
    async measure(seconds) {
      const variables = { run: Date.now(), n: 0 };
      return { perSecond: await pgbench({ url, scripts, clients: poolSize, seconds, variables }) };
    },
  };
}

export const writeScenarios: readonly Scenario[] = [
  {
    name: 'write',
    title: 'Idempotent write call ÷ the same SQL by pgbench',
    goal: 0.5,
    prepare: async (system, load) => ({
      about: `${connections} HTTP connections over a pool of ${poolSize}; ${poolSize} pgbench clients`,
      ours: await puts(system, load),
      reference: await pgbenchSide(system),
    }),
  },
];
