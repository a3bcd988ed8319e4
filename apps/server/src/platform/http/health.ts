import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { within } from '../within.ts';
import { showsToken } from './showsToken.ts';

export type Check = () => Promise<unknown>;

const passes = (check: Check) =>
  within(3_000, check()).then(
    () => true,
    () => false,
  );

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that it is leaving and answers on, for as long as others take to hear of it. */
    leave(forMs: number): Promise<void>;
  }
}

/** Alive says the process answers; ready says that what it needs answers too. */
export const addHealth = (
  server: FastifyInstance,
  checks: Record<string, Check>,
  registry: Registry,
  metricsToken: string,
) => {
  let leaving = false;
  server.addHook('preClose', async () => {
    leaving = true;
  });
  server.decorate('leave', async (forMs) => {
    leaving = true;
    // Who asks again opens another connection, and it leads elsewhere.
    server.server.prependListener('request', (_request, reply) => {
      reply.shouldKeepAlive = false;
    });
    await sleep(forMs);
  });
  server.get('/healthz', async () => ({ alive: true }));
  const results = () =>
    Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    );
  new Gauge({
    name: 'alpaca_ready',
    help: 'Whether what this node needs answers it: 1, or 0',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      for (const [part, passed] of await results()) this.set({ part }, Number(passed));
    },
  });
  server.get('/readyz', async (_request, reply) => {
    const told = await results();
    const ready = !leaving && told.every(([, passed]) => passed);
    return reply.code(ready ? 200 : 503).send({ ready, ...Object.fromEntries(told) });
  });
  // They tell which calls are made and how often: for the machine that watches, and nobody else.
  server.get('/metrics', async (request, reply) => {
    if (!showsToken(metricsToken, request.headers.authorization)) return reply.callNotFound();
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
};
