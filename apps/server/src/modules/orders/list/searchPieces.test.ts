import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { openOwner } from '../../../testing/owner.ts';

// What is kept of an order's words was reckoned in other ways before, and stays what it was: orders that
// were there already are found by it.

let app: TestApp;
let owner: Awaited<ReturnType<typeof openOwner>>;
beforeAll(async () => {
  app = await testApp();
  owner = await openOwner(app.database);
});
afterAll(async () => {
  await owner.end();
  await app.stop();
});

const isPlain = (text: string) => Buffer.byteLength(text) === [...text].length;
const runsOf = (words: string) =>
  words
    .split(' ')
    .flatMap((word) => (isPlain(word) ? [word] : (word.match(/[!-~]+|[^ -~]+/gu) ?? [])))
    .filter((run) => run !== '');

/** All parts of so many letters; the whole where it is shorter. */
const partsOf = (letters: readonly string[], size: number) =>
  Array.from({ length: Math.max(letters.length - size + 1, 1) }, (_, at) =>
    letters.slice(at, at + size).join(''),
  );
const beginningsOf = (letters: readonly string[]) =>
  letters.slice(0, 3).map((_, at) => `^${letters.slice(0, at + 1).join('')}`);

const piecesOf = (words: string, isTyped: boolean) =>
  runsOf(words).flatMap((run) => {
    const letters = [...run];
    if (!isPlain(run)) return [...partsOf(letters, 2), ...(isTyped ? [] : letters)];
    const whole = letters.length < 4 ? [`^${run}`] : partsOf(letters, 4);
    return [...whole, ...(isTyped ? [] : beginningsOf(letters))];
  });

const letter = fc.constantFrom(...'abc19-.#^ \t', ' ', 'é', '星', '河', '𠀀', 'ß');
const wordsOf = fc.string({ unit: letter, maxLength: 24 });

test('the pieces of any words are those that they always had', async () => {
  const merchant = app.merchantId('M100001');
  const sets = fc.sample(fc.tuple(wordsOf, fc.boolean()), 2_000);
  const cases = sets.map(([words, typed]) => ({ words, typed, pieces: piecesOf(words, typed) }));
  const { rows } = await owner.query<{ words: string; typed: boolean }>(
    `select c.words, c.typed from jsonb_to_recordset($2) as c (words text, typed boolean, pieces text[])
     where array(select distinct unnest(alpaca.gram_numbers($1, c.words, c.typed)) order by 1)
       <> array(select distinct (hashtextextended(piece, hashtextextended($1::uuid::text, 0)) & 2147483647)::integer
                from unnest(c.pieces) piece order by 1)`,
    [merchant, JSON.stringify(cases)],
  );
  expect(rows).toEqual([]);
  expect(new Set(cases.map(({ pieces }) => pieces.length)).size).toBeGreaterThan(10);
});
