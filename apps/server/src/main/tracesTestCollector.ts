import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  status: { code: number };
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
}

/** Takes what is exported by OTLP/HTTP in JSON, as a collector would. */
export const openCollector = async () => {
  const exported: string[] = [];
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (request.url === '/v1/traces') exported.push(Buffer.concat(parts).toString());
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that came, without the numbers of spans and times. */
    told: () =>
      exported
        .map((text) =>
          JSON.stringify(JSON.parse(text), (key, value) =>
            /(Id|UnixNano)$/.test(key) ? undefined : value,
          ),
        )
        .join('\n'),
    spans: () =>
      exported.flatMap((text) =>
        (JSON.parse(text) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
};
export type Collector = Awaited<ReturnType<typeof openCollector>>;
