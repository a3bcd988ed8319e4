import {
  commitImport,
  editImportCells,
  fixImportAlike,
  listImports,
  mapImport,
  skipImportRows,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { appWithWorker } from '../../testing/worker.ts';
import { sampleHeaders, sampleRow, xlsxOf } from './importsTestFiles.ts';
import { finished, get, rowsOf, upload } from './importsTestSteps.ts';

let running: Awaited<ReturnType<typeof appWithWorker>>;
let visitor: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  running = await appWithWorker();
});
afterAll(() => running.stop());
beforeEach(async () => {
  visitor = await running.app.as('starfield');
});

let next = 7000;
const fresh = (over: Record<string, string> = {}) => {
  next += 1;
  return sampleRow(next, over);
};
const bring = async (rows: string[][]) => {
  const id = await upload(visitor, await xlsxOf([sampleHeaders, ...rows]));
  return { id, view: await finished(visitor, id) };
};
const skip = (id: string, rowNos: number[], skipped = true) =>
  visitor.call(skipImportRows, { body: { id, rowNos, skipped } });

test('of rows that repeat each other all but one are skipped, and the rest goes', async () => {
  const same = fresh();
  const { id, view } = await bring([same, fresh(), same]);
  expect(view.counts).toMatchObject({ total: 3, valid: 1, bad: 2, repeated: 2, skipped: 0 });
  const { result } = await skip(id, [4]);
  expect(result.counts).toEqual({
    ...{ total: 3, valid: 2, bad: 0, repeated: 0, committed: 0, skipped: 1 },
  });
  expect(result.rows.map(({ rowNo, state }) => [rowNo, state])).toEqual([
    [2, 'valid'],
    [4, 'skipped'],
  ]);
  expect((await rowsOf(visitor, id, { only: 'skipped' })).rows).toMatchObject([{ rowNo: 4 }]);
  await visitor.call(commitImport, { body: { id } });
  expect((await finished(visitor, id)).counts).toMatchObject({ committed: 2, skipped: 1, bad: 0 });
  // Nothing is left to go on with.
  const { result: open } = await visitor.call(listImports, { query: {} });
  expect(open.some((each) => each.id === id)).toBe(false);
});

test('a row taken back is checked anew, and skipping twice is skipping once', async () => {
  const same = fresh();
  const { id } = await bring([same, same, fresh({ phone: '' })]);
  expect((await skip(id, [3, 4])).result.counts).toMatchObject({ valid: 1, bad: 0, skipped: 2 });
  expect((await skip(id, [3, 4])).result.counts).toMatchObject({ valid: 1, bad: 0, skipped: 2 });
  const { result } = await skip(id, [3], false);
  expect(result.counts).toMatchObject({ valid: 0, bad: 2, repeated: 2, skipped: 1 });
  expect(result.rows.map(({ rowNo }) => rowNo)).toEqual([2, 3]);
  const back = (await skip(id, [4], false)).result;
  expect(back.rows[0]).toMatchObject({ state: 'bad', issues: { phone: expect.any(String) } });
});

test('skipped rows are left alone by edits, by mends of what is alike and by another mapping', async () => {
  const bad = { countryCode: 'Amerika' };
  const { id } = await bring([fresh(bad), fresh(bad)]);
  await skip(id, [2]);
  const edits = [{ rowNo: 2, field: 'city', value: 'Waco' }];
  const edit = await visitor.call(editImportCells, { body: { id, edits } });
  expect(edit.body.errorKey).toBe('import.cannotMove');
  const body = { id, field: 'countryCode', from: 'Amerika', to: 'US' };
  const fixed = (await visitor.call(fixImportAlike, { body })).result;
  expect(fixed).toMatchObject({ changed: 1, rowNos: [3], counts: { valid: 1, skipped: 1 } });
  await visitor.call(mapImport, { body: { id, mapping: sampleHeaders } });
  expect((await finished(visitor, id)).counts).toMatchObject({ total: 2, valid: 1, skipped: 1 });
});

test('committed and unknown rows are not skipped', async () => {
  const { id } = await bring([fresh()]);
  expect((await skip(id, [99])).body.errorKey).toBe('request.invalid');
  await visitor.call(commitImport, { body: { id } });
  await finished(visitor, id);
  expect((await skip(id, [2])).body.errorKey).toBe('import.cannotMove');
});

test('nobody overwrites what somebody else has typed meanwhile', async () => {
  const { id } = await bring([fresh({ city: 'Austin' }), fresh()]);
  const edit = (edits: { rowNo: number; field: string; value: string; seen?: string }[]) =>
    visitor.call(editImportCells, { body: { id, edits } });
  const city = { rowNo: 2, field: 'city' };
  expect((await edit([{ ...city, value: 'Waco', seen: 'Austin' }])).status).toBe(200);
  const other = { rowNo: 3, field: 'city', value: 'Tyler' };
  const late = await edit([other, { ...city, value: 'Dallas', seen: 'Austin' }]);
  expect(late.body.errorKey).toBe('import.cellChanged');
  expect(late.body.message).toContain('第 2 行“城市”');
  expect(late.body.message).toContain('Waco');
  // Nothing of a refused call is kept.
  const [first, second] = (await rowsOf(visitor, id)).rows;
  const at = (await get(visitor, id)).fields.findIndex(({ name }) => name === 'city');
  expect(first?.cells[at]).toBe('Waco');
  expect(second?.cells[at]).not.toBe('Tyler');
  // One call may change a cell twice: the second change has seen the first.
  const twice = [
    { ...city, value: ' Dallas ', seen: 'Waco' },
    { ...city, value: 'Plano', seen: ' Dallas ' },
  ];
  expect((await edit(twice)).result.rows[0]?.cells[at]).toBe('Plano');
});

test('it tells which fields have no text in any row', async () => {
  const { view } = await bring([fresh({ postCode: '' }), fresh({ postCode: '' })]);
  expect(view.empty).toContain('postCode');
  expect(view.empty).toContain('email');
  expect(view.empty).not.toContain('city');
  const some = await bring([fresh({ postCode: '' }), fresh()]);
  expect(some.view.empty).not.toContain('postCode');
});

test('a row that no sheet can have is refused', async () => {
  const { id } = await bring([fresh()]);
  expect((await skip(id, [2 ** 31])).status).toBe(422);
  const edits = [{ rowNo: 2 ** 31, field: 'name', value: 'x' }];
  expect((await visitor.call(editImportCells, { body: { id, edits } })).status).toBe(422);
});
