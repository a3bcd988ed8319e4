import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStorage, type Storage } from './index.ts';
import { startS3 } from './s3TestServer.ts';

const mebibyte = 1024 * 1024;
const pdf = { contentType: 'application/pdf' };
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const inChunks = (bytes: Buffer, size = 300_000) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
  );

const failingAfter = (count: number) =>
  Readable.from(
    (async function* () {
      for (let sent = 0; sent < count; sent++) yield Buffer.alloc(mebibyte, 7);
      throw new Error('the sender went away');
    })(),
  );

const filesBelow = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  s3 = await startS3(join(folder, 's3'), 'parcels');
});

afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const adapters: [string, () => Storage][] = [
  ['local disk', () => openStorage(`file:${join(folder, 'disk')}`)],
  ['S3', () => openStorage(`s3://parcels/alpaca?endpoint=${s3.endpoint}&region=us-east-1`)],
];

describe.each(adapters)('%s', (_name, open) => {
  let storage: Storage;
  beforeAll(() => {
    storage = open();
  });

  const read = async (key: string) => {
    const found = await storage.get(key);
    return found && { ...found, body: await buffer(found.body) };
  };

  const refuses = async (key: string) => {
    await expect(storage.put(key, Buffer.from('x'), pdf)).rejects.toThrow('invalid storage key');
    await expect(storage.get(key)).rejects.toThrow('invalid storage key');
    await expect(storage.remove(key)).rejects.toThrow('invalid storage key');
  };

  test('what was put comes back with its type and size', async () => {
    const body = Buffer.from('%PDF-1.7 面单');
    expect(await storage.put('labels/2026/a-1.pdf', body, pdf)).toEqual({ bytes: body.length });
    const found = await read('labels/2026/a-1.pdf');
    expect(found).toEqual({ body, bytes: body.length, ...pdf });
  });

  test('a stream of 20 MiB comes back byte for byte', async () => {
    const body = randomBytes(20 * mebibyte + 17);
    expect(await storage.put('big/stream', inChunks(body), pdf)).toEqual({ bytes: body.length });
    const found = await read('big/stream');
    expect(found?.bytes).toBe(body.length);
    expect(found?.contentType).toBe('application/pdf');
    expect(sha256(found?.body ?? Buffer.alloc(0))).toBe(sha256(body));
  });

  test('a stream of exactly one part and an empty one are stored whole', async () => {
    const part = randomBytes(8 * mebibyte);
    await storage.put('edge/part', inChunks(part), pdf);
    expect(sha256((await read('edge/part'))?.body ?? Buffer.alloc(0))).toBe(sha256(part));
    expect(await storage.put('edge/empty', Readable.from([]), pdf)).toEqual({ bytes: 0 });
    expect((await read('edge/empty'))?.bytes).toBe(0);
  });

  test('a missing key is null', async () => {
    expect(await storage.get('nobody/was-here')).toBeNull();
  });

  test('the second put of a key replaces body and type', async () => {
    await storage.put('twice', Buffer.from('a longer first version'), pdf);
    await storage.put('twice', Buffer.from('second'), { contentType: 'text/csv' });
    const found = await read('twice');
    expect(found?.body.toString()).toBe('second');
    expect(found?.contentType).toBe('text/csv');
  });

  test('a key and a longer key below it exist side by side', async () => {
    await storage.put('side', Buffer.from('short'), pdf);
    await storage.put('side/by-side', Buffer.from('long'), pdf);
    expect((await read('side'))?.body.toString()).toBe('short');
    expect((await read('side/by-side'))?.body.toString()).toBe('long');
  });

  test('a removed file is gone, and removing it again is harmless', async () => {
    await storage.put('gone', Buffer.from('x'), pdf);
    await storage.remove('gone');
    await storage.remove('gone');
    expect(await storage.get('gone')).toBeNull();
  });

  test.each([1, 12])('an upload that fails after %i MiB leaves nothing', async (count) => {
    const upload = storage.put(`failed/${count}`, failingAfter(count), pdf);
    await expect(upload).rejects.toThrow('the sender went away');
    expect(await storage.get(`failed/${count}`)).toBeNull();
    expect(await filesBelow(join(folder, 'disk', '~tmp'))).toEqual([]);
    expect(await filesBelow(s3.uploads)).toEqual([]);
  });

  test('a failed upload leaves the version before it untouched', async () => {
    await storage.put('kept', Buffer.from('good'), pdf);
    await expect(storage.put('kept', failingAfter(12), pdf)).rejects.toThrow();
    expect((await read('kept'))?.body.toString()).toBe('good');
  });

  test.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../../secret',
    'a//b',
    'a/./b',
    'a/',
    'A',
    '.hidden',
    'a\\b',
    'a\0b',
    'a~body',
    'a\n',
  ])('the key %j is refused', (key) => refuses(key));

  test('a key too long for a file system or for S3 is refused', async () => {
    await refuses('x'.repeat(201));
    await refuses(`${'x/'.repeat(300)}x`);
  });

  test('a reachable store is ready', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

describe('S3 alone', () => {
  const open = () => openStorage(`s3://parcels/alpaca?endpoint=${s3.endpoint}`);

  test('a failed multipart upload is aborted on the server', async () => {
    s3.calls.length = 0;
    await expect(open().put('aborted', failingAfter(20), pdf)).rejects.toThrow();
    expect(s3.calls.map(({ method, status }) => `${method} ${status}`)).toEqual([
      'POST 200',
      'PUT 200',
      'PUT 200',
      'DELETE 204',
    ]);
  });

  test('parts are removed too when the last request is refused, and when removing is', async () => {
    const methods = () => s3.calls.splice(0).map(({ method, status }) => `${method} ${status}`);
    const storage = open();
    methods();
    s3.refused.push(/^POST .*uploadId=/);
    await expect(storage.put('last', inChunks(randomBytes(9 * mebibyte)), pdf)).rejects.toThrow();
    expect(methods()).toEqual(['POST 200', 'PUT 200', 'PUT 200', 'POST 403', 'DELETE 204']);
    expect(await filesBelow(s3.uploads)).toEqual([]);

    s3.refused.splice(0, 1, /^DELETE .*uploadId=/);
    await expect(storage.put('kept', failingAfter(12), pdf)).rejects.toThrow(
      'the sender went away',
    );
    expect(methods()).toEqual(['POST 200', 'PUT 200', 'DELETE 403']);
    s3.refused.length = 0;
    await rm(s3.uploads, { recursive: true });
  });

  test('a stream under 8 MiB is one request', async () => {
    s3.calls.length = 0;
    await open().put('small', inChunks(randomBytes(mebibyte)), pdf);
    expect(s3.calls.map(({ method }) => method)).toEqual(['PUT']);
    expect(s3.calls[0]?.path).toMatch(/^\/parcels\/alpaca\/small/);
  });

  test('a missing bucket is not ready, and not mistaken for a missing key', async () => {
    const storage = openStorage(`s3://elsewhere?endpoint=${s3.endpoint}`);
    await expect(storage.check()).rejects.toThrow();
    await expect(storage.get('a')).rejects.toThrow();
  });
});

test('a local folder that cannot be made is not ready', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await expect(openStorage(`file:${file}/below`).check()).rejects.toThrow('ENOTDIR');
});

test('an address of an unknown kind is refused', () => {
  expect(() => openStorage('ftp://host/path')).toThrow('no storage for ftp:');
});

test('what lies on local disk is for its own user alone', async () => {
  const root = join(folder, 'closed');
  const storage = openStorage(`file:${root}`);
  await storage.put('a/b/c', Buffer.from('x'), pdf);
  await storage.put('a/d', inChunks(randomBytes(1000)), pdf);
  await storage.check();
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await modeOf(root)).toBe('700');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) {
    const mode = await modeOf(join(entry.parentPath, entry.name));
    expect(mode, entry.name).toBe(entry.isFile() ? '600' : '700');
  }
});

test('a folder that was open before is closed', async () => {
  const root = join(folder, 'opened');
  await mkdir(root, { mode: 0o755 });
  await openStorage(`file:${root}`).check();
  expect(((await stat(root)).mode & 0o777).toString(8)).toBe('700');
});
