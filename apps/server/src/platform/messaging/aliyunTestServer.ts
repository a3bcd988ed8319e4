import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply = { status: number; body: unknown } | 'hang up';
type Seen = { query: URLSearchParams; authorized: boolean };

const hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** Byte by byte: letters, digits and - _ . ~ stand for themselves, all else is %XX. */
const spelled = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => {
      const plain = String.fromCharCode(byte);
      return /[A-Za-z0-9\-_.~]/.test(plain)
        ? plain
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

/**
 * The server's half of the documented steps: from the request as it came over the wire, with the
 * parameters decoded and spelled anew, sharing no code with the adapter.
 */
const isSigned = (request: IncomingMessage, body: string, id: string, secret: string) => {
  const given =
    /^ACS3-HMAC-SHA256 Credential=(.+),SignedHeaders=(.+),Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!given) return false;
  const [, credential, signedHeaders = '', signature] = given;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
  const parameters = [...searchParams].map(([name, value]) => `${spelled(name)}=${spelled(value)}`);
  let canonical = `${request.method}\n${pathname}\n${parameters.sort().join('&')}\n`;
  for (const name of signedHeaders.split(';')) canonical += `${name}:${request.headers[name]}\n`;
  canonical += `\n${signedHeaders}\n${hex(body)}`;
  const expected = createHmac('sha256', secret).update(`ACS3-HMAC-SHA256\n${hex(canonical)}`);
  const everyAcsHeader = Object.keys(request.headers).filter((it) => it.startsWith('x-acs-'));
  return (
    credential === id &&
    ['host', ...everyAcsHeader].every((name) => signedHeaders.split(';').includes(name)) &&
    request.headers['x-acs-content-sha256'] === hex(body) &&
    Math.abs(Date.now() - Date.parse(String(request.headers['x-acs-date']))) < 900_000 &&
    signature === expected.digest('hex')
  );
};

const refused = { Code: 'SignatureDoesNotMatch', Message: 'no', RequestId: 'R-0' };

/** Answers in the published shape of Dysmsapi's SendSms; `reply` is what it says to a good call. */
export const startAliyun = async (id: string, secret: string) => {
  const seen: Seen[] = [];
  const nonces = new Set<string>();
  const state: { reply: Reply } = { reply: { status: 200, body: {} } };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { 'x-acs-action': action, 'x-acs-version': version } = request.headers;
    const nonce = String(request.headers['x-acs-signature-nonce']);
    const authorized =
      isSigned(request, body, id, secret) &&
      !nonces.has(nonce) &&
      action === 'SendSms' &&
      version === '2017-05-25';
    nonces.add(nonce);
    seen.push({ query: new URL(request.url ?? '', 'http://x').searchParams, authorized });
    if (state.reply === 'hang up') return request.socket.destroy();
    const { status, body: answer } = authorized ? state.reply : { status: 400, body: refused };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answers: (reply: Reply) => {
      state.reply = reply;
    },
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
};
