import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as fields from './fields.ts';

/** The keys of what is wrong with a value; none if it is accepted. */
const wrongWith = (schema: z.ZodMiniType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

type Row = [rule: string, schema: z.ZodMiniType, key: string, good: unknown[], bad: unknown[]];
const x = (length: number) => 'x'.repeat(length);

const rules: Row[] = [
  [
    'required text',
    fields.text(),
    'web.verify.0',
    ['a', '中', '0', x(200)],
    ['', null, undefined, 1, [], {}],
  ],
  [
    'text of more than spaces',
    fields.text(),
    'web.verify.16',
    [' a '],
    [' ', '\t\n', '\u3000', '\u00a0'],
  ],
  ['text without NUL', fields.text(), 'web.verify.16', ['a\tb'], ['a\0b', '\0']],
  ['text of whole signs', fields.text(), 'web.verify.16', ['a😀'], ['a\ud83d', '\ude00a']],
  ['text of a length', fields.text(5), 'web.verify.25', ['12345', '  12345  '], ['123456']],
  [
    'letters or digits',
    fields.lettersOrDigits(),
    'web.verify.9',
    ['A1z'],
    ['A-1', 'a b', '中', 'é', 'a_b'],
  ],
  ['digits', fields.digits(), 'web.verify.10', ['0123456789'], ['1.5', '-1', '1a', '１', '1 2']],
  [
    'a number of at most 20 digits',
    fields.digits(),
    'web.verify.25',
    ['1'.repeat(20), ` ${'9'.repeat(20)} `],
    ['1'.repeat(21), '0'.repeat(200)],
  ],
  [
    'a password',
    fields.Password,
    'web.verify.15',
    ['abcxefg1', '1ABXDEFG', 'Kra34567', 'k234567890123456'],
    [
      'abcdef1',
      'a2345678901234567',
      'abcdefgh',
      '12345678',
      'abcdef1!',
      ' abcdef1',
      'abcdefg1 ',
      'abcdefg1\n',
      '密码abcdef1',
      'ａbcdefg1',
    ],
  ],
  [
    'a password at all',
    fields.Password,
    'web.verify.0',
    ['abcxefg1'],
    ['', undefined, null, 12345678],
  ],
  [
    'a mobile number',
    fields.Mobile,
    'web.verify.4',
    ['13800000001', '19912345678', '+14155550123', '+8613800000001', ' 13800000001 '],
    [
      '12800000001',
      '1380000000',
      '138000000011',
      '+0123456789',
      '+123456',
      '+1234567890123456',
      '138-0000-0001',
      '１３８００００００01',
      'phone',
    ],
  ],
  [
    'an e-mail address',
    fields.Email,
    'web.verify.5',
    ['a@b.cn', 'first.last+tag@mail.example.com', "o'b@x.co", '用户@例子.中国'],
    [
      'a',
      'a@',
      '@b.cn',
      'a@b',
      'a@b.',
      'a@.cn',
      'a@b..cn',
      'a b@c.cn',
      'a@b@c.cn',
      'a@b.cn\nBcc: x@y.z',
    ],
  ],
  [
    'a web address',
    fields.WebUrl,
    'web.verify.13',
    ['http://a', 'https://alpaca.example/x?y=1#z'],
    [
      'ftp://a',
      'a.cn',
      'https:/a',
      'http://',
      'javascript:alert(1)',
      '//a.cn',
      'http://a b',
      ' x https://a',
    ],
  ],
  [
    'an identity card',
    fields.IdentityCard,
    'web.verify.22',
    ['123456789012345', '123456789012345678', '12345678901234567X', '12345678901234567x'],
    [
      '12345678901234',
      '1234567890123456',
      '12345678901234567',
      '1234567890123456789',
      '12345678901234567Y',
      'X2345678901234567X',
      '1234567890123X5',
      '１23456789012345',
    ],
  ],
  [
    'a user name',
    fields.Username,
    'web.verify.26',
    ['abc', 'A1.b-c_d', x(32)],
    ['ab', '.abc', '-abc', 'a b c', 'a@b', '中文名', "a'--"],
  ],
  [
    'an id',
    fields.id('row'),
    'web.verify.40',
    ['018f0000-0000-7000-8000-000000000000'],
    ['1', '', 'x', '018f0000-0000-7000-8000-00000000000g', "018f0000-0000-7000-8000-000000000000'"],
  ],
];

describe.each(rules)('%s', (_, schema, key, good, bad) => {
  test.each(good)('accepts %j', (value) => {
    expect(wrongWith(schema, value)).toEqual([]);
  });

  test.each(bad)('refuses %j first of all for that', (value) => {
    expect(wrongWith(schema, value)[0]).toBe(key);
  });
});

test('text is handed on trimmed', () => {
  expect(z.parse(fields.text(), '  星野 电商\t\n')).toBe('星野 电商');
  expect(z.parse(fields.Mobile, ' 13800000001 ')).toBe('13800000001');
  expect(z.parse(fields.optionalText(), '  ')).toBe('');
});

test('optional text may be absent or empty, never too long or with a NUL', () => {
  for (const value of [undefined, '', 'a'])
    expect(wrongWith(fields.optionalText(), value)).toEqual([]);
  expect(wrongWith(fields.optionalText(3), 'four')).toEqual(['web.verify.25']);
  expect(wrongWith(fields.optionalText(), 'a\0')).toEqual(['web.verify.16']);
  expect(wrongWith(fields.optionalText(), 'a\ud83d')).toEqual(['web.verify.16']);
});

describe('a time on the wire', () => {
  test.each(['2026-01-31 00:00:00', '2024-02-29 23:59:59'])('is %s', (wire) => {
    expect(wrongWith(fields.WireTime, wire)).toEqual([]);
  });

  test.each([
    '2026-01-31',
    '2026-01-31T00:00:00',
    '2026-1-31 00:00:00',
    '2026-01-31 00:00:00Z',
    '2026-13-01 00:00:00',
    '0000-01-01 00:00:00',
    '0999-12-31 23:59:59',
    '2026-02-29 00:00:00',
    '2026-04-31 00:00:00',
    '2026-00-10 00:00:00',
    '2026-01-31 24:00:00',
    '2026-01-31 25:00:00',
    '2026-01-31 10:60:00',
    '2026-01-31 10:00:60',
  ])('is not %s', (wire) => {
    expect(wrongWith(fields.WireTime, wire).length).toBeGreaterThan(0);
  });
});

describe('pages', () => {
  const query = z.strictObject(fields.pageQuery);

  test('are ten rows from the first on, unless asked otherwise', () => {
    expect(z.parse(query, {})).toEqual({ pageNo: 1, pageSize: 50 });
    expect(z.parse(query, { pageNo: '3', pageSize: '50' })).toEqual({ pageNo: 3, pageSize: 50 });
  });

  test.each(['0', '-1', '1.5', 'x', '1e9', 'NaN', 'Infinity', '10001'])(
    'are never number %s',
    (pageNo) => {
      expect(wrongWith(query, { pageNo }).length).toBeGreaterThan(0);
    },
  );

  test.each(['0', '1001', '-10', 'x'])('are never %s rows long', (pageSize) => {
    expect(wrongWith(query, { pageSize }).length).toBeGreaterThan(0);
  });
});

test('a text of a pattern may be left out or empty, and is nothing else', () => {
  const swift = fields.optionalTextOf(/^([A-Z]{8})?$/, 'web.verify.9', 20);
  expect([undefined, '', ' ABCDEFGH '].map((value) => swift.safeParse(value).data)).toEqual([
    undefined,
    '',
    'ABCDEFGH',
  ]);
  expect(swift.safeParse('ABC').error?.issues[0]?.message).toBe('web.verify.9');
});
