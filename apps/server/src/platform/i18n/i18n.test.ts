import { languages, refusals } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { hasWords, words } from './i18n.ts';

test.each(languages)('every refusal has words of its own in %s', (lang) => {
  for (const key of Object.keys(refusals)) {
    expect(hasWords(lang, `refusal.${key}`), key).toBe(true);
    expect(words(lang, `refusal.${key}`)).not.toContain('refusal.');
  }
});

test('words are filled in as they are, without being changed for a page', () => {
  const params = { code: '<1&2>', minutes: '10' };
  expect(words('en_US', 'message.code.login', params)).toContain('code is <1&2>.');
  expect(words('zh_CN', 'message.code.login', params)).toContain('验证码为 <1&2>，');
});

test('money and counts are written by thousands', () => {
  const params = { no: '202611150001', amount: '5000.00', currency: 'CNY' };
  expect(words('en_US', 'oplog.topUpBalance', params)).toBe(
    'Submitted top-up 202611150001 of 5,000.00 CNY',
  );
  expect(words('zh_CN', 'sheet.tooManyRows', { most: 50_000 })).toContain('50,000');
});

test('one is told as one, by a number or by what is kept as text', () => {
  const told = (count: unknown) => words('en_US', 'oplog.payOrder', { count, nos: 'Y1' });
  expect(told(1)).toBe('Paid for 1 order: Y1');
  expect(told('1')).toBe('Paid for 1 order: Y1');
  expect(told('1200')).toBe('Paid for 1,200 orders: Y1');
  expect(words('zh_CN', 'oplog.payOrder', { count: '1', nos: 'Y1' })).toContain('1');
});

test('a value cannot bring words of other keys in', () => {
  const params = { code: '$t(refusal.server.failed) {{minutes}}', minutes: '10' };
  expect(words('en_US', 'message.code.login', params)).toContain('{{minutes}}');
  expect(words('en_US', 'message.code.login', params)).not.toContain('Server error');
});

test('the keys of the specification keep their names', () => {
  expect(words('zh_CN', 'web.verify.0')).toMatch(/[\u4e00-\u9fff]/);
  expect(words('en_US', 'web.verify.15')).toContain('8–16');
});

test.each(['no.such.key', 'constructor', '__proto__', 'toString', ''])(
  '“%s” is not a key',
  (key) => {
    for (const lang of languages) expect(hasWords(lang, key)).toBe(false);
  },
);
