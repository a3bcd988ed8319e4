import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import enUS from '../texts/verify.en_US.json' with { type: 'json' };
import zhCN from '../texts/verify.zh_CN.json' with { type: 'json' };

const zh: Record<string, string> = zhCN;
const en: Record<string, string> = enUS;
const variables = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test('what a field breaks is said in both languages', () => {
  expect(Object.keys(en)).toEqual(Object.keys(zh));
  for (const [key, text] of Object.entries(zh)) {
    expect(text, key).toMatch(/[\u4e00-\u9fff]/);
    expect(en[key], key).toMatch(/^[^\u4e00-\u9fff]+$/);
    expect(variables(en[key]), key).toEqual(variables(text));
  }
});

test('every message that the contract names has words', () => {
  const folder = new URL('.', import.meta.url);
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap(
      (file) => readFileSync(new URL(file, folder), 'utf8').match(/web\.verify\.\d+/g) ?? [],
    );
  expect(named.length).toBeGreaterThan(0);
  expect([...new Set(named)].filter((key) => !(key in zh))).toEqual([]);
});
