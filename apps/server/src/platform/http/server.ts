import { calls, constants, contractVersion, headers } from '@alpaca/contract';
import fastifyCompress from '@fastify/compress';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Bound } from './bind.ts';
import { answerErrors } from './errors.ts';
import { addHealth, type Check } from './health.ts';
import { observe, openMetrics } from './metrics.ts';
import type { Door } from './open.ts';
import { addRoute } from './route.ts';
import { secureHeaders, serveWeb } from './web.ts';

export interface ServerParts extends Door {
  routes: readonly Bound[];
  checks: Record<string, Check>;
  checkResults: boolean;
}

const nameOf = new Map(Object.entries(calls).map(([name, call]) => [call, name]));

/** The HTTP server of all calls, and of the web where it is built. */
export const buildServer = async (parts: ServerParts) => {
  const { config, log, directory } = parts.node;
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line of our own per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    requestTimeout: constants.requestTimeoutMs,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // An id that can't be guessed at is no route: exact paths, no variants.
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false },
  });
  server.decorateRequest('ctx', null);
  server.decorateRequest('callName', '');
  await secureHeaders(server);
  await server.register(fastifyCompress, { threshold: 2048 });
  await server.register(fastifyMultipart, {
    // Each purpose has its own limit; this one only bounds what is read at all.
    limits: { files: 1, fields: 5, parts: 6, fileSize: 64 * 1024 * 1024 },
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.header(headers.contractVersion, contractVersion);
  });
  answerErrors(server);
  const metrics = openMetrics();
  observe(server, metrics);
  addHealth(server, parts.checks, metrics.registry);
  await server.register(
    async (scoped) => {
      for (const bound of parts.routes) {
        const name = nameOf.get(bound.call);
        if (!name) throw new Error(`${bound.call.method} ${bound.call.path} is not in the table`);
        addRoute(scoped, parts, name, bound, parts.checkResults);
      }
    },
    { prefix: constants.basePath },
  );
  if (config.webDist) await serveWeb(server, config.webDist, directory);
  return server;
};
