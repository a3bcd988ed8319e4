import { expect, test } from 'vitest';
import {
  activationAfter,
  activationMoves,
  activationStatuses,
  CreditCode,
  PersonalForm,
} from './activation.ts';
import { isCreditCode } from './creditCode.ts';

const { none, active, submitted, rejected } = activationStatuses;

test('an activation goes from nothing or a rejection to review, and from review to its end', () => {
  const all = [none, active, submitted, rejected];
  const reached = (['submit', 'approve', 'reject'] as const).map((step) =>
    all.map((status) => activationAfter(step, status)),
  );
  expect(reached).toEqual([
    [submitted, undefined, undefined, submitted],
    [undefined, undefined, active, undefined],
    [undefined, undefined, rejected, undefined],
  ]);
});

test('only merchants hand in, only operators review', () => {
  expect(activationMoves.map(({ step, who }) => `${step} ${who}`)).toEqual([
    'submit merchant',
    'approve operator',
    'reject operator',
  ]);
});

// The standard's own example comes first.
const codes = ['91350100M000100Y43', '91440300MA5F00004K', '92330782MA2E98765E'];

test.each(codes)('%s is a credit code, in small letters too', (code) => {
  expect(isCreditCode(code)).toBe(true);
  expect(CreditCode.parse(` ${code.toLowerCase()} `)).toBe(code);
});

test.each(codes)('%s with any one sign changed is none', (code) => {
  for (const [i, sign] of [...code].entries()) {
    const other = sign === '1' ? '2' : '1';
    expect(isCreditCode(code.slice(0, i) + other + code.slice(i + 1)), String(i)).toBe(false);
  }
});

test.each([
  '',
  '91350100M000100Y4',
  '91350100M000100Y433',
  '91350100M000I00Y43',
  '九1350100M000100Y43',
])('“%s” is no credit code', (code) => {
  expect(isCreditCode(code)).toBe(false);
});

const person = {
  kind: 'personal',
  realName: '王一',
  identityNumber: '44030119900101123X',
  frontKey: '018f0000-0000-7000-8000-000000000000',
  backKey: '018f0000-0000-7000-8000-000000000000',
  contactName: '王一',
  contactPhone: '13700000009',
  address: '深圳',
};

test.each([
  ['440301199001011', true],
  ['440301199001011234', true],
  ['44030119900101123x', true],
  ['44030119900101123Y', false],
  ['4403011990010112', false],
  ['abc', false],
])('identity card %s is accepted: %s', (identityNumber, accepted) => {
  const parsed = PersonalForm.safeParse({ ...person, identityNumber });
  expect(parsed.success).toBe(accepted);
  if (!accepted) expect(parsed.error?.issues[0]?.message).toBe('web.verify.22');
});

test("a person's form takes nothing of a company's", () => {
  expect(PersonalForm.safeParse({ ...person, creditCode: codes[0] }).success).toBe(false);
});
