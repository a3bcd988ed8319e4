import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { tracer } from './traces.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What its work belongs to; only where work is traced. */
    traced: Context;
  }
}

/** A span for each call, which goes on with the trace that its caller names. What is no call leaves none. */
export const traceRequests = (server: FastifyInstance) => {
  server.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const within = propagation.extract(ROOT_CONTEXT, { traceparent });
    const attributes = { 'http.request.method': request.method };
    const span = tracer().startSpan('request', { kind: SpanKind.SERVER, attributes }, within);
    request.traced = trace.setSpan(within, span);
    context.with(request.traced, done);
  });
  // Whoever reads a body is called by the socket, which knows of no call.
  server.addHook('preValidation', (request, _reply, done) => context.with(request.traced, done));
  server.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(request.traced);
    if (span && request.callName) {
      const { statusCode } = reply;
      const tenant = request.ctx?.tenant.code;
      span.updateName(request.callName);
      span.setAttributes({
        'http.response.status_code': statusCode,
        ...(request.routeOptions.url && { 'http.route': request.routeOptions.url }),
        ...(tenant && { 'alpaca.tenant': tenant }),
      });
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    context.with(request.traced, done);
  });
};
