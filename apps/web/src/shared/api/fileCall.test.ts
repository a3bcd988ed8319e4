import { createServer, type IncomingHttpHeaders } from 'node:http';
import { batchGetLabel, getLabel, headers } from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { opened, refusalOf } from './apiTestKit.ts';
import { createFileCall } from './fileCall.ts';
import type { Settings } from './settings.ts';

interface Answer {
  status: number;
  body: string;
  head?: Record<string, string>;
  cut?: boolean;
}

let seen: { method: string; url: URL; headers: IncomingHttpHeaders; body: string }[] = [];
let answers: Answer[] = [];
let origin = '';

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const url = new URL(request.url ?? '', 'http://test');
  seen.push({ method: request.method ?? '', url, headers: request.headers, body });
  const answer = answers.shift() ?? { status: 404, body: '' };
  response.writeHead(answer.status, answer.head ?? {});
  response.write(answer.body, () => (answer.cut ? response.destroy() : response.end()));
});

const pdf = (name: string) => ({
  status: 200,
  body: '%PDF-1.7',
  head: {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
  },
});
const refused = (status: number, errorKey: string, message: string): Answer => ({
  status,
  body: JSON.stringify({ success: false, code: 0, message, errorKey, result: null, timestamp: 0 }),
  head: { 'content-type': 'application/json' },
});

const told: string[] = [];
const callFor = (mended: Settings['mended'] = async () => false) =>
  createFileCall({
    origin,
    token: () => 'c1.abc',
    language: 'zh_CN',
    sessionOver: () => void told.push('over'),
    outdated: () => void told.push('old'),
    mended,
  });
beforeAll(async () => {
  origin = await opened(server);
});
beforeEach(() => {
  seen = [];
  answers = [];
  told.length = 0;
});
afterAll(() => server.close());

test('a GET brings the file and the name that the server gives it', async () => {
  answers = [pdf('面单.pdf')];
  const { file, name } = await callFor()(getLabel, { query: { id: 'a', box: 2 } });
  expect([await file.text(), file.type, name]).toEqual(['%PDF-1.7', 'application/pdf', '面单.pdf']);
  expect(seen[0]?.url.searchParams.get('box')).toBe('2');
  expect(seen[0]?.headers[headers.token.toLowerCase()]).toBe('c1.abc');
  expect(seen[0]?.body).toBe('');
});

test('a POST carries its body as JSON', async () => {
  answers = [pdf('labels.pdf')];
  await callFor()(batchGetLabel, { body: { ids: ['a', 'b'] } });
  expect(seen[0]).toMatchObject({ method: 'POST', body: '{"ids":["a","b"]}' });
  expect(seen[0]?.headers['content-type']).toBe('application/json');
});

test('a refusal is told as of any other call', async () => {
  answers = [refused(409, 'label.cannotPrint', '有 1 票无法打印')];
  const error = await refusalOf(callFor()(getLabel, { query: { id: 'a' } }));
  expect(error).toMatchObject({
    status: 409,
    errorKey: 'label.cannotPrint',
    message: '有 1 票无法打印',
  });
});

test('a session that is over ends here too', async () => {
  answers = [refused(401, 'session.over', '')];
  expect((await refusalOf(callFor()(getLabel, { query: { id: 'a' } }))).status).toBe(401);
  expect(told).toEqual(['over']);
});

test('what the session’s standing hinders is sent again once its person has proved themselves', async () => {
  answers = [refused(403, 'session.locked', ''), pdf('a.pdf')];
  const { name } = await callFor(async () => true)(getLabel, { query: { id: 'a' } });
  expect([name, seen.length]).toEqual(['a.pdf', 2]);
});

test('a file that breaks off is no answer, and a proxy’s page is a refusal with the status alone', async () => {
  const whole = pdf('a.pdf');
  answers = [{ ...whole, head: { ...whole.head, 'content-length': '5000' }, cut: true }];
  expect((await refusalOf(callFor()(getLabel, { query: { id: 'a' } }))).status).toBe(0);
  answers = [{ status: 502, body: '<html>' }];
  expect((await refusalOf(callFor()(getLabel, { query: { id: 'a' } }))).status).toBe(502);
});

test('whoever leaves hears no refusal', async () => {
  const leaving = new AbortController();
  leaving.abort();
  const cause = await callFor()(getLabel, { query: { id: 'a' } }, { signal: leaving.signal }).catch(
    (error: unknown) => error,
  );
  expect(cause).toMatchObject({ name: 'AbortError' });
});
