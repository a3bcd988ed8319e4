import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came in at a path, as it came. */
export interface Came {
  path: string;
  at: number;
  headers: Record<string, string>;
  body: string;
}

type Behave = (request: http.IncomingMessage, response: http.ServerResponse) => void;
const answer =
  (status: number, headers: http.OutgoingHttpHeaders = {}, text = ''): Behave =>
  (_request, response) =>
    void response.writeHead(status, headers).end(text);

/** By the beginning of the path. */
const usual: Readonly<Record<string, Behave>> = {
  ok: answer(200, {}, 'thanks'),
  hang: () => {},
  fail: answer(500, {}, 'out of order'),
  gone: answer(410),
  wait: answer(429, { 'retry-after': '3600' }),
  redirect: answer(302, { location: 'http://169.254.169.254/latest/meta-data/' }),
};

/** A merchant's own system, on this machine: it behaves as the path says. */
export const openReceiver = async () => {
  const came: Came[] = [];
  const server = http.createServer(async (request, response) => {
    const path = request.url ?? '';
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString('utf8');
    came.push({ path, at: Date.now(), headers: request.headers as Came['headers'], body });
    (usual[path.split('/')[1] ?? ''] ?? answer(404))(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    came,
    url: (path: string) => `http://127.0.0.1:${port}/${path}`,
    cameTo: (path: string) => came.filter((one) => one.path === `/${path}`),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
