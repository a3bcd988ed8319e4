import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

interface Traced {
  /** Where spans are sent: a collector's OTLP/HTTP. */
  address: string;
  /** Which share of traces is kept, from 0 to 1. */
  share: number;
  process: string;
  log: Logger;
}

/** Sends spans, many at a time and beside the work; those that nobody takes are lost. Loaded only where it is used. */
export const openOtel = ({ address, share, process, log }: Traced) => {
  const warn = (message: string) => log.warn({ message }, 'traces');
  const quiet = () => {};
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN },
  );
  // A caller names its trace, but whether it is kept is for us to say. By its id, all processes say the same.
  const root = new TraceIdRatioBasedSampler(share);
  const exporter = new OTLPTraceExporter({ url: `${address.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({
      root,
      remoteParentSampled: root,
      remoteParentNotSampled: root,
    }),
    resource: resourceFromAttributes({ 'service.name': `alpaca-${process}` }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    /** Sends what is left. */
    stop: () => provider.shutdown(),
  };
};
