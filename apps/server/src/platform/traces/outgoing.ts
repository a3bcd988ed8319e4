import { SpanKind } from '@opentelemetry/api';
import { inSpan, isTraced } from './traces.ts';

/** A question to another house as a span. Its path may name a parcel, so only who is asked is told. */
export const tracedAsk = <T extends { status: number }>(
  method: string,
  url: string,
  ask: () => Promise<T>,
): Promise<T> => {
  if (!isTraced()) return ask();
  const { host } = new URL(url);
  const attributes = { 'http.request.method': method, 'server.address': host };
  return inSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const answer = await ask();
    span.setAttribute('http.response.status_code', answer.status);
    return answer;
  });
};
