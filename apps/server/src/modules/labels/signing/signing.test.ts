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

const page = { type: 'pixel', format: 'pdf', flavor: 'base64', data: 'JVBERi0xLjQ=' };
const params = { printer: { name: 'ZD420' }, options: { copies: 1 }, data: [page] };
type Told = Record<string, unknown>;
/** What QZ Tray is asked, as the web puts it; `more` is what somebody else would make of it. */
const asked = (more: Told = {}) =>
  JSON.stringify({ call: 'print', params, timestamp: Date.now(), ...more });
const printing = (more: Told) => asked({ params: { ...params, ...more } });

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
    const request = asked();
    const reply = await visitor.call(signPrint, { body: { request } });
    const signature = Buffer.from(reply.result.signature, 'base64');
    const { publicKey } = new X509Certificate(certificate as string);
    const digest = createHash('sha256').update(request).digest('hex');
    expect(verify('sha512', Buffer.from(digest), publicKey, signature)).toBe(true);
    expect(verify('sha512', Buffer.from(`${digest}0`), publicKey, signature)).toBe(false);
    expect(reply.headers['cache-control']).toContain('no-store');
  });

  test('the key is in no answer and in no line of the log', async () => {
    const visitor = await app.as('starfield');
    const replies = [
      await visitor.call(getPrintCertificate),
      await visitor.call(signPrint, { body: { request: asked() } }),
      await visitor.call(signPrint, { body: { request: 'nothing of ours' } }),
    ];
    const said = [...replies.map(({ raw }) => raw.payload), ...app.lines].join('\n');
    const inside = pem('one.key').split('\n').slice(1, -2);
    expect(inside.length).toBeGreaterThan(10);
    for (const line of inside) expect(said).not.toContain(line);
    expect(said).not.toContain('PRIVATE KEY');
  });

  const errorOf = async (request: string) => {
    const visitor = await app.as('starfield');
    return (await visitor.call(signPrint, { body: { request } })).body.errorKey ?? 'signed';
  };

  test.each([
    ['the list of printers', () => asked({ call: 'printers.find', params: {} })],
    ['pages', () => asked()],
    ['a batch of many megabytes', () => printing({ data: [{ ...page, data: 'A'.repeat(8e6) }] })],
    [
      'commands for a printer',
      () => printing({ data: [{ ...page, type: 'raw', format: 'command' }] }),
    ],
    [
      'what a clock that is hours wrong has asked',
      () => asked({ timestamp: Date.now() - 8 * 3_600_000 }),
    ],
  ])('%s is signed', async (_, request) => {
    expect(await errorOf(request())).toBe('signed');
  });

  // By our certificate a page of anybody's would do all of it on every machine that trusts us.
  test.each([
    ['a file that is written', () => asked({ call: 'file.write' })],
    ['a print into a file', () => printing({ printer: { file: 'C:\\autorun.bat' } })],
    ['a print to another machine', () => printing({ printer: { host: '10.0.0.1', port: 22 } })],
    ['a page that runs scripts', () => printing({ data: [{ ...page, format: 'html' }] })],
    ['a file of that machine', () => printing({ data: [{ ...page, flavor: 'file' }] })],
    ['a later call beside ours', () => `${asked().slice(0, -1)},"call":"file.write"}`],
    ['more than is asked', () => asked({ signature: '' })],
    ['what is for next week', () => asked({ timestamp: Date.now() + 7 * 86_400_000 })],
    ['what is from last week', () => asked({ timestamp: Date.now() - 7 * 86_400_000 })],
    ['a digest', () => createHash('sha256').update(asked()).digest('hex')],
    ['null', () => 'null'],
  ])('%s is not signed', async (_, request) => {
    expect(await errorOf(request())).toBe('print.notOurs');
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
    const { status, body } = await visitor.call(signPrint, { body: { request: asked() } });
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
