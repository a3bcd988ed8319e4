import { type CallSpec, checkByCode, constants, getCurrencyOptions } from '@alpaca/contract';
import { httpRequest, type Load } from './load.ts';
import { watching } from './machine.ts';
import type { Side } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import type { Server, System } from './system.ts';

const connections = 64;

const under = (load: Load, name: string, server: Server, template: string): Side => ({
  name,
  async measure(seconds) {
    const job = { port: server.port, connections, seconds, templates: [template] };
    const { result, busy } = await watching(server.pid, () => load.run(job));
    return { perSecond: result.requests / result.seconds, busy };
  },
});

/** The same request to the API and to bare node:http, which answers what the API answered. */
async function sides(system: System, load: Load, call: CallSpec, query: string) {
  const headers = await system.signIn('starfield');
  // What the web adds to every GET.
  const path = `${constants.basePath}${call.path}?${query}_t=1767225600000&lang=en_US`;
  const reply = await fetch(`http://127.0.0.1:${system.api.port}${path}`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  const body = await reply.text();
  if (!reply.ok) throw new Error(`${path} answers ${body}`);
  const bare = await system.startBare(body);
  const request = httpRequest('GET', path, headers);
  return {
    about: `${connections} connections, answer of ${Buffer.byteLength(body)} bytes`,
    ours: under(load, 'API', system.api, request),
    reference: under(load, 'node:http', bare, request),
  };
}

export const callScenarios: readonly Scenario[] = [
  {
    name: 'call',
    title: 'Signed-in, validated, logged call without database ÷ bare node:http',
    goal: 0.35,
    prepare: (system, load) => sides(system, load, getCurrencyOptions, ''),
  },
  {
    name: 'call-small',
    title: 'The same with a validated query and a tiny answer ÷ bare node:http',
    prepare: (system, load) =>
      sides(system, load, checkByCode, 'ruleCode=mobile&value=13800000001&'),
  },
];
