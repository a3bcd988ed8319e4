import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

export type Check = () => Promise<unknown>;

const passes = async (check: Check) => {
  const late = AbortSignal.timeout(3_000);
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new Error('too late')));
  });
  return Promise.race([check(), tooLate]).then(
    () => true,
    () => false,
  );
};

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Digests are compared, because only texts of one length can be without telling how much is right. */
const holds = (token: string, authorization = '') =>
  token !== '' && timingSafeEqual(digest(`Bearer ${token}`), digest(authorization));

/** Alive says the process answers; ready says that what it needs answers too. */
export const addHealth = (
  server: FastifyInstance,
  checks: Record<string, Check>,
  registry: Registry,
  metricsToken: string,
) => {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.get('/healthz', async () => ({ alive: true }));
  server.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const ready = !closing && results.every(([, passed]) => passed);
    return reply.code(ready ? 200 : 503).send({ ready, ...Object.fromEntries(results) });
  });
  // They tell which calls are made and how often: for the machine that watches, and nobody else.
  server.get('/metrics', async (request, reply) => {
    if (!holds(metricsToken, request.headers.authorization)) return reply.callNotFound();
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
};
