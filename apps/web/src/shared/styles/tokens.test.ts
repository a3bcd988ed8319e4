import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheets = globSync('**/*.css', { cwd: root }).filter((file) => !file.endsWith('tokens.css'));

/** What a sheet says of a property, less what is allowed. */
const others = (property: string, allowed: RegExp) =>
  sheets.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        new RegExp(`\\b${property}: ([^;]+);`, 'g'),
      ),
    ]
      .map(([, value = '']) => value)
      .filter((value) => !allowed.test(value))
      .map((value) => `${file}: ${property}: ${value}`),
  );

describe('style sheets', () => {
  test('have the four sizes of type, and no others', () => {
    expect(others('font-size', /^(var\(--(text|icon)[a-z-]*\)|inherit)$/)).toEqual([]);
  });

  test('have the three radii, round and none', () => {
    const one = String.raw`(var\(--radius[a-z-]*\)|0|50%|inherit)`;
    expect(others('border-radius', new RegExp(`^${one}( ${one})*$`))).toEqual([]);
  });

  test('take their colours from the tokens', () => {
    // What lies on a picture or a captcha is what the picture is, by day and night.
    const own = /Adverts|CaptchaField|Brand|Security|SettingsDrawer|TopMenu|Grid\.module/;
    const found = sheets.flatMap((file) =>
      own.test(file)
        ? []
        : (readFileSync(join(root, file), 'utf8').match(/#[0-9a-f]{3,8}\b|rgba?\(/g) ?? []).map(
            (value) => `${file}: ${value}`,
          ),
    );
    expect(found).toEqual([]);
  });
});
