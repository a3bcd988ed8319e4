import { createServer } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { showsToken } from '../http/showsToken.ts';
import type { Node } from '../node.ts';
import { measurePools } from './pools.metrics.ts';

/**
 * Where a process that answers no calls tells its measurements, to whoever shows the token. Without a
 * port, or without a token, it tells nobody.
 */
export const openMetricsPort = async (node: Node, measure: (registry: Registry) => void) => {
  const { metricsPort, metricsToken, host } = node.config;
  if (!metricsPort) return { stop: async () => {} };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measurePools(node.cells, registry);
  measure(registry);
  const server = createServer(async (request, reply) => {
    const { url, headers } = request;
    if (url !== '/metrics' || !showsToken(metricsToken, headers.authorization)) {
      return reply.writeHead(404).end();
    }
    return reply
      .writeHead(200, { 'content-type': registry.contentType })
      .end(await registry.metrics());
  });
  await new Promise<void>((listening, broken) => {
    server.once('error', broken).listen(metricsPort, host, listening);
  });
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
