import {
  addLabelDesign,
  chooseLabelDesign,
  deleteLabelDesign,
  editLabelDesign,
  getLogList,
  type LabelDesignForm,
  labelDesignsMost,
  listLabelDesigns,
  restoreLabelDesign,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWhole } from '../../../platform/fields/index.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { designOf, findDesign } from './designs.service.ts';
import { designForm } from './designsTestForms.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let operator: Visitor;
let merchant: Visitor;
beforeAll(async () => {
  app = await testApp();
  operator = await app.as('yunling-op');
  merchant = await app.as('starfield');
});
afterAll(() => app.stop());

const add = (form: LabelDesignForm) => operator.call(addLabelDesign, { body: form });
const added = async (form = designForm()) => (await add(form)).result.id;
const list = async (by: Visitor) => (await by.call(listLabelDesigns)).result;
const found = async (by: Visitor, id: string) => (await list(by)).find((one) => one.id === id);
const remove = (id: string) => operator.call(deleteLabelDesign, { body: { id } });
const choose = (designId: string | null, by = merchant) =>
  by.call(chooseLabelDesign, { body: { designId } });
const merchantId = (code: string) => app.merchantId(code);

test('the demo has two, named in the reader’s language', async () => {
  const names = async (language: string) => {
    const asked = { headers: { 'accept-language': language } };
    const { result } = await merchant.call(listLabelDesigns, {}, asked);
    return result.slice(0, 2).map(({ name }) => name);
  };
  expect(await names('zh')).toEqual(['标准面单 100×150', '小标 60×40']);
  expect(await names('en')).toEqual(['Standard 100×150', 'Small 60×40']);
});

describe('a design', () => {
  test('is as it was saved, in one order and nothing twice', async () => {
    const fields: LabelDesignForm['fields'] = ['orderNo', 'shipper'];
    const form = { ...designForm(), fields, marks: ['source', 'skuList'] } as LabelDesignForm;
    const id = await added(form);
    const kept = { ...form, fields: ['shipper', 'orderNo'], marks: ['skuList', 'source'] };
    expect(await found(operator, id)).toEqual({
      ...kept,
      id,
      revision: 1,
      name: form.nameZh,
      isChosen: false,
    });
    expect(await findDesign(await app.ctxOf(), id)).toEqual(kept);
    // The same in another order is no change.
    const same = await operator.call(editLabelDesign, { body: { ...form, id, revision: 1 } });
    expect(same.result).toEqual({ revision: 1 });
    await remove(id);
  });

  test('leaves a line of who changed what', async () => {
    const form = designForm();
    const id = await added(form);
    const body = { ...form, id, revision: 1, size: '60x40' as const, marks: [] };
    expect((await operator.call(editLabelDesign, { body })).result).toEqual({ revision: 2 });
    const lines = await asOwner<{ changes: unknown; by_name: string }>(
      app.database,
      'select changes, by_name from record_changes where record_id = $1',
      [id],
    );
    const ctx = await app.ctxOf();
    const opened = lines.map(({ changes, ...line }) => ({
      ...line,
      changes: openWhole(ctx, 'record_changes.changes', changes),
    }));
    expect(opened).toEqual([
      {
        by_name: expect.any(String),
        changes: [
          { field: 'size', from: '100x150', to: '60x40' },
          { field: 'marks', from: ['skuList'], to: null },
        ],
      },
    ]);
    await remove(id);
    const admin = await app.as('yunling-admin');
    const contents = (await admin.call(getLogList, { query: {} })).result.records.map(
      ({ content }) => content,
    );
    expect(contents.slice(0, 2)).toEqual([
      `删除面单设计“${form.nameZh}”`,
      `编辑面单设计“${form.nameZh}”`,
    ]);
  });

  test('has names of its own in both languages', async () => {
    const form = designForm();
    const id = await added(form);
    const other = await added();
    for (const name of ['nameZh', 'nameEn'] as const) {
      const taken = { ...designForm(), [name]: form[name] };
      expect((await add(taken)).body.errorKey).toBe('labelDesign.nameTaken');
      const edited = await operator.call(editLabelDesign, {
        body: { ...taken, id: other, revision: 1 },
      });
      expect(edited.body.errorKey).toBe('labelDesign.nameTaken');
    }
    expect(await found(operator, other)).toMatchObject({ revision: 1 });
    // Two at once with one name: one has it.
    const twice = designForm();
    const replies = await Promise.all([add(twice), add(twice)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const made = replies.flatMap(({ result }) => result?.id ?? []);
    for (const one of [id, other, ...made]) await remove(one);
  });

  test('is one of a limited number, however many are added at once', async () => {
    const room = labelDesignsMost - (await list(operator)).length;
    const replies = await Promise.all(Array.from({ length: room + 3 }, () => add(designForm())));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.errorKey)).toEqual(
      Array.from({ length: 3 }, () => 'labelDesign.tooMany'),
    );
    expect(await list(operator)).toHaveLength(labelDesignsMost);
    for (const { result } of replies) if (result?.id) await remove(result.id);
  });

  test('that is deleted is not found again', async () => {
    const form = designForm();
    const id = await added(form);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).body.errorKey).toBe('record.deletedAlready');
    const gone = [
      await operator.call(editLabelDesign, { body: { ...form, id, revision: 1 } }),
      await choose(id),
    ];
    for (const { body } of gone) expect(body.errorKey).toBe('labelDesign.notFound');
    await expect(findDesign(await app.ctxOf(), id)).rejects.toMatchObject({
      key: 'labelDesign.notFound',
    });
  });
});

