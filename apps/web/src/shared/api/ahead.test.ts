import { createServer } from 'node:http';
import { getOrderDetail, listOrders } from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { opened } from './apiTestKit.ts';

const location = { pathname: '/order/list', search: '?status=draft' };
// Without a place to keep anything it is kept for as long as the page lives: that is enough here.
vi.stubGlobal('window', { location });
for (const shelf of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, shelf, {
    get: () => {
      throw new Error('blocked');
    },
  });
}

let seen: string[] = [];
let origin = '';
let status = 200;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  seen.push(`${request.method} ${request.url?.replace(/_t=\d+/, '')} ${body}`);
  const result = { timestamp: 0, message: '', success: true, code: 1, result: 'the answer' };
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(status === 200 ? result : {}));
});
beforeAll(async () => {
  origin = await opened(server);
});
afterAll(() => void server.close());

vi.doMock('../store/session.ts', () => ({ useSession: { getState: () => ({ user }) } }));
let user = { id: 'u1' };
const { createClient } = await import('./client.ts');
const { askAhead } = await import('./ahead.ts');
const { rememberQuestion } = await import('./rememberQuestion.ts');

/** The page, loaded by somebody. */
const loaded = (id: string, token: string | null = 'c1.abc') => {
  user = { id };
  seen = [];
  let now = token;
  const others = { sessionOver: () => {}, outdated: () => {}, mended: async () => false };
  const settings = { origin, token: () => now, language: 'zh_CN' as const, ...others };
  const ahead = (at = origin) =>
    askAhead({ ...settings, origin: at }, location.pathname + location.search);
  const renew = (next: string) => {
    now = next;
  };
  return { ahead, request: createClient(settings), renew };
};

const drafts = { body: { status: 'draft', pageNo: 1, pageSize: 50 } } as never;
const asked = 'POST /alpaca-oms/oms/order/list {"status":"draft","pageNo":1,"pageSize":50}';
const arrived = () => vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));

beforeAll(() => rememberQuestion(listOrders, drafts));
beforeEach(() => {
  status = 200;
  location.pathname = '/order/list';
});

test('what a page began with is asked before it asks, and its answer taken once', async () => {
  const { ahead, request } = loaded('u1');
  ahead();
  await arrived();
  expect(seen).toEqual([asked]);
  expect(await request(listOrders, drafts)).toBe('the answer');
  expect(seen).toEqual([asked]);
  await request(listOrders, drafts);
  expect(seen).toEqual([asked, asked]);
});

test('another question, another address, another person and nobody get nothing of it', async () => {
  const { ahead, request } = loaded('u1');
  ahead();
  await arrived();
  await request(getOrderDetail, { query: { id: '7' } } as never);
  expect(seen).toHaveLength(2);
  location.pathname = '/order/detail';
  loaded('u1').ahead();
  location.pathname = '/order/list';
  loaded('u2').ahead();
  loaded('u1', null).ahead();
  await new Promise((done) => setTimeout(done, 50));
  expect(seen).toEqual([]);
});

test('an answer to a token that was replaced meanwhile is not taken', async () => {
  const { ahead, request, renew } = loaded('u1');
  ahead();
  await arrived();
  renew('c1.other');
  await request(listOrders, drafts);
  expect(seen).toEqual([asked, asked]);
});

test('a refusal is told to whoever asks; where nobody answered it is asked once more', async () => {
  const refused = loaded('u1');
  status = 403;
  refused.ahead();
  await expect(refused.request(listOrders, drafts)).rejects.toMatchObject({ status: 403 });
  expect(seen).toEqual([asked]);
  const lost = loaded('u1');
  status = 200;
  // Nobody listens there.
  lost.ahead('http://127.0.0.1:9');
  expect(await lost.request(listOrders, drafts)).toBe('the answer');
  expect(seen).toEqual([asked]);
});
