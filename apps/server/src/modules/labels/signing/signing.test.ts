import { execFileSync } from 'node:child_process';
import { createHash, verify, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPrintCertificate, signPrint } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { printKeysOf } from './printKeys.ts';

const folder = mkdtempSync(join(tmpdir(), 'alpaca-print-'));
const file = (name: string) => join(folder, name);
const makePair = (name: string, kind = 'rsa:2048') =>
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', kind, '-nodes', '-days', '2', '-subj', '/CN=Alpaca test'],
      ...(kind === 'ec' ? ['-pkeyopt', 'ec_paramgen_curve:prime256v1'] : []),
      ...['-keyout', file(`${name}.key`), '-out', file(`${name}.crt`)],
    ],
    { stdio: 'ignore' },
  );
for (const name of ['one', 'other']) makePair(name);
makePair('curve', 'ec');
const pem = (name: string) => readFileSync(file(name), 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));

const digest = createHash('sha256').update('{"call":"print"}').digest('hex');

describe('with a certificate', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({
      ALPACA_PRINT_CERTIFICATE: pem('one.crt'),
      ALPACA_PRINT_KEY: file('one.key'),
      ALPACA_LOG_LEVEL: 'trace',
    });
  });
  afterAll(() => app.stop());

  test('what is signed is told to be ours by the certificate that is shown', async () => {
    const visitor = await app.as('starfield');
    const { certificate } = (await visitor.call(getPrintCertificate)).result;
    const reply = await visitor.call(signPrint, { body: { digest } });
    const signature = Buffer.from(reply.result.signature, 'base64');
    const { publicKey } = new X509Certificate(certificate as string);
    expect(verify('sha512', Buffer.from(digest), publicKey, signature)).toBe(true);
    expect(verify('sha512', Buffer.from(`${digest}0`), publicKey, signature)).toBe(false);
    expect(reply.headers['cache-control']).toContain('no-store');
  });

  test('the key is in no answer and in no line of the log', async () => {
    const visitor = await app.as('starfield');
    const replies = [
      await visitor.call(getPrintCertificate),
      await visitor.call(signPrint, { body: { digest } }),
      await visitor.call(signPrint, { body: { digest: 'no digest' } }),
    ];
    const said = [...replies.map(({ raw }) => raw.payload), ...app.lines].join('\n');
    const inside = pem('one.key').split('\n').slice(1, -2);
    expect(inside.length).toBeGreaterThan(10);
    for (const line of inside) expect(said).not.toContain(line);
    expect(said).not.toContain('PRIVATE KEY');
  });

  test('only a digest is signed', async () => {
    const visitor = await app.as('starfield');
    for (const wrong of ['', 'text to sign', digest.toUpperCase(), digest.slice(1), `${digest}a`]) {
      const { body } = await visitor.call(signPrint, { body: { digest: wrong } });
      expect(body.errorKey).toBe('request.invalid');
    }
  });
});

describe('without one', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.stop());

  test('there is none to show, and nothing is signed', async () => {
    const visitor = await app.as('starfield');
    expect((await visitor.call(getPrintCertificate)).result).toEqual({ certificate: null });
    const { status, body } = await visitor.call(signPrint, { body: { digest } });
    expect([status, body.errorKey]).toEqual([409, 'print.noCertificate']);
  });

  test.each([
    ['only a certificate', 'one.crt', ''],
    ['only a key', '', 'one.key'],
    ['the key of another', 'one.crt', 'other.key'],
    ['a key that is none', 'one.crt', 'one.crt'],
    ['a file that is not there', 'one.crt', 'none.key'],
    ['a key that the print clients do not know', 'curve.crt', 'curve.key'],
  ])('%s is refused, and what is said repeats nothing', (_, certificate, key) => {
    const config = {
      ...app.node.config,
      printCertificate: certificate && file(certificate),
      printKey: key && file(key),
    };
    expect(() => printKeysOf(config)).toThrow(/^environment: ALPACA_PRINT_CERTIFICATE/);
  });
});
