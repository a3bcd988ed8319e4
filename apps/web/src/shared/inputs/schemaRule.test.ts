import { Mobile, optionalText, Password, text } from '@alpaca/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueKey, schemaRule } from './schemaRule.ts';

test.each([
  [text(), undefined, 'web.verify.0'],
  [text(), '', 'web.verify.0'],
  [text(), '   ', 'web.verify.16'],
  [text(3), 'abcd', 'web.verify.25'],
  [text(3), ' abc ', null],
  [optionalText(), '', null],
  [optionalText(3), 'abcd', 'web.verify.25'],
  [Password, 'short', 'web.verify.15'],
  [z.array(z.string()).check(z.minLength(1, 'web.verify.39')), [], 'web.verify.0'],
  [z.optional(z.array(z.string())), [], null],
])('rule %# says of %j what the contract says', (schema, value, key) => {
  expect(issueKey(schema, value)).toBe(key);
});

test('an empty field can have words of its own, and the rule marks what is required', () => {
  expect(issueKey(Mobile, '', 'web.verify.3')).toBe('web.verify.3');
  expect(schemaRule(Mobile)).toMatchObject({ required: true });
  expect(schemaRule(optionalText())).toMatchObject({ required: false });
});
