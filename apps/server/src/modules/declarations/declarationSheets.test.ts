import {
  addSku,
  addTaxNumber,
  addTeamMember,
  commitImport,
  createImportTemplate,
  editImportCells,
  type ImportKindName,
  listSkus,
  listTaxNumbers,
  mapImport,
  uploadImport,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { appWithWorker } from '../../testing/worker.ts';
import { startSession } from '../auth/testing.ts';
import { csvOf, finished, rowsOf, upload, xlsxOf } from '../imports/testing.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let running: Awaited<ReturnType<typeof appWithWorker>>;
let visitor: Visitor;
beforeAll(async () => {
  running = await appWithWorker();
  visitor = await running.app.as('starfield');
});
afterAll(() => running.stop());

type Cells = (string | number)[];
const bring = async (kind: ImportKindName, rows: Cells[]) => {
  const id = await upload(visitor, await xlsxOf(rows), { kind });
  return { id, view: await finished(visitor, id) };
};
const commit = async (id: string) => {
  await visitor.call(commitImport, { body: { id } });
  return finished(visitor, id);
};
const issuesOf = async (id: string) => (await rowsOf(visitor, id)).rows.map(({ issues }) => issues);
const skuOf = async (keyword: string) =>
  (await visitor.call(listSkus, { query: { keyword } })).result.records;
const numberOf = async (keyword: string) =>
  (await visitor.call(listTaxNumbers, { query: { keyword } })).result.records;

const fresh = (letter: string) => `${letter}${newId().slice(-9)}`;
const skuHeadings = ['商品编码', '中文品名', '英文品名', '申报价值', '重量', 'HS编码', '产地'];
const skuRow = (sku: string, nameEn = 'Desk lamp'): Cells => [
  ...[sku, '台灯', nameEn, '8.50', 0.4, '09405200', '中国'],
];

test('SKUs come into the library as the form would put them there', async () => {
  const sku = fresh('K');
  const { id, view } = await bring('sku', [skuHeadings, skuRow(sku)]);
  expect(view).toMatchObject({
    status: 'ready',
    mapping: ['sku', 'goodsName', 'goodsNameEn', 'value', 'weight', 'hsCode', 'madeCountry'],
    counts: { valid: 1, bad: 0 },
  });
  expect(await commit(id)).toMatchObject({ status: 'done', counts: { committed: 1, bad: 0 } });
  const byHand = fresh('K');
  await visitor.call(addSku, {
    body: {
      ...{ sku: byHand, goodsName: '台灯', goodsNameEn: 'Desk lamp', value: '8.50' },
      ...{ weight: 0.4, hsCode: '09405200', madeCountry: 'CN' },
    },
  });
  const own = { sku: '', id: '', updateTime: '' };
  const [[came], [typed]] = await Promise.all([skuOf(sku), skuOf(byHand)]);
  expect(came).toMatchObject({ sku, currency: 'USD', declareUnit: 'PCS' });
  expect({ ...came, ...own }).toEqual({ ...typed, ...own });
});

test('a SKU that the library has is marked while the sheet is checked, and left out', async () => {
  const [known, other] = [fresh('K'), fresh('K')];
  const first = await bring('sku', [skuHeadings, skuRow(known)]);
  await commit(first.id);
  const { id, view } = await bring('sku', [
    skuHeadings,
    skuRow(known, 'Another lamp'),
    skuRow(other),
  ]);
  expect(view.counts).toMatchObject({ valid: 1, bad: 1 });
  expect(await issuesOf(id)).toEqual([{ sku: '该 SKU 已存在' }, {}]);
  expect((await commit(id)).counts).toMatchObject({ committed: 1, bad: 1 });
  expect(await skuOf(known)).toMatchObject([{ goodsNameEn: 'Desk lamp' }]);
});

test('one that is taken between the look and the commit is refused, and only that', async () => {
  const [late, other] = [fresh('K'), fresh('K')];
  const { id, view } = await bring('sku', [skuHeadings, skuRow(late), skuRow(other)]);
  expect(view.counts.valid).toBe(2);
  await visitor.call(addSku, {
    body: { sku: late, goodsName: '灯', goodsNameEn: 'Lamp', value: '1.00' },
  });
  expect((await commit(id)).counts).toMatchObject({ committed: 1, bad: 1 });
  expect(await skuOf(late)).toMatchObject([{ goodsNameEn: 'Lamp' }]);
  expect(await skuOf(other)).toHaveLength(1);
});

test('Chinese in the English name is refused, and comes in once it is mended', async () => {
  const sku = fresh('K');
  const { id } = await bring('sku', [skuHeadings, skuRow(sku, '台灯'), skuRow(sku, 'Lamp')]);
  const [first] = await issuesOf(id);
  expect(Object.keys(first ?? {})).toEqual(['goodsNameEn']);
  expect(first?.goodsNameEn).not.toMatch(/^web\./);
  const mend = async (field: string, value: string) =>
    (await visitor.call(editImportCells, { body: { id, edits: [{ rowNo: 2, field, value }] } }))
      .result.counts;
  // The same SKU twice: nobody can tell which of them is meant.
  expect(await mend('goodsNameEn', 'Desk lamp')).toMatchObject({ valid: 0, repeated: 2 });
  expect(await mend('sku', fresh('K'))).toMatchObject({ valid: 2, bad: 0 });
});

test('unknown headings are asked about, and once they are told the rows come in', async () => {
  const taxNo = fresh('IM');
  const { id, view } = await bring('taxNumber', [
    ['叫什么', '哪一种', 'IOSS'],
    ['欧盟', 'IOSS', taxNo],
  ]);
  expect(view).toMatchObject({ status: 'mapping', mapping: [null, null, 'taxNo'] });
  await visitor.call(mapImport, { body: { id, mapping: ['name', 'taxType', 'taxNo'] } });
  expect((await finished(visitor, id)).counts).toMatchObject({ valid: 1 });
  await commit(id);
  expect(await numberOf(taxNo)).toMatchObject([{ name: '欧盟', taxType: 'IOSS', countries: [] }]);
});

test.each([
  ['DE, FR', ['DE', 'FR']],
  ['德国、法国', ['DE', 'FR']],
  ['Germany；france;DE', ['DE', 'FR']],
  ['United States', ['US']],
  ['', []],
])('the countries of a tax number may be written as %s', async (countries, codes) => {
  const taxNo = fresh('VAT');
  const { id, view } = await bring('taxNumber', [
    ['名称', '税号类型', '税号', '适用国家'],
    ['Own', 'VAT', taxNo, countries],
  ]);
  expect(view).toMatchObject({
    status: 'ready',
    mapping: ['name', 'taxType', 'taxNo', 'countries'],
    counts: { valid: 1 },
  });
  // Several stand in one cell: a list to choose one from would take the others away.
  expect(view.fields.find(({ name }) => name === 'countries')?.options).toBeNull();
  await commit(id);
  expect(await numberOf(taxNo)).toMatchObject([{ countries: codes }]);
});

test('a tax number is known by its type and itself; a wrong country or type is told in its cell', async () => {
  const taxNo = fresh('DE');
  await visitor.call(addTaxNumber, { body: { name: 'Own', taxType: 'VAT', taxNo } });
  const { id } = await bring('taxNumber', [
    ['Name', 'Type', 'Tax ID', 'Countries'],
    ['Known', 'VAT', taxNo, 'DE'],
    ['Of another type', 'EORI', taxNo, 'DE'],
    ['Wrong', '没有', '税号', 'DE, Mars'],
  ]);
  const [known, free, wrong = {}] = await issuesOf(id);
  expect([known, free]).toEqual([{ taxNo: '该税号已存在' }, {}]);
  expect(Object.keys(wrong).sort()).toEqual(['countries', 'taxNo', 'taxType']);
  expect(wrong.countries).toBe('没有这个国家/地区，请填写代码或名称，如 US 或美国');
  expect((await commit(id)).counts).toMatchObject({ committed: 1, bad: 2 });
  expect((await numberOf(taxNo)).map(({ taxType }) => taxType).sort()).toEqual(['EORI', 'VAT']);
});

test('whoever may only look at a book brings nothing into it', async () => {
  const username = `m${newId().slice(-8)}`;
  const permissions = ['order:skus', 'order:taxNumbers', 'order:taxNumberEdit'];
  const form = { username, password: 'Newpass123', realname: '成员', permissions };
  const added = await visitor.call(addTeamMember, { body: form as never });
  const member = running.app.withToken(
    await startSession(await running.app.ctxOf(), added.result.id),
  );
  const sent = (kind: ImportKindName) =>
    member.call(uploadImport, { query: { kind } }, multipart('a.csv', csvOf([['SKU'], ['A1']])));
  expect(await sent('sku')).toMatchObject({ status: 403, body: { errorKey: 'request.forbidden' } });
  expect((await sent('taxNumber')).status).toBe(200);
  const template = await member.call(createImportTemplate, { body: { kind: 'sku' } });
  expect(template.status).toBe(403);
});
