import type { TestApp } from './app.ts';

/** Asks for the measurements as the machine that may. */
export const readMetrics = ({ server, node }: TestApp) =>
  server.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${node.config.metricsToken}` },
  });
