import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  calls,
  codePurposes,
  messageKinds,
  type OpenCallSpec,
  openCalls,
  refusals,
} from '@alpaca/contract';
import { describe, expect, test } from 'vitest';
import { type Texts, textsIn } from './texts.ts';

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

const variables = (text: string) => (text.match(/\{\{\w+(, money)?\}\}/g) ?? []).sort();

const zhTexts = textsIn('zh_CN').flatMap((texts) => flatten(texts));
const zh = new Map(zhTexts);
const en = new Map(textsIn('en_US').flatMap((texts) => flatten(texts)));
const keysBelow = (prefix: string) =>
  [...zh.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

// Chinese has one form for every count; English may say another thing of one.
const ofOne = /_one$/;

test('both languages say the same things', () => {
  const inOneForm = [...en.keys()].filter((key) => !ofOne.test(key));
  expect(inOneForm.sort()).toEqual([...zh.keys()].sort());
});

test('what English says of one stands beside what it says of many, with nothing else filled in', () => {
  const ones = [...en].filter(([key]) => ofOne.test(key));
  expect(ones.length).toBeGreaterThan(0);
  for (const [key, text] of ones) {
    const many = en.get(key.replace(ofOne, ''));
    expect(many, key).toBeDefined();
    expect(variables(many ?? ''), key).toEqual(expect.arrayContaining(variables(text)));
  }
});

// A number before a word that ends in -s; quotes are put together of phrases and have one form.
const countsMany =
  /\{\{count\}\} (?:[a-z’'-]+ ){0,2}?(?!(?:is|was|has|this|its|as|less|progress|times)\b)[a-z-]{2,}s\b/;
const ofPhrases = /^(quote|weighedRule)\./;

test('what is counted in English has a word for one of them', () => {
  const without = [...en].filter(
    ([key, text]) =>
      countsMany.test(text) && !ofOne.test(key) && !ofPhrases.test(key) && !en.has(`${key}_one`),
  );
  expect(without).toEqual([]);
});

test('all that waits for somebody has a word for one of it', () => {
  const kinds = keysBelow('waiting.');
  expect(kinds.length).toBeGreaterThan(0);
  for (const kind of kinds) expect(en.has(`waiting.${kind}_one`), kind).toBe(true);
});

test('no two areas say one thing', () => {
  expect(zhTexts).toHaveLength(zh.size);
});

test('both languages fill in the same variables', () => {
  for (const [key, text] of zh) expect(variables(en.get(key) ?? ''), key).toEqual(variables(text));
});

describe.each([
  ['zh_CN', zh, { 401: '未授权，请重新登录', 403: '拒绝访问', 404: '资源未找到' }],
  [
    'en_US',
    en,
    { 401: 'Unauthorized, please log in again', 403: 'Access denied', 404: 'Resource not found' },
  ],
] as const)('%s', (_, words, fixed) => {
  test('has no empty text', () => {
    for (const [key, text] of words) expect(text.trim(), key).not.toBe('');
  });

  test('refusals that must not tell more show the fixed text of their status', () => {
    for (const [key, status] of Object.entries(refusals)) {
      if (status !== 401 && status !== 403 && status !== 404) continue;
      // A program that brings a key can't log in, and one that signs wrongly has to know it is the signature.
      if (key === 'apiKey.invalid' || key === 'apiKey.signatureWrong') continue;
      expect(words.get(`refusal.${key}`), key).toBe(fixed[status]);
    }
  });
});

test('every refusal has words, and no words are left over', () => {
  expect(keysBelow('refusal.').sort()).toEqual(Object.keys(refusals).sort());
});

test('every refusal is raised somewhere', () => {
  const server = join(import.meta.dirname, '../../..');
  const sources = ['src', 'migrations'].flatMap((folder) =>
    readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|sql)$/.test(file) && !/\.(test|samples)\.ts$/.test(file))
      .map((file) => readFileSync(join(server, folder, file), 'utf8')),
  );
  const all = sources.join('\n');
  expect(Object.keys(refusals).filter((key) => !all.includes(`'${key}'`))).toEqual([]);
});

const open = Object.entries<OpenCallSpec>(openCalls).map(
  ([name, call]) => [`open.${name}`, call] as const,
);
const logged = [...Object.entries(calls), ...open].flatMap(([name, { log }]) =>
  log ? [{ name, ...log }] : [],
);

/** Calls that are no more; their lines in the log are still read. */
const gone = ['setMerchantTerms', 'setPriceGroup'];

test('every logged call has words, and no words are left over', () => {
  expect(keysBelow('oplog.').sort()).toEqual([...logged.map(({ name }) => name), ...gone].sort());
});

test('every menu of the operation log has a name', () => {
  expect(keysBelow('oplogMenu.').sort()).toEqual(
    [...new Set([...logged.map(({ menu }) => menu), 'security'])].sort(),
  );
});

test.each(codePurposes)(
  'the message with a code to %s carries the code and its life',
  (purpose) => {
    expect(variables(zh.get(`message.code.${purpose}`) ?? '')).toEqual(['{{code}}', '{{minutes}}']);
    expect(zh.has(`message.codeSubject.${purpose}`)).toBe(true);
  },
);

test('every kind of message has its name and its words, and no words are left over', () => {
  const due = Object.keys(messageKinds).flatMap((kind) =>
    ['name', 'title', 'content'].map((part) => `${kind}.${part}`),
  );
  expect(keysBelow('notice.').sort()).toEqual(due.sort());
});