describe('a merchant chooses', () => {
  const chosen = async (by: Visitor) =>
    (await list(by)).filter(({ isChosen }) => isChosen).map(({ id }) => id);

  test('for itself alone, and may take it back', async () => {
    const id = await added();
    expect((await choose(id)).status).toBe(200);
    const [mine, theirs] = [merchantId('M100001'), merchantId('M100002')];
    const designs = await designOf(await app.ctxOf(), [mine, theirs, mine]);
    expect([...designs.keys()]).toEqual([mine]);
    expect(designs.get(mine)).toMatchObject({ size: '100x150' });
    expect(await chosen(merchant)).toEqual([id]);
    expect(await chosen(await app.as('kapok'))).toEqual([]);
    expect(await chosen(operator)).toEqual([]);
    expect((await choose(null)).status).toBe(200);
    expect(await chosen(merchant)).toEqual([]);
    expect(await designOf(await app.ctxOf(), [])).toEqual(new Map());
    await remove(id);
  });

  test('and has it chosen again once its deletion is taken back, unless something else was', async () => {
    const [id, other] = [await added(), await added()];
    const kapok = await app.as('kapok');
    await choose(id);
    await choose(id, kapok);
    const before = await found(merchant, id);
    await remove(id);
    await choose(other, kapok);
    const restore = () => operator.call(restoreLabelDesign, { body: { id } });
    expect((await restore()).result).toEqual({ restored: 1, already: 0 });
    expect((await restore()).result).toEqual({ restored: 0, already: 1 });
    expect(await found(merchant, id)).toEqual(before);
    expect(await chosen(kapok)).toEqual([other]);
    expect((await merchant.call(restoreLabelDesign, { body: { id } })).status).toBe(403);
    const elsewhere = await app.as('haituo-op', 'haituo');
    await remove(id);
    const strange = await elsewhere.call(restoreLabelDesign, { body: { id } });
    expect(strange.body.errorKey).toBe('labelDesign.notFound');
    await remove(other);
  });

  test('and has chosen nothing once it is deleted', async () => {
    const id = await added();
    await choose(id);
    await remove(id);
    expect(await chosen(merchant)).toEqual([]);
    expect(await designOf(await app.ctxOf(), [merchantId('M100001')])).toEqual(new Map());
  });

  test('while it is deleted: either way nobody has what is not there', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await added();
      const [first, second] = await Promise.all([choose(id), remove(id)]);
      expect([200, 404]).toContain(first.status);
      expect(second.status).toBe(200);
      expect(await chosen(merchant)).toEqual([]);
    }
  });

  test('only among its tenant’s', async () => {
    const id = await added();
    const elsewhere = await app.as('seabreeze', 'haituo');
    const replies = [await choose(id, elsewhere), await choose(newId(), elsewhere)];
    for (const { status, body } of replies) {
      expect([status, body.errorKey]).toEqual([404, 'labelDesign.notFound']);
    }
    expect(await found(elsewhere, id)).toBeUndefined();
    await remove(id);
  });

  test('and nobody else for it', async () => {
    expect((await choose(null, operator)).status).toBe(403);
    expect((await merchant.call(addLabelDesign, { body: designForm() })).status).toBe(403);
  });
});
