import {
  addConsignee,
  addDeliveryAddress,
  addShipper,
  addTaxNumber,
  batchGetLabel,
  commitImport,
  deleteConsignees,
  deleteTaxNumbers,
  editConsignee,
  editImportCells,
  getOrderDetail,
  type ImportKindName,
  listConsignees,
  listTaxNumbers,
  queryConsigneeById,
  restoreConsignees,
  restoreTaxNumbers,
  saveDraft,
  startExport,
} from '@alpaca/contract';
import { expect } from 'vitest';
import { finished, rowsOf, upload, xlsxOf } from '../../modules/imports/testing.ts';
import { openLabelsKit } from '../../modules/labels/testing.ts';
import { openKit } from '../../modules/openapi/testing.ts';
import {
  orderForm,
  orderRow,
  party,
  productTo,
  sheetHeaders,
} from '../../modules/orders/testing.ts';
import type { TestApp } from '../../testing/app.ts';
import { endedJob, workFor } from '../../testing/worker.ts';
import type { AtRestPart } from './part.ts';
import { numbersOf, type Somebody, somebody } from './somebody.ts';

const only = <K extends keyof Somebody>(...fields: K[]) => {
  const person = somebody();
  return Object.fromEntries(fields.map((field) => [field, person[field]])) as Pick<Somebody, K>;
};

const inBook = {
  sender: somebody(),
  first: somebody(),
  second: somebody(),
  place: only('phone', 'email'),
};
const inTaxBook = only('taxNo');
const inBookSheet = { wrong: only('taxNo'), right: only('phone'), beside: only('phone') };
const inOrderSheet = only('phone', 'taxNo');
const inForm = { sender: somebody(), first: somebody(), second: somebody() };
const byKey = { known: somebody(), first: somebody() };
const printed = only('phone');

const of = (where: string, people: Readonly<Record<string, Partial<Somebody>>>) =>
  Object.assign(
    {},
    ...Object.entries(people).map(([who, person]) => numbersOf(`${where}, ${who}:`, person)),
  ) as Record<string, string>;

type Visitor = Awaited<ReturnType<TestApp['as']>>;

const home = {
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  address1: '云岭路 18 号',
  postCode: '518129',
};

const well = <R extends { status: number; body: unknown }>(reply: R): R => {
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply;
};

const shipperOf = ({ phone2: _, eoriNo: __, ...person }: Somebody) => ({
  ...person,
  name: '静止发件人',
  ...home,
});
const consigneeOf = (person: Somebody) => ({ ...party, name: 'At Rest', ...person });

/** Address books: added by form, edited, found by a whole number, deleted and restored. */
const fillBooks = async (merchant: Visitor) => {
  const { sender, first, second, place } = inBook;
  well(await merchant.call(addShipper, { body: shipperOf(sender) }));
  const { id } = well(await merchant.call(addConsignee, { body: consigneeOf(first) })).result;
  const body = { ...consigneeOf(second), id, revision: 1 };
  well(await merchant.call(editConsignee, { body }));
  const found = await merchant.call(listConsignees, { query: { keyword: second.phone } });
  expect(found.result.records).toMatchObject([{ id, ...second }]);
  well(await merchant.call(deleteConsignees, { body: { ids: [id] } }));
  well(await merchant.call(restoreConsignees, { body: { ids: [id] } }));
  expect((await merchant.call(queryConsigneeById, { query: { id } })).result).toMatchObject(second);
  const { phone, email } = place;
  const delivery = { ...party, ...home, code: `R${id.slice(-8)}`, phone, email };
  well(await merchant.call(addDeliveryAddress, { body: delivery }));
  const exported = await merchant.call(startExport, {
    body: { kind: 'consignee', fields: ['name', 'phone'], filter: { keyword: second.phone } },
  });
  expect((await endedJob(merchant, well(exported).result.jobId)).status).toBe(2);
};

const fillTaxBook = async (merchant: Visitor) => {
  const { taxNo } = inTaxBook;
  const body = { name: 'At rest', taxType: 'VAT' as const, taxNo };
  const { id } = well(await merchant.call(addTaxNumber, { body })).result;
  expect((await merchant.call(addTaxNumber, { body })).body.errorKey).toBe('taxNumber.taken');
  well(await merchant.call(deleteTaxNumbers, { body: { ids: [id] } }));
  well(await merchant.call(restoreTaxNumbers, { body: { ids: [id] } }));
  const { records } = (await merchant.call(listTaxNumbers, { query: { keyword: taxNo } })).result;
  expect(records).toMatchObject([{ id, taxNo }]);
  return id;
};

const bring = async (merchant: Visitor, kind: ImportKindName, rows: string[][]) => {
  const id = await upload(merchant, await xlsxOf(rows), { kind, name: 'rest.xlsx' });
  const view = await finished(merchant, id);
  expect(view.status).toBe('ready');
  return id;
};

