import {
  addChannel,
  addNumberRange,
  editNumberRange,
  listNumberRanges,
  type NumberRangeForm,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeNumbers } from '../../../carriers/own/numbers.ts';
import { tenantWide } from '../../../platform/db/tx.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openVisitors, type Visitors } from '../../../testing/visitors.ts';
import { channelForm, rangeForm } from '../productsTestForms.ts';
import { tellLowRanges } from './lowRanges.sweep.ts';
import { overlap } from './overlaps.ts';

let { app, operator } = {} as Visitors;
beforeAll(async () => {
  ({ app, operator } = await openVisitors());
});
afterAll(() => app.stop());

const add = async (form: NumberRangeForm) =>
  (await operator.call(addNumberRange, { body: form })).result.id;
const seen = async (id: string) =>
  (await operator.call(listNumberRanges)).result.find((one) => one.id === id) ??
  expect.fail('no such range');
const edit = async (id: string, form: NumberRangeForm) => {
  const { revision } = await seen(id);
  return operator.call(editNumberRange, { body: { ...form, id, revision } });
};
const take = async ({ code }: NumberRangeForm, count: number) =>
  takeNumbers(tenantWide(await app.ctxOf()), code, count);

/** A channel that takes its numbers from the range, by its code. */
const takenByAChannel = async ({ code: range }: NumberRangeForm) => {
  const channel = { ...channelForm(), adapter: 'own', settings: { range } } as const;
  await operator.call(addChannel, { body: { ...channel, evenUntried: true } });
  return channel.code;
};

test('tells how many numbers are given out and left, and which channels take them', async () => {
  const form = rangeForm();
  const id = await add(form);
  const code = await takenByAChannel(form);
  expect(await take(form, 40)).toHaveLength(40);
  expect(await seen(id)).toMatchObject({
    used: 40,
    left: 960,
    isLow: false,
    channels: [code],
  });
});

const numbers = (prefix: string, digits: number, first: number, last: number) => ({
  prefix,
  digits,
  first,
  last,
});

test.each([
  [numbers('AL', 8, 1, 100), numbers('AL', 8, 100, 200), true],
  [numbers('AL', 8, 1, 100), numbers('AL', 8, 101, 200), false],
  [numbers('AL', 8, 1, 100), numbers('AL', 9, 1, 100), false],
  [numbers('AL', 8, 1, 100), numbers('AX', 8, 1, 100), false],
  // A digit at the prefix's end is a part of the number.
  [numbers('AL', 8, 10_000_001, 20_000_000), numbers('AL1', 7, 5, 6), true],
  [numbers('AL', 8, 20_000_001, 30_000_000), numbers('AL1', 7, 5, 6), false],
  [numbers('', 12, 340_000_000_000, 349_999_999_999), numbers('34', 10, 1, 2), true],
])('%j and %j overlap: %s', (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});

describe('a range', () => {
  test('never gives out a number of another', async () => {
    const form = rangeForm();
    const id = await add(form);
    const inside = { ...rangeForm(), prefix: form.prefix, first: 1_000, last: 2_000 };
    const reply = await operator.call(addNumberRange, { body: inside });
    expect(reply.body.errorKey).toBe('numberRange.overlaps');
    const next = await add({ ...inside, first: 1_001 });
    expect((await edit(id, { ...form, last: 1_001 })).body.errorKey).toBe('numberRange.overlaps');
    expect((await seen(next)).first).toBe(1_001);
  });

  test('two who make the same range at once make one', async () => {
    const { prefix } = rangeForm();
    const forms = [1, 2, 3, 4].map(() => ({ ...rangeForm(), prefix }));
    const replies = await Promise.all(forms.map((body) => operator.call(addNumberRange, { body })));
    const keys = replies.map(({ body }) => body.errorKey ?? 'made').sort();
    expect(keys).toEqual(['made', ...Array(3).fill('numberRange.overlaps')]);
  });

  test('never shrinks below what was given out, and what was is not renumbered', async () => {
    const form = rangeForm();
    const id = await add(form);
    // Nobody has a number of it yet.
    const moved = { ...form, first: 51, last: 900 };
    expect((await edit(id, moved)).status).toBe(200);
    expect((await take(form, 30))?.[0]).toBe(`${form.prefix}00000051`);
    expect((await edit(id, { ...moved, last: 79 })).body).toMatchObject({
      errorKey: 'numberRange.tooShort',
      message: expect.stringContaining(`${form.prefix}00000080`),
    });
    for (const other of [{ first: 50 }, { digits: 9 }, { prefix: 'ZZ' }, { code: 'OTHER' }]) {
      const reply = await edit(id, { ...moved, ...other });
      expect(reply.body.errorKey, JSON.stringify(other)).toBe('numberRange.used');
    }
    expect((await edit(id, { ...moved, last: 80 })).status).toBe(200);
    expect(await take(form, 30)).toBeNull();
    expect((await edit(id, { ...moved, last: 5_000 })).status).toBe(200);
    expect((await take(form, 30))?.[0]).toBe(`${form.prefix}00000081`);
  });

  test('keeps the code that channels know it by', async () => {
    const form = rangeForm();
    const id = await add(form);
    await takenByAChannel(form);
    const reply = await edit(id, { ...form, code: rangeForm().code });
    expect(reply.body.errorKey).toBe('numberRange.used');
  });

  test.each([
    ['last before first', { first: 10, last: 9 }],
    ['more than its digits hold', { digits: 4, last: 10_000 }],
    ['a prefix of other signs', { prefix: 'A-' }],
  ])('with %s is refused', async (_, part) => {
    const reply = await operator.call(addNumberRange, { body: { ...rangeForm(), ...part } });
    expect(reply.body.errorKey).toBe('request.invalid');
  });
});

test('who can make it longer is told once when few are left, and again once it changed', async () => {
  const form = { ...rangeForm(), last: 200 };
  const id = await add(form);
  const ctx = tenantWide(await app.ctxOf());
  const told = async () => {
    await tellLowRanges(ctx);
    const rows = await asOwner<{ title_en: string; readers: number }>(
      app.database,
      `select n.title_en, (select count(*)::int from notice_recipients r where r.notice_id = n.id) readers
       from notices n where kind = 'numberRange.low' and title_en like $1`,
      [`%${form.code}%`],
    );
    return rows;
  };
  expect(await told()).toEqual([]);
  await take(form, 101);
  expect((await seen(id)).isLow).toBe(true);
  const [message] = await told();
  expect(message?.title_en).toBe(`Range ${form.code} has 99 numbers left`);
  expect(message?.readers).toBeGreaterThan(0);
  expect(await told()).toHaveLength(1);
  await edit(id, { ...form, last: 210 });
  expect(await told()).toHaveLength(1);
  await take(form, 30);
  expect(await told()).toHaveLength(2);
});
