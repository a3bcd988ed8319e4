import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { clientNetwork } from './address.ts';

export const openMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'alpaca_request_seconds',
    help: 'Time to answer a call',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'alpaca_refused_total',
    help: 'Calls refused that may be an attack: wrong passwords, codes and pictures, throttles, what one may not do',
    labelNames: ['kind'],
    registers: [registry],
  });
  return { registry, requests, refused };
};
export type Metrics = ReturnType<typeof openMetrics>;

/** One log line and one measurement per request; bodies and headers stay out of both. */
export const observe = (
  server: FastifyInstance,
  metrics: Metrics,
  countCall: (cell: string) => void,
) => {
  // Its fields are these and no others: looking for secrets in them would cost more than the rest.
  const log = server.log.child({}, { redact: [] });
  server.addHook('onResponse', (request, reply, done) => {
    const ms = reply.elapsedTime;
    const call = request.callName || 'other';
    metrics.requests.observe({ call, status: reply.statusCode }, ms / 1000);
    if (request.ctx) countCall(request.ctx.tenant.cell);
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    log[level](
      {
        reqId: request.id,
        call,
        status: reply.statusCode,
        ms: Math.round(ms * 10) / 10,
        tenant: request.ctx?.tenant.code,
        user: request.ctx?.session?.username,
        ...(request.refused && { refused: request.refused, address: clientNetwork(request.from) }),
      },
      'request',
    );
    done();
  });
};
