import {
  addPrintRecords,
  getOrderDetail,
  listOrders,
  listPrintRecords,
  type PrintDocument,
  type PrintOutcome,
  tellPrintOutcome,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import type { Owner } from '../../../testing/subjects.ts';
import { newPrintable, printBy } from './recordsTestSubjects.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let me: Visitor;
let colleague: Visitor;
let owner: Owner;
beforeAll(async () => {
  app = await testApp();
  me = await app.as('starfield');
  colleague = await app.as('starfield-lin');
  owner = await ownerOf('starfield', 'M100001');
});
afterAll(() => app.stop());

const ownerOf = async (username: string, merchant: string): Promise<Owner> => ({
  ctx: await app.ctxOf(),
  userId: app.userId(username),
  merchantId: app.merchantId(merchant),
});

type Printed = { orderId: string; document?: PrintDocument; pages?: number };
const print = (by: Visitor, printed: readonly Printed[], more: object = {}) => {
  const records = printed.map(({ document = 'label', pages = 1, orderId }) => ({
    orderId,
    document,
    pages,
    copies: 1,
  }));
  return by.call(addPrintRecords, { body: { records, ...printBy, ...more } });
};
const tell = (by: Visitor, ids: string[], outcome: Exclude<PrintOutcome, 'sent'>, message = '') =>
  by.call(tellPrintOutcome, { body: { ids, outcome, message } });

const countOf = async (id: string) =>
  (await me.call(getOrderDetail, { query: { id } })).result.order.printCount;
const rowsOf = (orderId: string) =>
  asOwner<{ document: string; nth: number; outcome: string; message: string; reason: string }>(
    app.database,
    'select * from print_records where order_id = $1 order by created_at, id',
    [orderId],
  );
const told = () =>
  asOwner<{ message: object }>(app.database, 'delete from outbox returning message');

describe('a print', () => {
  test('is counted, is found by "printed", and open pages are told', async () => {
    const orderId = await newPrintable(owner);
    const found = async (printed: 'yes' | 'no') => {
      const { result } = await me.call(listOrders, { body: { printed, pageSize: 1000 } });
      return result.records.some(({ id }) => id === orderId);
    };
    expect([await found('yes'), await found('no')]).toEqual([false, true]);
    await told();
    const { result } = await print(me, [{ orderId }, { orderId, document: 'invoice', pages: 2 }]);
    expect(result.ids).toHaveLength(2);
    expect(await countOf(orderId)).toBe(1);
    expect([await found('yes'), await found('no')]).toEqual([true, false]);
    expect((await told()).map(({ message }) => message)).toEqual([
      { cmd: 'merchant', merchantId: owner.merchantId },
    ]);
  });

  test('of anything but the label is not counted and asks for no reason', async () => {
    const orderId = await newPrintable(owner);
    for (const nth of [1, 2]) {
      expect((await print(me, [{ orderId, document: 'invoice' }])).status).toBe(200);
      expect(await rowsOf(orderId)).toHaveLength(nth);
    }
    expect((await rowsOf(orderId)).map(({ nth }) => nth)).toEqual([1, 2]);
    expect(await countOf(orderId)).toBe(0);
    expect((await print(me, [{ orderId }])).status).toBe(200);
  });

  test('of one document twice at once is no print', async () => {
    const orderId = await newPrintable(owner);
    const { body } = await print(me, [{ orderId }, { orderId }]);
    expect(body.errorKey).toBe('request.invalid');
    expect(await countOf(orderId)).toBe(0);
  });

  test('that is sent again by its key is one', async () => {
    const orderId = await newPrintable(owner);
    const records = [{ orderId, document: 'label' as const, pages: 1, copies: 1 }];
    const asked = { body: { records, ...printBy } };
    const key = newId();
    const first = await me.call(addPrintRecords, asked, { key });
    const second = await me.call(addPrintRecords, asked, { key });
    expect(second.result).toEqual(first.result);
    expect(await countOf(orderId)).toBe(1);
  });
});

describe('what cannot be printed', () => {
  const stand = async (columns: { status?: string; label?: string }) => {
    const id = await newPrintable(owner);
    const values = { status: 'generated', label: 'ready', ...columns };
    await asOwner(app.database, 'update orders set status = $2, label = $3 where id = $1', [
      id,
      values.status,
      values.label,
    ]);
    return id;
  };
  const numberOf = async (id: string) =>
    (await me.call(getOrderDetail, { query: { id } })).result.order.transactionOrderNo;

  test('is refused by its number and reason, and nothing else is written', async () => {
    const good = await newPrintable(owner);
    const voided = await stand({ status: 'voided' });
    const late = await stand({ label: 'pending' });
    const bare = await stand({ label: 'none' });
    const orders = [good, bare, late, voided].map((orderId) => ({ orderId }));
    const { status, body } = await print(me, orders);
    expect([status, body.errorKey]).toEqual([409, 'label.cannotPrint']);
    expect(body.message).toBe(
      `无法打印：${await numberOf(voided)}（订单当前状态没有可打印的面单）；${await numberOf(late)}（面单还在生成，请稍后再试）；${await numberOf(bare)}（没有面单）`,
    );
    expect(await rowsOf(good)).toEqual([]);
    expect(await countOf(good)).toBe(0);
  });

  test('a foreign order is one that does not exist', async () => {
    const mine = await newPrintable(owner);
    const theirs = await newPrintable(await ownerOf('kapok', 'M100002'));
    const known = ({ status, body }: Awaited<ReturnType<typeof print>>) => [status, body.message];
    const nobody = known(await print(me, [{ orderId: mine }, { orderId: newId() }]));
    expect(nobody[0]).toBe(404);
    expect(known(await print(me, [{ orderId: mine }, { orderId: theirs }]))).toEqual(nobody);
    expect(await rowsOf(mine)).toEqual([]);
  });

  test('the tenant’s own people print for a merchant, whose record it is', async () => {
    const orderId = await newPrintable(owner);
    const { result } = await print(await app.as('yunling-op'), [{ orderId }]);
    const seen = (await me.call(listPrintRecords, { body: { orderId } })).result.records;
    expect(seen.map(({ id }) => id)).toEqual(result.ids);
    expect(await countOf(orderId)).toBe(1);
  });
});

describe('a second print of a label', () => {
  test('is refused with the facts of the last, and passes with a reason', async () => {
    const [fresh, once] = [await newPrintable(owner), await newPrintable(owner)];
    await print(colleague, [{ orderId: once }], { workstation: 'Dock 2', printer: 'GK420' });
    const both = [{ orderId: fresh }, { orderId: once }];
    const { status, body } = await print(me, both);
    expect([status, body.errorKey]).toEqual([409, 'print.again']);
    expect(body.result).toEqual({
      printed: {
        orders: 1,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        userName: '林小满',
        workstation: 'Dock 2',
        printer: 'GK420',
      },
    });
    expect(body.message).toMatch(/^1 票订单的面单已打印过.*林小满 于 .* 在 Dock 2 · GK420 打印/);
    expect(await rowsOf(fresh)).toEqual([]);
    expect((await print(me, both, { reason: ' ' })).body.errorKey).toBe('print.again');

    expect((await print(me, both, { reason: 'jam' })).status).toBe(200);
    const [, again] = await rowsOf(once);
    expect(again).toMatchObject({ nth: 2, reason: 'jam' });
    // What is printed for the first time has nothing to explain.
    expect(await rowsOf(fresh)).toMatchObject([{ nth: 1, reason: '' }]);
    expect([await countOf(fresh), await countOf(once)]).toEqual([1, 2]);
  });

  test('of two people at once exactly one is first', async () => {
    for (let round = 0; round < 20; round += 1) {
      const ids = [await newPrintable(owner), await newPrintable(owner)];
      const forth = ids.map((orderId) => ({ orderId }));
      const replies = await Promise.all([print(me, forth), print(colleague, forth.toReversed())]);
      const first = replies.findIndex(({ status }) => status === 200);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const second = replies[1 - first];
      expect(second?.body).toMatchObject({
        errorKey: 'print.again',
        result: { printed: { orders: 2, userName: first === 0 ? '星野电商' : '林小满' } },
      });
      for (const id of ids) expect(await countOf(id)).toBe(1);
    }
  });

  test('of two people at once who both say why, both pass and are told apart', async () => {
    const orderId = await newPrintable(owner);
    const replies = await Promise.all(
      [me, colleague].map((who) => print(who, [{ orderId }], { reason: 'both' })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await rowsOf(orderId)).map(({ nth, reason }) => [nth, reason])).toEqual([
      [1, ''],
      [2, 'both'],
    ]);
    expect(await countOf(orderId)).toBe(2);
  });
});

describe('what became of a print', () => {
  const sent = async () => {
    const orderId = await newPrintable(owner);
    return { orderId, ids: (await print(me, [{ orderId }])).result.ids };
  };

  test.each<[Exclude<PrintOutcome, 'sent'>[], PrintOutcome]>([
    [['accepted', 'printed'], 'printed'],
    [['printed'], 'printed'],
    [['printed', 'accepted'], 'printed'],
    [['accepted', 'failed'], 'failed'],
    [['printed', 'failed'], 'failed'],
    [['failed', 'accepted', 'printed'], 'failed'],
    [['failed', 'failed'], 'failed'],
  ])('told %j it is %s', async (words, end) => {
    const { orderId, ids } = await sent();
    for (const word of words) expect((await tell(me, ids, word, word)).status).toBe(200);
    expect(await rowsOf(orderId)).toMatchObject([{ outcome: end, message: end }]);
    expect(await countOf(orderId)).toBe(end === 'failed' ? 0 : 1);
  });

  test('a label that failed is on no paper: the next is the first', async () => {
    const { orderId, ids } = await sent();
    await tell(me, ids, 'failed', 'out of paper');
    expect((await print(colleague, [{ orderId }])).status).toBe(200);
    expect((await rowsOf(orderId)).map(({ nth, outcome }) => [nth, outcome])).toEqual([
      [1, 'failed'],
      [1, 'sent'],
    ]);
    expect((await print(me, [{ orderId }])).body.errorKey).toBe('print.again');
  });

  test('an earlier one that fails late leaves the later one as it was', async () => {
    const { orderId, ids } = await sent();
    await print(me, [{ orderId }], { reason: 'smudged' });
    await tell(me, ids, 'failed');
    expect(await countOf(orderId)).toBe(1);
    expect((await print(me, [{ orderId }])).body.errorKey).toBe('print.again');
    await print(me, [{ orderId }], { reason: 'once more' });
    expect((await rowsOf(orderId)).map(({ nth }) => nth)).toEqual([1, 2, 3]);
  });

  test('two that fail at once, and one that is told at once with another word, count once each', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = [await sent(), await sent()];
      const ids = [...one.ids, ...two.ids];
      const replies = await Promise.all([
        tell(me, ids, 'failed', 'mine'),
        tell(me, ids.toReversed(), 'failed', 'from another window'),
        tell(me, ids, 'printed'),
        print(colleague, [two, one], { reason: 'meanwhile' }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const { orderId } of [one, two]) {
        expect((await rowsOf(orderId)).map(({ outcome }) => outcome)).toEqual(['failed', 'sent']);
        expect(await countOf(orderId)).toBe(1);
      }
    }
  });

  test('an invoice that failed takes nothing off the label', async () => {
    const orderId = await newPrintable(owner);
    const { result } = await print(me, [{ orderId }, { orderId, document: 'invoice' }]);
    await tell(me, result.ids.slice(1), 'failed');
    expect(await countOf(orderId)).toBe(1);
  });

  test('is told of one’s own prints: one foreign among them and none is changed', async () => {
    const { orderId, ids } = await sent();
    const kapok = await app.as('kapok');
    for (const by of [
      tell(kapok, ids, 'failed'),
      tell(me, [...ids, newId()], 'failed'),
      tell(me, [newId()], 'failed'),
    ]) {
      expect(await by).toMatchObject({ status: 404, body: { errorKey: 'print.notFound' } });
    }
    expect(await rowsOf(orderId)).toMatchObject([{ outcome: 'sent' }]);
    expect(await countOf(orderId)).toBe(1);
  });

  test('is all of a record that the application can ever change', async () => {
    const { ids } = await sent();
    const ctx = await app.ctxOf();
    const record = () => ctx.db.updateTable('print_records').where('id', '=', ids[0] as string);
    await expect(record().set({ user_name: 'x' }).execute()).rejects.toThrow(/permission denied/);
    await expect(
      ctx.db
        .deleteFrom('print_records')
        .where('id', '=', ids[0] as string)
        .execute(),
    ).rejects.toThrow(/permission denied/);
  });
});
