import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MessageFailed, openMailProvider } from './index.ts';

type Received = { from: string; to: string[]; source: string; user: string | undefined };

const inbox: Received[] = [];
const logins: (string | undefined)[] = [];
const from = encodeURIComponent('羊驼物流 <no-reply@alpaca.test>');
let server: SMTPServer;
let port: number;

const refuse = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

beforeAll(async () => {
  server = new SMTPServer({
    // Loopback without a certificate: what is tested is the message, not the server's TLS.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth({ username, password }, _session, done) {
      logins.push(username);
      if (username === 'mailer' && password === 'p@ss:word') done(null, { user: username });
      else done(refuse(535, 'bad credentials'));
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('unknown')) done(refuse(550, 'no such user'));
      else if (address.startsWith('busy')) done(refuse(451, 'try again later'));
      else done();
    },
    async onData(stream, { envelope, user }, done) {
      const source = (await buffer(stream)).toString('latin1');
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      inbox.push({ from: sender, to: envelope.rcptTo.map((it) => it.address), source, user });
      done();
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  port = (server.server.address() as AddressInfo).port;
});

beforeEach(() => {
  inbox.length = 0;
  logins.length = 0;
});

afterAll(() => new Promise<void>((done) => server.close(done)));

const open = (login = '') => openMailProvider(`smtp://${login}127.0.0.1:${port}?from=${from}`);
const failureOf = (sending: Promise<unknown>): Promise<MessageFailed> =>
  sending.then(
    () => Promise.reject(new Error('was sent')),
    (error) => error,
  );

// A reader of its own for the two encodings mail uses, so that the mailer does not check itself.
const decodeHeader = (line: string) =>
  line
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?(B|Q)\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
const decodeQuoted = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
const utf8 = (latin1: string) => Buffer.from(latin1, 'latin1').toString('utf8');

const headerOf = (source: string, name: string) => {
  const found = new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)`, 'mi').exec(source)?.[1] ?? '';
  return utf8(decodeHeader(found.replace(/\r\n[ \t]/g, ' ')));
};

const partOf = (source: string, type: string) => {
  const part = source.split(/\r\n--[^\r\n]+/).find((it) => it.includes(`Content-Type: ${type}`));
  const [head = '', ...body] = (part ?? source).trimStart().split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  return /encoding: base64/i.test(head)
    ? Buffer.from(text, 'base64').toString('utf8')
    : utf8(decodeQuoted(text));
};

test('subject and body in Chinese arrive as written', async () => {
  const subject = '羊驼物流：您的验证码 — 请在五分钟内使用，切勿告诉他人（登录）';
  const text = '您好，验证码是 482913。\n.一行以点开头\n谢谢';
  const html = '<p>验证码 <b>482913</b></p>';
  const { providerId } = await open().send({ to: 'li@星野.example', subject, text, html });

  const [mail] = inbox;
  expect(headerOf(mail?.source ?? '', 'Subject')).toBe(subject);
  expect(headerOf(mail?.source ?? '', 'From')).toBe('羊驼物流 <no-reply@alpaca.test>');
  expect(headerOf(mail?.source ?? '', 'Message-ID')).toBe(providerId);
  expect(
    partOf(mail?.source ?? '', 'text/plain')
      .replaceAll('\r\n', '\n')
      .trim(),
  ).toBe(text);
  expect(partOf(mail?.source ?? '', 'text/html').trim()).toBe(html);
  expect(mail?.from).toBe('no-reply@alpaca.test');
});

test('name and password of the address sign in', async () => {
  await open('mailer:p%40ss%3Aword@').send({ to: 'a@example.test', text: 'x' });
  expect(inbox[0]?.user).toBe('mailer');
});

test('beyond loopback a password is not sent to a server without TLS', async () => {
  // The same server by a spelling that is not taken for loopback.
  const address = `smtp://mailer:p%40ss%3Aword@127.1:${port}?from=${from}`;
  const failed = await failureOf(openMailProvider(address).send({ to: 'a@b.test', text: 'x' }));
  expect(failed).toBeInstanceOf(MessageFailed);
  expect(logins).toEqual([]);
  expect(inbox).toEqual([]);
});

test('a line break in a subject adds no header', async () => {
  await open().send({ to: 'a@example.test', subject: 'Hi\r\nBcc: spy@example.test', text: 'x' });
  expect(inbox[0]?.to).toEqual(['a@example.test']);
  expect(headerOf(inbox[0]?.source ?? '', 'Bcc')).toBe('');
});

test('a recipient is one address, whatever stands in it', async () => {
  const sending = open().send({ to: 'a@example.test, spy@example.test', text: 'x' });
  await sending.catch(() => {});
  expect(inbox.flatMap(({ to }) => to)).not.toContain('spy@example.test');
});

test('an unknown recipient and a wrong password are final', async () => {
  const unknown = await failureOf(open().send({ to: 'unknown@example.test', text: 'x' }));
  expect(unknown).toBeInstanceOf(MessageFailed);
  expect(unknown).toMatchObject({ retryable: false, code: 'EENVELOPE.550' });
  const wrong = await failureOf(open('mailer:no@').send({ to: 'a@example.test', text: 'x' }));
  expect(wrong).toMatchObject({ retryable: false, code: 'EAUTH.535' });
});

test('a busy server and one that is away may be tried again', async () => {
  const busy = await failureOf(open().send({ to: 'busy@example.test', text: 'x' }));
  expect(busy).toMatchObject({ retryable: true, code: 'EENVELOPE.451' });

  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const gone = (closed.address() as AddressInfo).port;
  await new Promise((done) => closed.close(done));
  const away = openMailProvider(`smtp://127.0.0.1:${gone}?from=a@example.test`);
  const failed = await failureOf(away.send({ to: 'a@example.test', text: 'secret 482913' }));
  expect(failed).toMatchObject({ retryable: true });
  expect(failed.message).not.toMatch(/482913|example/);
});
