import {
  createFileTicket,
  createImportErrorFile,
  createImportTemplate,
  exportVerifyMsg,
  type ImportKindName,
} from '@alpaca/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openArchive } from '../../platform/sheets/archive.ts';
import { sheetLimits } from '../../platform/sheets/limits.ts';
import type { TestApp } from '../../testing/app.ts';
import { appWithWorker } from '../../testing/worker.ts';
import { sampleHeaders, sampleRow, xlsxOf } from './importsTestFiles.ts';
import { finished, upload } from './importsTestSteps.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let running: Awaited<ReturnType<typeof appWithWorker>>;
let visitor: Visitor;
beforeAll(async () => {
  running = await appWithWorker();
  visitor = await running.app.as('starfield');
});
afterAll(() => running.stop());

const english = { headers: { 'accept-language': 'en' } };

const fetchFile = async (key: string) => {
  const { result } = await visitor.call(createFileTicket, { body: { key } });
  const reply = await running.app
    .anonymous()
    .call(exportVerifyMsg, { query: { key, token: result.ticket } });
  expect(reply.status).toBe(200);
  return { body: reply.raw.rawPayload, disposition: String(reply.headers['content-disposition']) };
};

const sheetXml = async (body: Buffer) => {
  let xml = '';
  for await (const text of openArchive(body, sheetLimits).text('xl/worksheets/sheet1.xml')) {
    xml += text;
  }
  return xml;
};

const tricks = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|"/c calc"!A1'];

test('the error file has the bad rows with their reasons, as text, and can be sent in again', async () => {
  const rows = tricks.map((trick, at) => sampleRow(at, { city: trick, phone: '' }));
  const good = sampleRow(99);
  const id = await upload(visitor, await xlsxOf([sampleHeaders, good, ...rows]));
  await finished(visitor, id);
  const { result } = await visitor.call(createImportErrorFile, { body: { id } }, english);
  const { body, disposition } = await fetchFile(result.key);
  expect(disposition).toContain('book-errors.xlsx');
  const [sheet] = (await readXlsx(body)).sheets;
  const [titles = [], ...told] = sheet?.rows ?? [];
  expect(told).toHaveLength(tricks.length);
  expect(titles.at(-1)).toBe('Reason');
  expect(told[0]?.at(-1)).toBe('Phone is required');
  const city = titles.indexOf('City');
  expect(told.map((row) => row[city])).toEqual(tricks);
  const xml = await sheetXml(body);
  expect(xml).not.toContain('<f');
  expect(xml).toContain('t="inlineStr"');

  const again = await finished(visitor, await upload(visitor, body));
  expect(again).toMatchObject({ status: 'ready', counts: { total: tricks.length, bad: 5 } });
});

