import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { alphabet } from './alphabet.ts';
import { drawing } from './drawing.ts';
import { captchaMatches, drawCaptcha } from './index.ts';

const pixels = (image: string) => Buffer.from(image.split(',')[1] ?? '', 'base64');

describe('the picture', () => {
  test('is a PNG of 120 × 40 at double density', async () => {
    const { image } = await drawCaptcha();
    expect(image).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/);
    const { format, width, height } = await sharp(pixels(image)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 240, height: 80 });
    expect(image.length).toBeLessThan(24_000);
  });

  test('carries no text: neither its source nor its bytes name the answer', async () => {
    const { answer, image } = await drawCaptcha();
    expect(pixels(image).includes(answer)).toBe(false);
    expect((await sharp(pixels(image)).metadata()).comments).toBeUndefined();
    expect(drawing('ACHJ')).not.toMatch(/<text|font|ACHJ/);
  });

  test('of one answer never looks the same twice', () => {
    expect(new Set(Array.from({ length: 50 }, () => drawing('KM78'))).size).toBe(50);
  });

  test('keeps every character inside and apart from the ground', async () => {
    for (const character of Object.keys(alphabet)) {
      const raw = sharp(Buffer.from(drawing(character.repeat(4)))).greyscale();
      const { data } = await raw.raw().toBuffer({ resolveWithObject: true });
      const dark = data.filter((value) => value < 140).length / data.length;
      expect(dark).toBeGreaterThan(0.06);
      expect(dark).toBeLessThan(0.35);
    }
  });
});

describe('the answer', () => {
  test('has four characters of the unambiguous set, all of which come up', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, drawCaptcha));
    const seen = new Set<string>();
    for (const { answer } of answers) {
      expect(answer).toMatch(/^[ACHJKMNPRTWXY36789]{4}$/);
      for (const character of answer) seen.add(character);
    }
    expect(seen.size).toBe(Object.keys(alphabet).length);
  });

  test('matches in either case and with blanks around it', () => {
    expect(captchaMatches('AK37', 'ak37')).toBe(true);
    expect(captchaMatches('AK37', ' Ak37 ')).toBe(true);
  });

  test.each(['AK36', 'AK3', 'AK377', '', 'AK37\0'])('%j does not match AK37', (given) => {
    expect(captchaMatches('AK37', given)).toBe(false);
  });

  test('that is missing matches nothing', () => {
    expect(captchaMatches('', '')).toBe(false);
    expect(captchaMatches(' ', '')).toBe(false);
  });
});
