import {
  cancelImport,
  commitImport,
  editImportCells,
  fixImportAlike,
  listConsignees,
  listImports,
  mapImport,
  pageJob,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { appWithWorker } from '../../testing/worker.ts';
import { csvOf, sampleCsv, sampleHeaders, sampleRow, xlsxOf } from './importsTestFiles.ts';
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

let next = 1000;
const fresh = (over: Record<string, string> = {}) => {
  next += 1;
  return sampleRow(next, over);
};

const bring = async (rows: string[][], headers: string[] = sampleHeaders) => {
  const id = await upload(visitor, await xlsxOf([headers, ...rows]));
  return { id, view: await finished(visitor, id) };
};

test('a clear file is read and checked at once, and each bad cell has its reason', async () => {
  const { id, view } = await bring([fresh(), fresh({ phone: '' }), fresh()]);
  expect(view).toMatchObject({
    status: 'ready',
    mapping: sampleHeaders,
    counts: { total: 3, valid: 2, bad: 1, repeated: 0, committed: 0 },
  });
  const bad = await rowsOf(visitor, id, { only: 'bad' });
  expect(bad).toMatchObject({
    total: 1,
    rows: [{ rowNo: 3, state: 'bad', issues: { phone: '请填写电话' } }],
  });
});

test('what is wrong between fields is seen together with what is wrong in one', async () => {
  const { id } = await bring([fresh({ phone: '', postCode: '1' })]);
  const { rows } = await rowsOf(visitor, id);
  expect(rows[0]?.issues).toEqual({
    phone: '请填写电话',
    postCode: '邮编与所选国家/地区不符',
  });
});

test.each(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!', '#n/a'])(
  '%s is no text: neither in a workbook nor in a text file, in no field',
  async (error) => {
    const every = Object.fromEntries(sampleHeaders.map((field) => [field, error]));
    const told = Object.fromEntries(
      sampleHeaders.map((field) => [field, '单元格是公式错误，请填写实际内容']),
    );
    const { id } = await bring([
      fresh({ city: error }),
      fresh(every),
      fresh({ city: `${error}x` }),
    ]);
    const { rows } = await rowsOf(visitor, id);
    expect(rows.map(({ issues }) => issues)).toEqual([{ city: told.city }, told, {}]);
    const csv = await upload(visitor, csvOf([sampleHeaders, fresh({ address1: error })]), {
      name: 'book.csv',
    });
    expect((await finished(visitor, csv)).counts).toMatchObject({ bad: 1, valid: 0 });
  },
);

test.each([
  ['收货人姓名', '联系手机', '国家', '省份/州', '城市', '详细地址', '邮政编码'],
  ['收件人', '收件人手机', '目的国', '州/省', '市', '地址', '邮编'],
  ['Recipient', 'Mobile', 'Country Code', 'State', 'City', 'Street Address', 'ZIP Code'],
])('headings as sheets of the trade have them: %s, %s, %s …', async (...headers) => {
  const { view } = await bring([fresh()], headers);
  expect(view).toMatchObject({ mapping: sampleHeaders, counts: { valid: 1 } });
});

test('text that a spreadsheet saves as Unicode is read', async () => {
  const lines = [sampleHeaders, fresh({ city: '奥斯汀' })].map((row) => row.join('\t'));
  const text = `\ufeff${lines.join('\r\n')}\r\n`;
  const id = await upload(visitor, Buffer.from(text, 'utf16le'), { name: 'Unicode.txt' });
  expect(await finished(visitor, id)).toMatchObject({ status: 'ready', counts: { valid: 1 } });
  const big = Buffer.from(text.replace('奥', '海'), 'utf16le').swap16();
  const other = await upload(visitor, big, { name: 'Unicode.txt' });
  expect(await finished(visitor, other)).toMatchObject({ status: 'ready' });
});

test('what is wrong names its column and its cause', async () => {
  const { id } = await bring([
    fresh({ countryCode: 'Mars', city: '' }),
    fresh({ countryCode: 'usa' }),
  ]);
  const { rows } = await rowsOf(visitor, id);
  expect(rows[0]?.issues).toEqual({
    countryCode: '没有这个国家/地区，请填写代码或名称，如 US 或美国',
    city: '请填写城市',
  });
  expect(rows[1]?.state).toBe('valid');
});

test('an address that the book has is marked before anything is brought in', async () => {
  const known = fresh();
  const first = await bring([known]);
  await visitor.call(commitImport, { body: { id: first.id } });
  await finished(visitor, first.id);
  const { id, view } = await bring([known, fresh()]);
  expect(view.counts).toMatchObject({ total: 2, valid: 1, bad: 1 });
  const { rows } = await rowsOf(visitor, id, { only: 'bad' });
  expect(rows[0]?.issues).toEqual({ '': expect.stringContaining('地址簿中已有相同的地址：Buyer') });
});

test('headings are understood in both languages, choices by their words', async () => {
  const headers = [
    '姓名 *',
    '电话',
    'Country',
    '省/州',
    'CITY',
    '地址 1',
    '邮编',
    '证件类型',
    '证件号码',
  ];
  const { id, view } = await bring(
    [[...fresh({ countryCode: '美国' }), 'Passport', 'E123']],
    headers,
  );
  expect(view.counts).toMatchObject({ valid: 1, bad: 0 });
  expect(view.mapping).toEqual([...sampleHeaders, 'certificateType', 'certificateNo']);
  expect(id).toBeTruthy();
});

test('a choice is told with its name in the other language, to be found by either', async () => {
  const { view } = await bring([fresh()]);
  const country = view.fields.find(({ name }) => name === 'countryCode');
  expect(country?.options).toContainEqual({ value: 'DE', text: '德国', also: ['Germany'] });
});

test('unclear headings are mapped by hand once, and remembered', async () => {
  const headers = ['收货人是谁', ...sampleHeaders.slice(1)];
  const { id, view } = await bring([fresh()], headers);
  expect(view).toMatchObject({ status: 'mapping', mapping: [null, ...sampleHeaders.slice(1)] });
  expect(view.preview[0]?.[0]).toMatch(/^Buyer/);
  const wrong = await visitor.call(mapImport, { body: { id, mapping: view.mapping } });
  expect(wrong.body.errorKey).toBe('import.mappingWrong');
  await visitor.call(mapImport, { body: { id, mapping: sampleHeaders } });
  expect(await finished(visitor, id)).toMatchObject({ status: 'ready', counts: { valid: 1 } });
  expect((await bring([fresh()], headers)).view).toMatchObject({
    status: 'ready',
    counts: { valid: 1 },
  });
});

test('rows that repeat each other are bad until one of them is mended', async () => {
  const same = fresh();
  const { id, view } = await bring([same, fresh(), same, same]);
  expect(view.counts).toMatchObject({ total: 4, valid: 1, bad: 3, repeated: 3 });
  const edit = (rowNo: number, value: string) =>
    visitor.call(editImportCells, { body: { id, edits: [{ rowNo, field: 'name', value }] } });
  expect((await edit(2, 'Another')).result.counts).toMatchObject({ valid: 2, bad: 2, repeated: 2 });
  const second = (await edit(4, 'A third')).result;
  expect(second.counts).toMatchObject({ valid: 4, bad: 0, repeated: 0 });
  expect(second.rows.map(({ rowNo, repeated }) => [rowNo, repeated])).toEqual([
    [4, false],
    [5, false],
  ]);
  const back = (await edit(4, 'Another')).result;
  expect(back.counts).toMatchObject({ valid: 2, bad: 2, repeated: 2 });
  expect(back.rows.map(({ rowNo }) => rowNo)).toEqual([2, 4]);
});

test('one mend goes into all rows alike, and the counts follow', async () => {
  const bad = { countryCode: 'Amerika' };
  const { id, view } = await bring([fresh(bad), fresh(bad), fresh({ countryCode: 'Atlantis' })]);
  expect(view.counts).toMatchObject({ valid: 0, bad: 3 });
  const body = { id, field: 'countryCode', from: 'Amerika', to: 'United States' };
  const reply = await visitor.call(fixImportAlike, { body });
  expect(reply.result).toMatchObject({ changed: 2, counts: { valid: 2, bad: 1 } });
  const noField = await visitor.call(fixImportAlike, { body: { ...body, field: 'tenant_id' } });
  expect(noField.body.errorKey).toBe('request.invalid');
});

test('good rows go, refused ones keep their reason and can be mended and sent again', async () => {
  const known = fresh({ city: 'Elpaso' });
  const before = await bring([known]);
  const { id } = await bring([known, fresh({ city: 'Elpaso' }), fresh({ postCode: 'x' })]);
  // It comes into the book after the sheet was looked through.
  await visitor.call(commitImport, { body: { id: before.id } });
  await finished(visitor, before.id);
  const { result } = await visitor.call(commitImport, { body: { id } });
  const done = await finished(visitor, id);
  expect(done).toMatchObject({
    status: 'done',
    jobId: result.jobId,
    counts: { total: 3, valid: 0, bad: 2, committed: 1 },
  });
  const jobs = await visitor.call(pageJob, { body: { pageNo: 1 } });
  expect(jobs.result.records.find((job) => job.id === result.jobId)).toMatchObject({
    status: 2,
    done: 1,
    failed: 1,
    total: 2,
  });
  const [refused] = (await rowsOf(visitor, id, { only: 'bad' })).rows;
  expect(refused).toMatchObject({
    rowNo: 2,
    state: 'refused',
    issues: { '': expect.stringContaining('Elpaso') },
  });
  const again = await visitor.call(commitImport, { body: { id } });
  expect(again.body.errorKey).toBe('import.nothingToCommit');
  const committed = { rowNo: 3, field: 'city', value: 'Waco' };
  const late = await visitor.call(editImportCells, { body: { id, edits: [committed] } });
  expect(late.body.errorKey).toBe('import.cannotMove');
  await visitor.call(editImportCells, {
    body: { id, edits: [{ rowNo: 2, field: 'name', value: 'Someone new' }] },
  });
  await visitor.call(commitImport, { body: { id } });
  expect((await finished(visitor, id)).counts).toMatchObject({ committed: 2, bad: 1 });
  const book = await visitor.call(listConsignees, { query: { keyword: 'Elpaso' } });
  expect(book.result.total).toBe(3);
});

test('a file in GB18030 is read, and one that cannot be read says why', async () => {
  // "姓名" in GB18030, which is no UTF-8.
  const header = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb]);
  const rest = csvOf([sampleHeaders, fresh()]).subarray('"name"'.length);
  const id = await upload(visitor, Buffer.concat([header, rest]), { name: 'book.csv' });
  expect(await finished(visitor, id)).toMatchObject({ status: 'ready', counts: { valid: 1 } });
  const empty = await upload(visitor, csvOf([sampleHeaders]), { name: 'empty.csv' });
  expect(await finished(visitor, empty)).toMatchObject({
    status: 'failed',
    failReason: expect.stringContaining('没有数据'),
  });
});