test('the error file keeps row numbers and own columns, and comes in clean once it is mended', async () => {
  const headers = [...sampleHeaders, '内部备注'];
  const rows = [
    [...sampleRow(301), 'keep a'],
    [...sampleRow(302, { city: '' }), 'keep b'],
    [...sampleRow(303, { postCode: '1' }), 'keep c'],
  ];
  const id = await upload(visitor, await xlsxOf([headers, ...rows]));
  await finished(visitor, id);
  const errorsOf = async (id: string) => {
    const { result } = await visitor.call(createImportErrorFile, { body: { id } });
    const [sheet] = (await readXlsx((await fetchFile(result.key)).body)).sheets;
    return (sheet?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')));
  };
  const [titles = [], ...told] = await errorsOf(id);
  expect([titles[0], titles.at(-2), titles.at(-1)]).toEqual(['原行号', '内部备注', '错误原因']);
  expect(told.map((row) => [row[0], row.at(-2), row.at(-1)])).toEqual([
    ['3', 'keep b', '请填写城市'],
    ['4', 'keep c', expect.stringContaining('邮编')],
  ]);
  const mended = told.map((row) =>
    row.map((cell, at) =>
      titles[at] === '城市' ? 'Austin' : titles[at] === '邮编' ? '78701' : cell,
    ),
  );
  const again = await upload(visitor, await xlsxOf([titles, ...mended]));
  expect(await finished(visitor, again)).toMatchObject({
    status: 'ready',
    counts: { total: 2, valid: 2, bad: 0 },
  });
  const broken = await upload(visitor, await xlsxOf([titles, ...told]));
  await finished(visitor, broken);
  const [anew = []] = await errorsOf(broken);
  expect(anew.filter((title) => title === '错误原因' || title === '原行号')).toHaveLength(2);
});

test('the template is in the caller’s language, marks what is required and offers the choices', async () => {
  const make = async (extra = {}) =>
    (await visitor.call(createImportTemplate, { body: { kind: 'consignee' } }, extra)).result.key;
  const key = await make(english);
  expect(await make(english)).toBe(key);
  const { body } = await fetchFile(key);
  const book = await readXlsx(body);
  expect(book.sheets.map(({ name }) => name)).toEqual([
    'Consignees',
    'Example',
    'Instructions',
    'Options',
  ]);
  expect(book.sheets[0]?.rows[0]).toEqual(
    expect.arrayContaining(['Name *', 'Country *', 'Company', 'Tags']),
  );
  expect(book.sheets[2]?.rows).toEqual(
    expect.arrayContaining([['Name', 'Yes', 'Up to 100 characters']]),
  );
  expect(await sheetXml(body)).toContain('dataValidation');

  const chinese = await readXlsx((await fetchFile(await make())).body);
  expect(chinese.sheets[0]?.rows[0]).toEqual(expect.arrayContaining(['姓名 *']));
});

const filledIn = [
  ...['consignee', 'shipper', 'orderSubmit', 'orderDraft', 'trial'],
  ...['sku', 'taxNumber'],
] as ImportKindName[];
test.each(filledIn)(
  'the template of %s says the rule of each column, keeps zeros and has an example',
  async (kind) => {
    const { result } = await visitor.call(createImportTemplate, { body: { kind } });
    const { body } = await fetchFile(result.key);
    const [sheet, example, help] = (await readXlsx(body)).sheets;
    expect(sheet?.rows).toHaveLength(1);
    for (const [label, , rule] of help?.rows ?? []) {
      expect(String(rule ?? ''), String(label)).not.toBe('');
      expect(String(rule), String(label)).not.toMatch(/字符.*可选/);
    }
    const titles = (sheet?.rows[0] ?? []).map(String);
    const xml = await sheetXml(body);
    for (const [at, title] of titles.entries()) {
      const isText = /邮编|电话|客户单号|海关编码|SKU|税号/.test(title);
      if (isText) expect(xml, title).toMatch(new RegExp(`<col min="${at + 1}" style="[1-9]`));
    }
    const rows = (example?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')));
    expect(rows).toHaveLength(2);
    if (kind === 'orderSubmit') return; // Whether it can be sent depends on the product.
    const id = await upload(visitor, await xlsxOf(rows), { kind });
    expect(await finished(visitor, id)).toMatchObject({ status: 'ready', counts: { valid: 1 } });
  },
);

test('a filled-in template is read without a question', async () => {
  const { result } = await visitor.call(createImportTemplate, { body: { kind: 'shipper' } });
  const [sheet] = (await readXlsx((await fetchFile(result.key)).body)).sheets;
  const titles = (sheet?.rows[0] ?? []).map(String);
  const values: Record<string, string> = {
    姓名: '张三',
    电话: '13800138000',
    '国家/地区': '中国',
    '省/州': '广东省',
    城市: '深圳市',
    '区/县': '龙岗区',
    '地址 1': '坂田街道 1 号',
    邮编: '518129',
    默认地址: '否',
  };
  const row = titles.map((title) => values[title.replace(' *', '')] ?? '');
  const id = await upload(visitor, await xlsxOf([titles, row]), { kind: 'shipper' });
  expect(await finished(visitor, id)).toMatchObject({ status: 'ready', counts: { valid: 1 } });
});
