import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import type { UploadPurpose } from '@alpaca/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Made, pdfOf } from '../pdf/pdfTestFiles.ts';
import { inspectUpload, purposes, UploadRefused } from './index.ts';

const send = (body: Buffer | string, purpose: UploadPurpose) =>
  inspectUpload(Readable.from([Buffer.from(body)]), purpose);

const refusal = (body: Buffer | string, purpose: UploadPurpose) =>
  send(body, purpose).then(
    () => 'accepted',
    (error) => (error instanceof UploadRefused ? error.key : error),
  );

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });

/** Black and white at one bit a pixel: 50 MB of zeros that pack a thousand times smaller. */
const blankPng = (side: number) => {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const magic = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', rows), end]);
};

const photo = () =>
  plain()
    .withExif({
      IFD0: { Model: 'Alpaca Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 37/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const pdf = (objects: Made['objects'] = {}) => pdfOf({ objects });

describe('images', () => {
  test('place and camera are dropped, the orientation is applied', async () => {
    const taken = await photo();
    const before = await sharp(taken).metadata();
    expect(before.exif?.includes('Alpaca Phone')).toBe(true);
    expect(before).toMatchObject({ orientation: 6, width: 60, height: 40 });

    const file = await send(taken, 'paymentProof');
    const after = await sharp(file.body).metadata();
    expect(after.exif).toBeUndefined();
    expect(after.orientation).toBeUndefined();
    expect(after).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect(file).toMatchObject({ contentType: 'image/jpeg', extension: 'jpg' });
    expect(file.bytes).toBe(file.body.length);
    expect(file.sha256).toBe(createHash('sha256').update(file.body).digest('hex'));
  });

  test.each(['jpeg', 'png', 'webp'] as const)('bytes appended to a %s vanish', async (format) => {
    const script = '<script>alert(document.domain)</script>';
    const image = await plain().toFormat(format).toBuffer();
    const file = await send(Buffer.concat([image, Buffer.from(script)]), 'tenantLogo');
    expect(file.contentType).toBe(`image/${format}`);
    expect(file.body.includes('script')).toBe(false);
  });

  test('a page named as an image is refused', async () => {
    expect(await refusal('<!doctype html><script>alert(1)</script>', 'avatar')).toBe(
      'upload.wrongType',
    );
  });

  test('a page behind the first bytes of a png is refused', async () => {
    const start = (await plain().png().toBuffer()).subarray(0, 40);
    const page = Buffer.concat([start, Buffer.from('<html>'.repeat(50))]);
    expect(await refusal(page, 'avatar')).toBe('upload.broken');
  });

  test('a drawing in SVG and a GIF are refused', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await refusal(svg, 'tenantLogo')).toBe('upload.wrongType');
    expect(await refusal(`<?xml version="1.0"?>${svg}`, 'tenantLogo')).toBe('upload.wrongType');
    expect(await refusal(await plain().gif().toBuffer(), 'avatar')).toBe('upload.wrongType');
  });

  test('an image of 400 million pixels in a small file is refused', async () => {
    const bomb = blankPng(20_000);
    expect((await sharp(blankPng(64)).metadata()).width).toBe(64);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusal(bomb, 'paymentProof')).toBe('upload.broken');
  });

  test('a cut-off image is refused', async () => {
    const noise = sharp(randomBytes(300 * 300 * 3), {
      raw: { width: 300, height: 300, channels: 3 },
    });
    const whole = await noise.jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, whole.length >> 1), 'avatar')).toBe('upload.broken');
  });

  test('an animation becomes its first frame', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const file = await send(moving, 'avatar');
    expect(await sharp(file.body, { animated: true }).metadata()).toMatchObject({ height: 20 });
    const { dominant } = await sharp(file.body).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test('an avatar is scaled to 512 pixels, never up', async () => {
    const large = await send(await plain(1500, 750).png().toBuffer(), 'avatar');
    expect(await sharp(large.body).metadata()).toMatchObject({ width: 512, height: 256 });
    const small = await send(await plain(90, 30).png().toBuffer(), 'avatar');
    expect(await sharp(small.body).metadata()).toMatchObject({ width: 90, height: 30 });
  });

  test('transparency of a logo is kept', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const logo = sharp({ create: { width: 8, height: 8, channels: 4, background } });
    const file = await send(await logo.png().toBuffer(), 'tenantLogo');
    expect((await sharp(file.body).metadata()).hasAlpha).toBe(true);
  });
});

describe('documents', () => {
  test('a PDF passes', async () => {
    const file = await send(pdf(), 'labelFile');
    expect(file).toMatchObject({ contentType: 'application/pdf', extension: 'pdf' });
  });

  test('a PDF without an end or a version is refused as broken', async () => {
    expect(await refusal(pdf().subarray(0, 40), 'licence')).toBe('upload.broken');
    expect(await refusal('%PDF-x\n%%EOF', 'licence')).toBe('upload.broken');
  });

  test('an image is no label, a PDF no avatar', async () => {
    expect(await refusal(await plain().png().toBuffer(), 'labelFile')).toBe('upload.wrongType');
    expect(await refusal(pdf(), 'avatar')).toBe('upload.wrongType');
  });

  test('an empty file is refused as broken', async () => {
    expect(await refusal('', 'importSheet')).toBe('upload.broken');
  });
});

describe('size', () => {
  test('11 MB for 10 allowed stop being read at the limit', async () => {
    let sent = 0;
    const stream = Readable.from(
      (async function* () {
        for (; sent < 110; sent++) yield Buffer.alloc(1024 * 1024);
      })(),
      { highWaterMark: 1 },
    );
    const error = await inspectUpload(stream, 'paymentProof').catch((thrown) => thrown);
    expect(error).toBeInstanceOf(UploadRefused);
    expect(error).toMatchObject({ key: 'upload.tooLarge', params: { limitMb: 10 } });
    expect(sent).toBeLessThan(14);
    expect(stream.destroyed).toBe(true);
  });

  test('a file of exactly the limit passes', async () => {
    const limit = purposes.labelFile.limitMb * 1024 * 1024;
    // As long as asked for by an object that nothing needs; offsets behind it grow with it.
    const start = pdf({ 9: '' }).length;
    const spaces = limit - start - (pdf({ 9: ' '.repeat(limit - start) }).length - limit);
    const body = pdf({ 9: ' '.repeat(spaces) });
    expect(body.length).toBe(limit);
    expect((await send(body, 'labelFile')).contentType).toBe('application/pdf');
    expect(await refusal(pdf({ 9: ' '.repeat(spaces + 1) }), 'labelFile')).toBe('upload.tooLarge');
  });

  test('a sender that goes away is not called a bad file', async () => {
    const stream = Readable.from(
      (async function* () {
        yield Buffer.from('%PDF-1.7');
        throw new Error('reset');
      })(),
    );
    await expect(inspectUpload(stream, 'labelFile')).rejects.toThrow('reset');
  });
});
