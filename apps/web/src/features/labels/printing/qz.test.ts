import { createHash, createVerify, generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FakeClient,
  fakePrinters,
  startQz,
} from '../../../../../../e2e/support/printClients.ts';
import { PrintFailed } from './printClient.ts';
import { connectQz, qzAddresses, type Signer } from './qz.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const signer: Signer = {
  certificate: async () => 'CERTIFICATE',
  sign: async (request) => {
    const digest = createHash('sha256').update(request).digest('hex');
    return sign('sha512', Buffer.from(digest), privateKey).toString('base64');
  },
};
const unsigned: Signer = {
  certificate: async () => null,
  sign: async () => Promise.reject(new Error('there is nothing to sign with')),
};

const pdf = new Blob(['%PDF-1.4 label'], { type: 'application/pdf' });
const job = {
  ...{ pdf, printer: 'Zebra ZD421', copies: 1 },
  size: { widthMm: 100, heightMm: 150 },
};

interface Heard {
  call?: string;
  params?: object;
  timestamp: number;
  signature?: string;
  signAlgorithm?: string;
  certificate?: string | null;
}

let qz: FakeClient;
const url = () => `ws://localhost:${qz.port}`;
const heard = () => qz.heard as Heard[];
const heardOf = (call: string) => heard().find((one) => one.call === call) as Heard;

beforeEach(async () => {
  qz = await startQz(0);
});
afterEach(() => qz.stop());

test('all of its ports are knocked at, with a certificate first', () => {
  expect(qzAddresses).toHaveLength(8);
  expect(qzAddresses[0]).toBe('wss://localhost:8181');
  expect(qzAddresses.at(-1)).toBe('ws://localhost:8485');
});

test('it is told who we are before it is asked for anything', async () => {
  const client = await connectQz(url(), signer);
  expect(heard().map(({ call }) => call)).toEqual(['getVersion']);
  expect(await client.printers()).toEqual(fakePrinters);
  await client.printers();
  const said = heard().map(({ call, certificate }) => call ?? certificate);
  expect(said).toEqual(['getVersion', 'CERTIFICATE', 'printers.find', 'printers.find']);
});

test('what it is asked is signed over its digest, as it checks it', async () => {
  const client = await connectQz(url(), signer);
  await client.printers();
  const { call, params, timestamp, signature = '', signAlgorithm } = heardOf('printers.find');
  const digest = createHash('sha256').update(JSON.stringify({ call, params, timestamp }));
  expect(signAlgorithm).toBe('SHA512');
  const check = createVerify('sha512').update(digest.digest('hex'));
  expect(check.verify(publicKey, signature, 'base64')).toBe(true);
});

test('without a certificate nothing is signed, and it asks its person itself', async () => {
  const client = await connectQz(url(), unsigned);
  await client.print(job);
  expect(heard().find((one) => 'certificate' in one)?.certificate).toBeNull();
  expect(heardOf('print').signature).toBe('');
});

test('a page goes out in its size, in millimetres, and nothing is scaled', async () => {
  const client = await connectQz(url(), signer);
  await client.print(job);
  expect(qz.jobs).toHaveLength(1);
  expect(qz.jobs[0]).toMatchObject({ printer: 'Zebra ZD421', copies: 1 });
  expect(qz.jobs[0]?.pdf.toString()).toBe('%PDF-1.4 label');
  expect(qz.jobs[0]?.told).toMatchObject({
    ...{ type: 'pixel', format: 'pdf', flavor: 'base64' },
    ...{ size: { width: 100, height: 150 }, units: 'mm', scaleContent: false },
    margins: { top: 0, left: 0, right: 0, bottom: 0 },
  });
});

test('a printer that is off is put right: moved by its margins, scaled by what they leave', async () => {
  const client = await connectQz(url(), signer);
  await client.print({ ...job, offset: { x: 2, y: -1 } });
  await client.print({ ...job, offset: { x: 0, y: 0 }, scale: 0.98 });
  expect(qz.jobs[0]?.told).toMatchObject({
    scaleContent: false,
    margins: { top: -1, left: 2, right: -2, bottom: 1 },
  });
  expect(qz.jobs[1]?.told).toMatchObject({
    scaleContent: true,
    margins: { right: expect.closeTo(2), bottom: expect.closeTo(3) },
  });
});

test('commands go to the printer as they are, and are signed like any other print', async () => {
  const client = await connectQz(url(), signer);
  await client.printRaw?.({ zpl: new Blob(['^XA^FDé^FS^XZ']), printer: 'Zebra ZD421' });
  expect(qz.jobs[0]).toMatchObject({ printer: 'Zebra ZD421', zpl: '^XA^FDé^FS^XZ', copies: 1 });
  expect(qz.jobs[0]?.told).toEqual({
    ...{ type: 'raw', format: 'command', flavor: 'base64' },
    ...{ copies: 1, jobName: 'Alpaca' },
  });
  expect(heardOf('print').signature).not.toBe('');
});

test('what it refuses is told in its words', async () => {
  qz.refusal = 'Cannot find printer with name "Zebra ZD421"';
  const client = await connectQz(url(), signer);
  const refused = client.print(job);
  await expect(refused).rejects.toBeInstanceOf(PrintFailed);
  await expect(refused).rejects.toThrow(qz.refusal);
});

test('after it was restarted it is connected to again, and told again who we are', async () => {
  const client = await connectQz(url(), signer);
  await client.printers();
  const { port } = qz;
  await qz.stop();
  qz = await startQz(port);
  // Until the client has noticed.
  await new Promise((done) => setTimeout(done, 100));
  expect(await client.printers()).toEqual(fakePrinters);
  expect(heard()[0]?.certificate).toBe('CERTIFICATE');
});

test('where nobody listens there is no client', async () => {
  await expect(connectQz('ws://localhost:1', signer)).rejects.toThrow('nobody answers');
});
