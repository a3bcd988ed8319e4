import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const answers: Record<string, { status: number; body: string; type: string }> = {
  // What a proxy says when the servers behind it don't answer in time.
  '/504': { status: 504, body: '<html>504 Gateway Time-out</html>', type: 'text/html' },
  '/refused': {
    status: 200,
    body: JSON.stringify({ success: false, code: 0, message: '余额不足，请先充值', result: null }),
    type: 'application/json',
  },
  '/long': {
    status: 409,
    body: JSON.stringify({
      success: false,
      code: 0,
      message: Array.from({ length: 120 }, (_, n) => `第 ${n + 1} 行：重量不能为空`).join('\n'),
      result: null,
    }),
    type: 'application/json',
  },
};

/** Answers what our own server can't be brought to answer on demand. */
export const startGateway = async () => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway');
    const { status, body, type } = answers[pathname] ?? { status: 404, body: '', type: '' };
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => server.close() };
};
