import { headers } from '@alpaca/contract';
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from './traces.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What its work belongs to; only where work is traced. */
    traced: Context;
  }
}

const hex = /^[\da-f]{32}$/;

/**
 * The trace that a call goes on with: the one its caller names, or the one of its key. A page sends one key
 * for one press, however often it has to ask, so all that came of the press is one trace.
 */
const begunBy = ({ headers: given }: FastifyRequest): Context => {
  const { traceparent } = given;
  const traceId = String(given[headers.idempotencyKey] ?? '')
    .replaceAll('-', '')
    .toLowerCase();
  if (traceparent || !hex.test(traceId)) return propagation.extract(ROOT_CONTEXT, { traceparent });
  const spanId = traceId.slice(16);
  const press = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, press);
};

/** A span for each call, which goes on with the trace that its caller names. What is no call leaves none. */
export const traceRequests = (server: FastifyInstance) => {
  server.addHook('onRequest', (request, _reply, done) => {
    const within = begunBy(request);
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
