import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { chapterMs, chapterOf, chapters } from './chapters.ts';
import en from './texts/en_US.json' with { type: 'json' };
import zh from './texts/zh_CN.json' with { type: 'json' };

const pictures = join(import.meta.dirname, '../../../public/tour');

test('an address names a chapter, and any other shows the first', () => {
  expect(chapterOf('?at=track')).toBe('track');
  expect(chapterOf('?at=nothing')).toBe('home');
  expect(chapterOf('')).toBe('home');
});

test('the tour takes two minutes', () => {
  expect(chapters.length * chapterMs).toBe(120_000);
});

test.each(chapters)('%s has its picture and its words in both languages', (chapter) => {
  for (const language of languages)
    expect(existsSync(join(pictures, language, `${chapter}.webp`)), language).toBe(true);
  for (const texts of [zh, en] as Record<string, string>[]) {
    expect(texts[`${chapter}.title`]).toBeTruthy();
    expect(texts[`${chapter}.text`]).toBeTruthy();
  }
});
