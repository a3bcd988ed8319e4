import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';
import { plainValuesIn } from '../testing/plainValues.ts';
import { plainValuesInWal, walNow } from '../testing/walValues.ts';
import { parts } from './atRest/parts.ts';

const values = parts.flatMap((part) => Object.values(part.values));
const canary = `canary-${Math.random().toString(36).slice(2)}`;

let app: TestApp;
let from: string;
let to: string;
beforeAll(async () => {
  app = await testApp();
  from = await walNow();
  for (const part of parts) await part.run(app);
  const keep = (form: string) =>
    asOwner(app.database, `update tenants set help_url = ${form} where code = 'yunling'`, [canary]);
  // What would be found, and so that it would be.
  await keep("'https://help.example/' || encode(convert_to($1 || '!', 'UTF8'), 'hex')");
  await keep("'https://help.example/' || encode(convert_to('ab' || $1 || '!', 'UTF8'), 'base64')");
  to = await walNow();
}, 240_000);
afterAll(() => app.stop());

const named = (found: readonly { value: string }[]) => found.map(({ value }) => value);

test('no number of a person or a merchant stands in a dump, as text, hex or base64', async () => {
  expect(await plainValuesIn(app.database, values)).toEqual([]);
  expect(named(await plainValuesIn(app.database, [canary]))).toEqual([canary]);
});

test('nor in what was logged', () => {
  expect(app.lines.length).toBeGreaterThan(0);
  const said = app.lines.join('');
  expect(values.filter((value) => said.includes(value))).toEqual([]);
});

describe.runIf(process.env.ALPACA_LONG)('in the write-ahead log', () => {
  test('none stands either, and what was plain would be found', async () => {
    const { bytes, found } = await plainValuesInWal(values, from, to);
    expect(bytes).toBeGreaterThan(100_000);
    expect(found).toEqual([]);
    expect(named((await plainValuesInWal([canary], from, to)).found)).toEqual([canary]);
  });
});