test('a cancelled import stays cancelled, and is no longer offered', async () => {
  const { id } = await bring([fresh()]);
  const offered = async () =>
    (await visitor.call(listImports, { query: {} })).result.some((each) => each.id === id);
  expect(await offered()).toBe(true);
  await visitor.call(cancelImport, { body: { id } });
  expect((await get(visitor, id)).status).toBe('cancelled');
  expect(await offered()).toBe(false);
  const late = await visitor.call(commitImport, { body: { id } });
  expect(late.body.errorKey).toBe('import.cannotMove');
});

test('who may not bring this kind in neither uploads nor sees', async () => {
  const { id } = await bring([fresh()]);
  const operator = await running.app.as('yunling-op');
  await expect(upload(operator, sampleCsv(1))).rejects.toThrow('request.forbidden');
  const reply = await operator.call(cancelImport, { body: { id } });
  expect(reply.body.errorKey).toBe('import.notFound');
});

test('ten thousand rows are windowed, edited and committed without delay', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => fresh(at % 10 === 0 ? { phone: '' } : {}));
  const started = performance.now();
  const id = await upload(visitor, await xlsxOf([sampleHeaders, ...rows]));
  const view = await finished(visitor, id, 60_000);
  const staged = performance.now() - started;
  console.log(`10,000 rows staged in ${Math.round(staged)} ms`);
  expect(view.counts).toMatchObject({ total: 10_000, valid: 9_000, bad: 1_000 });
  const times: number[] = [];
  for (const only of ['all', 'bad', 'valid'] as const) {
    for (const offset of [0, 500, 900, 5_000, 8_900]) {
      const from = performance.now();
      await rowsOf(visitor, id, { only, offset, limit: 100 });
      times.push(performance.now() - from);
    }
  }
  const edits = Array.from({ length: 20 }, (_, at) => at * 10 + 2);
  for (const rowNo of edits) {
    const from = performance.now();
    await visitor.call(editImportCells, {
      body: { id, edits: [{ rowNo, field: 'phone', value: `+1 512 777 ${1000 + rowNo}` }] },
    });
    times.push(performance.now() - from);
  }
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] as number;
  const from = performance.now();
  await visitor.call(commitImport, { body: { id } });
  const done = await finished(visitor, id, 60_000);
  const committing = performance.now() - from;
  console.log(
    `10,000 rows: staged in ${Math.round(staged)} ms, windows and edits p95 ${Math.round(p95)} ms, committed in ${Math.round(committing)} ms`,
  );
  expect(done.counts).toMatchObject({ committed: 9_020, bad: 980, valid: 0 });
}, 180_000);
