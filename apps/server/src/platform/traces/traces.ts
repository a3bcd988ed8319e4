import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Whether work is traced: settled before a process does anything (start.ts). Where it is not, nothing is paid. */
export const traces = { on: false };

/** What belongs to no call and no job, as a look every second, is left out. */
export const isTraced = () => traces.on && trace.getActiveSpan() !== undefined;

export const tracer = () => trace.getTracer('alpaca');

/** Of an error only what kind it is: its words may repeat what somebody wrote. */
const kindOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown');
};

interface SpanOf {
  kind: SpanKind;
  attributes?: Attributes;
  /** What it belongs to, where that is not the work around it. */
  within?: Context;
}

/** Does work that shows as a span of the work around it. Names and attributes tell nobody's data. */
export const inSpan = <T>(
  name: string,
  { kind, attributes = {}, within = context.active() }: SpanOf,
  work: (span: Span) => Promise<T>,
): Promise<T> =>
  tracer().startActiveSpan(name, { kind, attributes }, within, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', kindOf(error));
      throw error;
    } finally {
      span.end();
    }
  });

/** What names the trace of this work to whoever goes on with it in another process; nothing where there is none. */
export const traceToHand = (): { trace?: string } => {
  if (!traces.on) return {};
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ? { trace: carrier.traceparent } : {};
};

/** A job goes on with the trace of the work that asked for it. */
export const tracedJob = <T>(
  kind: string,
  handed: string | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  if (!traces.on) return work();
  const within = handed ? propagation.extract(ROOT_CONTEXT, { traceparent: handed }) : ROOT_CONTEXT;
  return inSpan(`job ${kind}`, { kind: SpanKind.CONSUMER, within }, work);
};

/** What every line of the log says of the trace that it belongs to. */
export const traceOfLine = (): { trace?: string } => {
  const span = trace.getActiveSpan();
  return span ? { trace: span.spanContext().traceId } : {};
};
