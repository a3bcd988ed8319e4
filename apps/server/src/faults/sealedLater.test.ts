import {
  addConsignee,
  addTaxNumber,
  editConsignee,
  getOrderDetail,
  listConsignees,
  listTaxNumbers,
  queryConsigneeById,
  saveDraft,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderForm, party } from '../modules/orders/testing.ts';
import type { Ctx } from '../platform/context.ts';
import { openField, openWhole } from '../platform/fields/index.ts';
import { sealWith } from '../platform/fields/job/sealTenant.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner, tablesWith } from '../testing/owner.ts';
import { somebody } from './atRest/somebody.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let ctx: Ctx;
let merchant: Visitor;
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
  merchant = await app.as('starfield');
});
afterAll(() => app.stop());

const set = (sql: string, ...values: unknown[]) => asOwner(app.database, sql, values);
const found = async (keyword: string) =>
  (await merchant.call(listConsignees, { query: { keyword } })).result.records.map(({ id }) => id);
const sealAll = async () => {
  const told = await sealWith(ctx, { again: true });
  expect(told.filter(({ remaining }) => remaining > 0)).toEqual([]);
};

test('an address of the release before works as it is, and is sealed with all that follows from it', async () => {
  const person = somebody();
  const body = { ...party, name: 'Of before', ...person };
  const { id } = (await merchant.call(addConsignee, { body })).result;
  await set(
    `update consignees set phone = $2, phone2 = $3, email = $4, tax_no = $5, certificate_no = $6, eori_no = $7,
       phone_index = '', search = 'of before' || chr(10) || $2, grams = '{}', fingerprint = 42 where id = $1`,
    id,
    ...[
      person.phone,
      person.phone2,
      person.email,
      person.taxNo,
      person.certificateNo,
      person.eoriNo,
    ],
  );
  const before = (await merchant.call(queryConsigneeById, { query: { id } })).result;
  expect(before).toMatchObject(person);
  await sealAll();
  for (const number of [person.phone, person.email, person.taxNo, person.certificateNo]) {
    expect(await tablesWith(app.database, number)).toEqual([]);
  }
  expect((await merchant.call(queryConsigneeById, { query: { id } })).result).toEqual(before);
  expect(await found(person.phone.slice(4))).toEqual([id]);
  expect(await found(person.phone.slice(-5))).toEqual([]);
  expect(await found('of bef')).toEqual([id]);
  expect((await merchant.call(addConsignee, { body })).body.errorKey).toBe('address.duplicate');
});

test('a tax number of before is taken before it is sealed and after', async () => {
  const { taxNo } = somebody();
  const body = { name: 'Of before', taxType: 'VAT' as const, taxNo };
  const { id } = (await merchant.call(addTaxNumber, { body })).result;
  await set(`update tax_numbers set tax_no = $2, tax_no_index = '' where id = $1`, id, taxNo);
  const again = async () => (await merchant.call(addTaxNumber, { body })).body.errorKey;
  expect(await again()).toBe('taxNumber.taken');
  await sealAll();
  expect(await again()).toBe('taxNumber.taken');
  const { records } = (await merchant.call(listTaxNumbers, { query: { keyword: taxNo } })).result;
  expect(records).toMatchObject([{ id, taxNo }]);
  const [row] = await asOwner<{ tax_no: string }>(
    app.database,
    'select tax_no from tax_numbers where id = $1',
    [id],
  );
  expect(row?.tax_no).not.toContain(taxNo);
});

test('an order’s form of before is sealed in its people’s numbers, and else stays as it is', async () => {
  const { phone, email } = somebody();
  const form = orderForm({ consignee: { ...party, phone, email } });
  const { id } = (await merchant.call(saveDraft, { body: { form } })).result;
  const detail = async () => (await merchant.call(getOrderDetail, { query: { id } })).result;
  const before = await detail();
  await set(
    `update orders set form = jsonb_set(jsonb_set(form, '{consignee,phone}', to_jsonb($2::text)),
       '{consignee,email}', to_jsonb($3::text)) where id = $1`,
    ...[id, phone, email],
  );
  expect(await tablesWith(app.database, phone)).toEqual(['public.orders']);
  expect(await detail()).toEqual(before);
  await sealAll();
  expect(await tablesWith(app.database, phone)).toEqual([]);
  expect(await detail()).toEqual(before);
  const [row] = await asOwner<{ form: { consignee: Record<string, string> } }>(
    app.database,
    'select form from orders where id = $1',
    [id],
  );
  expect(row?.form.consignee).toMatchObject({ name: party.name, city: party.city });
  expect(openField(ctx, 'orders.form', row?.form.consignee.email ?? '')).toBe(email);
});

test('a record’s history is sealed, and else altered by nobody', async () => {
  const [first, second] = [somebody(), somebody()];
  const body = { ...party, name: 'Edited', ...first };
  const { id } = (await merchant.call(addConsignee, { body })).result;
  const changed = { ...body, ...second, id, revision: 1 };
  expect((await merchant.call(editConsignee, { body: changed })).status).toBe(200);
  const changes = JSON.stringify([{ field: 'phone', from: first.phone, to: second.phone }]);
  await set('alter table record_changes disable trigger only_sealed_anew');
  await set('update record_changes set changes = $2 where record_id = $1', id, changes);
  await set('alter table record_changes enable trigger only_sealed_anew');
  await sealAll();
  expect(await tablesWith(app.database, first.phone)).toEqual([]);
  const read = async () =>
    (
      await asOwner<{ changes: unknown }>(
        app.database,
        'select changes from record_changes where record_id = $1',
        [id],
      )
    )[0]?.changes;
  const kept = await read();
  expect(openWhole(ctx, 'record_changes.changes', kept)).toEqual(JSON.parse(changes));
  for (const value of ['[]', JSON.stringify(kept), '"e1.2001.AAAA"', '"nothing"']) {
    const rewritten = ctx.db
      .updateTable('record_changes')
      .set({ changes: value })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('record_id', '=', id)
      .execute();
    await expect(rewritten).rejects.toMatchObject({ code: '42501' });
  }
  expect(await read()).toEqual(kept);
});