const commit = async (merchant: Visitor, id: string) => {
  well(await merchant.call(commitImport, { body: { id, onlyWhatFits: false } }));
  expect((await finished(merchant, id)).counts).toMatchObject({ committed: 1, bad: 0 });
};

/** An address by a sheet, mended on the way, and with a column that nobody knows. */
const bringBook = async (merchant: Visitor) => {
  const { wrong, right, beside } = inBookSheet;
  const row = { ...party, name: 'By sheet', phone: '', taxType: 'VAT', taxNo: wrong.taxNo };
  const fields = Object.keys(row);
  const id = await bring(merchant, 'consignee', [
    [...fields, 'whatever'],
    [...Object.values(row), beside.phone],
  ]);
  const edits = [{ rowNo: 2, field: 'phone', value: right.phone }];
  well(await merchant.call(editImportCells, { body: { id, edits } }));
  await commit(merchant, id);
  expect((await rowsOf(merchant, id)).rows[0]?.cells).toContain(right.phone);
};

const orderBySheet = async (merchant: Visitor, productCode: string) => {
  const { phone, taxNo } = inOrderSheet;
  const more = ['consigneeTaxType', 'consigneeTaxNo'];
  const row = orderRow({ productId: productCode, consigneePhone: phone });
  const id = await bring(merchant, 'orderDraft', [
    [...sheetHeaders, ...more],
    [...row, 'VAT', taxNo],
  ]);
  await commit(merchant, id);
  const made = (await rowsOf(merchant, id)).rows[0]?.made;
  const { form } = (await merchant.call(getOrderDetail, { query: { id: made?.id ?? '' } })).result;
  expect(form.consignee).toMatchObject({ phone, taxNo });
};

const orderByForm = async (merchant: Visitor, taxNumberId: string) => {
  const { sender, first, second } = inForm;
  const { eoriNo: _, phone2: __, ...shipper } = sender;
  const formOf = (person: Somebody) =>
    orderForm({
      shipper: { ...party, ...home, ...shipper },
      consignee: consigneeOf(person),
      taxNumberId,
    });
  const saved = well(await merchant.call(saveDraft, { body: { form: formOf(first) } })).result;
  const { id, revision } = saved;
  const again = { id, revision, form: formOf(second) };
  well(await merchant.call(saveDraft, { body: again }));
  const late = await merchant.call(saveDraft, { body: { ...again, form: formOf(first) } });
  expect(JSON.stringify(late.body)).toContain(second.phone);
  const { form } = (await merchant.call(getOrderDetail, { query: { id } })).result;
  expect(form).toMatchObject({ shipper, consignee: second });
};

const orderByKey = async (app: TestApp) => {
  const { known, first } = byKey;
  const kit = openKit(app);
  const { key } = await kit.makeKey();
  const { status, body } = await kit.ask(key, '/orders/drafts', {
    method: 'POST',
    body: { order: orderForm({ consignee: consigneeOf(first) }) },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const added = await kit.ask(key, '/addresses/consignees', {
    method: 'POST',
    body: consigneeOf(known),
  });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  const query = `?keyword=${encodeURIComponent(known.phone)}`;
  expect((await kit.ask(key, `/addresses/consignees${query}`)).body.total).toBe(1);
  const refused = await kit.ask(key, '/orders/drafts', {
    method: 'POST',
    body: { order: orderForm({ consignee: { ...consigneeOf(first), email: 'none' } }) },
  });
  expect(refused.status).toBe(422);
};

const print = async (app: TestApp, merchant: Visitor) => {
  const kit = await openLabelsKit(app);
  const { phone } = printed;
  const { id } = await kit.order('drawn', { more: { consignee: { ...party, phone } } });
  const reply = well(await merchant.call(batchGetLabel, { body: { ids: [id] } }));
  expect(reply.raw.rawPayload.length).toBeGreaterThan(1_000);
};

/** What merchants' parcels carry, by every way in and out. */
export const parcels: AtRestPart = {
  name: 'parcels',
  values: {
    ...of('book', inBook),
    ...of('tax book', { own: inTaxBook }),
    ...of('book sheet', inBookSheet),
    ...of('order sheet', { one: inOrderSheet }),
    ...of('form', inForm),
    ...of('key', byKey),
    ...of('label', { one: printed }),
  },
  async run(app) {
    const worker = workFor(app);
    try {
      const merchant = await app.as('starfield');
      await fillBooks(merchant);
      const taxNumberId = await fillTaxBook(merchant);
      await bringBook(merchant);
      const { code } = await productTo(merchant);
      await orderBySheet(merchant, code);
      await orderByForm(merchant, taxNumberId);
      await orderByKey(app);
      await print(app, merchant);
    } finally {
      await worker.stop();
    }
  },
};
