import {
  bookWithheldAgain,
  changeWithheldLine,
  closeOrders,
  createFileTicket,
  getOrderDetail,
  getThread,
  giveUpWithheld,
  interceptOrder,
  letOrderGoOn,
  listMyNotices,
  listWithheld,
  payWithheld,
  readThread,
  sendThreadMessage,
  settleWithheld,
  uploadFile,
  type WithholdReason,
  withholdParcel,
} from '@alpaca/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import { whileFrozen } from '../finance/testing.ts';
import { perKgMinor } from '../orders/testing.ts';
import { openWarehouse } from '../warehouses/testing.ts';
import {
  fundsMinor,
  handlingMinor,
  openWithholdingKit,
  type Visitor,
  type WithholdingKit,
} from './withholdingTestKit.ts';

let app: TestApp;
let kit: WithholdingKit;
beforeAll(async () => {
  app = await testApp();
  kit = await openWithholdingKit(app);
});
afterAll(async () => {
  await kit.orders.close();
  await app.stop();
});
beforeEach(() => kit.setWallet(fundsMinor));

const settle = (orderId: string, reasons: WithholdReason[], by: Visitor = kit.operator) =>
  by.call(settleWithheld, { body: { orderId, reasons } });
const giveUp = (orderId: string, how: 'return' | 'destroy', by: Visitor = kit.operator) =>
  by.call(giveUpWithheld, { body: { orderId, how } });
const keyOf = ({ body }: { body: { errorKey?: string | null } }) => body.errorKey;
const held = { held: 0n };

describe('reasons', () => {
  test('only the last of several lets a parcel go on', async () => {
    const id = await kit.aside('battery');
    await kit.withhold(id, 'damaged');
    expect((await settle(id, ['battery'])).result).toEqual({ isReleased: false });
    expect(await kit.order(id)).toMatchObject({ status: 'withheld', open_reasons: 1 });
    expect((await settle(id, ['damaged'])).result).toEqual({ isReleased: true });
    expect(await kit.order(id)).toMatchObject({ status: 'inWarehouse', open_reasons: 0 });
  });

  test('all of them at once', async () => {
    const id = await kit.aside('battery');
    await kit.withhold(id, 'damaged');
    expect((await settle(id, ['battery', 'damaged'])).result).toEqual({ isReleased: true });
  });

  test('the same one twice is told, and one that ended is not ended again', async () => {
    const id = await kit.aside('battery');
    expect(keyOf(await kit.withhold(id, 'battery'))).toBe('withholding.already');
    await kit.withhold(id, 'damaged');
    await settle(id, ['battery']);
    expect(keyOf(await settle(id, ['battery']))).toBe('withholding.ended');
  });

  test('arrears and a carrier’s refusal are not settled by saying so', async () => {
    const id = await kit.received('receipt', 2, 12);
    await kit.withhold(id, 'battery');
    expect(keyOf(await settle(id, ['arrears']))).toBe('withholding.notOffered');
    expect(await kit.order(id)).toMatchObject({ open_reasons: 2 });
    await giveUp(id, 'destroy');
  });

  test('of two operators who settle the same reason at once one is told', async () => {
    const id = await kit.aside('battery');
    await kit.withhold(id, 'damaged');
    const second = await app.as('yunling-op2');
    const replies = await Promise.all([settle(id, ['battery']), settle(id, ['battery'], second)]);
    expect(replies.map(keyOf).filter(Boolean)).toEqual(['withholding.ended']);
    expect(await kit.order(id)).toMatchObject({ status: 'withheld', open_reasons: 1 });
  });

  test('whoever comes second hears who decided, and what', async () => {
    const id = await kit.aside('battery');
    const second = await app.as('yunling-op2');
    await giveUp(id, 'return', kit.merchant);
    const { realname } = await kit.person('starfield');
    expect((await settle(id, ['battery'], second)).body.message).toBe(`${realname}已先处理：退回`);

    const other = await kit.aside('battery');
    await settle(other, ['battery']);
    const late = [
      await giveUp(other, 'destroy', kit.merchant),
      await kit.merchant.call(changeWithheldLine, {
        body: {
          orderId: other,
          productId: kit.orders.products.label,
          agreedPrice: '1.00',
          currency: 'CNY',
        },
      }),
    ];
    // To a merchant the staff is the house.
    const house = `${kit.staff.tenant.nameZh}已先处理：放行`;
    expect(late.map(({ body }) => body.message)).toEqual([house, house]);
    const [reason] = (await kit.look(kit.merchant, other)).reasons;
    expect(reason).toMatchObject({ endedBy: kit.staff.tenant.nameZh, outcome: 'released' });
  });

  test('of a merchant that gives up and an operator who releases one is told', async () => {
    const id = await kit.aside('battery');
    const replies = await Promise.all([
      giveUp(id, 'return', kit.merchant),
      settle(id, ['battery']),
    ]);
    const { status, open_reasons } = await kit.order(id);
    expect(replies.filter((reply) => keyOf(reply))).toHaveLength(1);
    expect(['chargedBack', 'inWarehouse']).toContain(status);
    expect(open_reasons).toBe(0);
  });
});

describe('who', () => {
  test('staff of another warehouse does nothing here', async () => {
    const id = await kit.aside('battery');
    await openWarehouse(app, { staff: ['yunling-admin'] });
    const stranger = await app.as('yunling-admin');
    const { order_no: number } = await kit.order(id);
    const replies = [
      await settle(id, ['battery'], stranger),
      await giveUp(id, 'return', stranger),
      await stranger.call(withholdParcel, { body: { number, reason: 'damaged' } }),
      await stranger.call(bookWithheldAgain, { body: { orderId: id } }),
      await stranger.call(listWithheld, { body: { warehouseId: kit.warehouseId } }),
    ];
    expect(replies.map(keyOf)).toEqual(Array(5).fill('warehouse.notYours'));
    const { result } = await stranger.call(listWithheld, { body: {} });
    expect(result.page.records.map(({ orderId }) => orderId)).not.toContain(id);
    expect(await kit.order(id)).toMatchObject({ status: 'withheld', open_reasons: 1 });
  });

  test('the talk about a parcel is its warehouse’s, and its bells too', async () => {
    const id = await kit.aside('battery');
    const { threadId } = await kit.look(kit.operator, id);
    const thread = threadId as string;
    await openWarehouse(app, { staff: ['yunling-admin'] });
    const stranger = await app.as('yunling-admin');
    await kit.merchant.call(sendThreadMessage, { body: { id: thread, text: 'Is it here?' } });
    const { result } = await kit.operator.call(getThread, { query: { id: thread } });
    const messageId = result.messages.at(-1)?.id as string;
    const replies = [
      await stranger.call(getThread, { query: { id: thread } }),
      await stranger.call(sendThreadMessage, { body: { id: thread, text: 'Mine' } }),
      await stranger.call(readThread, { body: { id: thread, messageId } }),
    ];
    expect(replies.map(keyOf)).toEqual(Array(3).fill('warehouse.notYours'));
    const { order_no } = await kit.order(id);
    const heard = async (by: Visitor) => {
      const query = { msgCategory: 'message' as const, pageSize: 100 };
      const { records } = (await by.call(listMyNotices, { query })).result;
      return records.filter(({ titile }) => titile.includes(order_no)).length;
    };
    expect([await heard(kit.operator), await heard(stranger)]).toEqual([1, 0]);
  });

  test('a merchant does not release, and another merchant finds nothing', async () => {
    const id = await kit.aside('battery');
    expect((await settle(id, ['battery'], kit.merchant)).status).toBe(403);
    const other = await app.as('kapok');
    const nobody = await giveUp(newId(), 'return', other);
    expect((await giveUp(id, 'return', other)).body).toEqual({
      ...nobody.body,
      timestamp: expect.anything(),
    });
    const { result } = await other.call(listWithheld, { body: {} });
    expect(result.page.records.map(({ orderId }) => orderId)).not.toContain(id);
  });

  test('a member without the right decides nothing', async () => {
    const id = await kit.aside('battery');
    const clerk = await app.as('starfield-view');
    const replies = [
      await giveUp(id, 'return', clerk),
      await clerk.call(listWithheld, { body: {} }),
      await clerk.call(interceptOrder, { body: { orderId: id } }),
      await clerk.call(getThread, {
        query: { id: (await kit.look(kit.merchant, id)).threadId as string },
      }),
    ];
    // A talk that is not theirs to see is none: with service all of a merchant's people may talk.
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
  });
});

describe('money', () => {
  test.each(['return', 'destroy'] as const)('%s with an open hold', async (how) => {
    const id = await kit.received('receipt', 2, 12);
    expect(await kit.balances()).toEqual({
      wallet: fundsMinor - 2n * perKgMinor,
      held: 2n * perKgMinor,
    });
    await giveUp(id, how, kit.merchant);
    expect(await kit.balances()).toEqual({ wallet: fundsMinor - handlingMinor, ...held });
    expect(await kit.reasons(id)).toEqual([
      ['arrears', how === 'return' ? 'returned' : 'destroyed'],
    ]);
  });

  test.each(['return', 'destroy'] as const)('%s of what is paid: less handling', async (how) => {
    const id = await kit.aside('battery');
    expect(await kit.balances()).toEqual({ wallet: fundsMinor - 2n * perKgMinor, ...held });
    const { money } = await kit.look(kit.merchant, id);
    expect(money).toMatchObject({ charged: '20.00', held: null, handling: '3.00' });
    await giveUp(id, how);
    expect(await kit.balances()).toEqual({ wallet: fundsMinor - handlingMinor, ...held });
  });

  test('twice given up, once settled', async () => {
    const id = await kit.aside('battery');
    const replies = await Promise.all([giveUp(id, 'return'), giveUp(id, 'destroy', kit.merchant)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await kit.balances()).toEqual({ wallet: fundsMinor - handlingMinor, ...held });
  });

  test('arrears are paid by hand once there is enough', async () => {
    const id = await kit.received('receipt', 2, 12);
    const { parcel } = await kit.look(kit.merchant, id);
    expect(parcel).toMatchObject({ owed: '100.00', currency: 'CNY' });
    const pay = () => kit.merchant.call(payWithheld, { body: { orderId: id } });
    expect(keyOf(await pay())).toBe('wallet.tooLow');
    await kit.topUp(2n * perKgMinor);
    const frozen = await whileFrozen(app.database, kit.merchantId, pay);
    expect(keyOf(frozen)).toBe('account.frozen');
    expect((await pay()).result).toEqual({ isReleased: true });
    expect(await kit.balances()).toEqual({ wallet: 0n, ...held });
    expect(keyOf(await pay())).toBe('withholding.ended');
  });
});

describe('interception', () => {
  test('of what is here: put aside at once, and returned', async () => {
    const id = await kit.received('receipt');
    await kit.merchant.call(interceptOrder, { body: { orderId: id, note: 'Wrong colour' } });
    expect(await kit.order(id)).toMatchObject({ status: 'withheld', open_reasons: 1 });
    expect(await kit.reasons(id)).toEqual([['intercepted', null]]);
    await giveUp(id, 'return', kit.merchant);
    expect(await kit.order(id)).toMatchObject({ status: 'chargedBack', settlement: 'refunded' });
  });

  test('of what is on its way: taken back, or obeyed', async () => {
    const id = await kit.submitted('receipt');
    const body = { orderId: id };
    await kit.merchant.call(interceptOrder, { body });
    expect(keyOf(await kit.merchant.call(interceptOrder, { body }))).toBe('order.cannotMove');
    expect((await kit.order(id)).intercept_at).not.toBeNull();
    await kit.merchant.call(letOrderGoOn, { body });
    expect((await kit.order(id)).intercept_at).toBeNull();
    const again = await kit.merchant.call(letOrderGoOn, { body });
    expect(keyOf(again)).toBe('order.cannotMove');
    expect(again.body.message).toContain('没有申请拦截');
  });

  test('it is not taken back while the order is being voided with its carrier', async () => {
    const id = await kit.submitted('receipt');
    const body = { orderId: id };
    await kit.merchant.call(interceptOrder, { body });
    await kit.merchant.call(closeOrders, { body: { ids: [id] } });
    expect(await kit.order(id)).toMatchObject({ status: 'generated', booking: 'cancelling' });
    expect(keyOf(await kit.merchant.call(letOrderGoOn, { body }))).toBe('order.cannotMove');
    expect((await kit.order(id)).intercept_at).not.toBeNull();
  });

  test('what a return costs is told with the order, before anybody asks for it', async () => {
    const id = await kit.submitted('receipt');
    const { result } = await kit.merchant.call(getOrderDetail, { query: { id } });
    expect(result.handlingFee).toBe('3.00');
  });

  test('released by the staff it goes on as if nobody had wished for it', async () => {
    const id = await kit.received('receipt');
    await kit.merchant.call(interceptOrder, { body: { orderId: id } });
    await settle(id, ['intercepted']);
    expect(await kit.order(id)).toMatchObject({ status: 'inWarehouse', intercept_at: null });
  });
});

describe('a carrier that says no', () => {
  const refused = async () => {
    const id = await kit.received('warehouse');
    const { order_no } = await kit.order(id);
    kit.carrier.mood(order_no, 'refuse');
    await kit.book(id, 1);
    return { id, order_no };
  };
  const again = (id: string) => kit.operator.call(bookWithheldAgain, { body: { orderId: id } });

  test('asked again it takes the parcel: the reason is settled by itself', async () => {
    const { id, order_no } = await refused();
    expect(await kit.order(id)).toMatchObject({ status: 'withheld', booking: 'refused' });
    expect(keyOf(await settle(id, ['carrierRefused']))).toBe('withholding.notOffered');
    await again(id);
    kit.carrier.mood(order_no, 'ok');
    await kit.book(id, 2);
    expect(await kit.order(id)).toMatchObject({
      status: 'inWarehouse',
      booking: 'booked',
      open_reasons: 0,
    });
    expect(await kit.reasons(id)).toEqual([['carrierRefused', 'released']]);
    expect(await kit.balances()).toEqual({ wallet: fundsMinor - 2n * perKgMinor, ...held });
  });

  test('it says no again: one reason stands, and counts once', async () => {
    const { id } = await refused();
    await again(id);
    expect(keyOf(await again(id))).toBe('order.cannotMove');
    await kit.book(id, 2);
    expect(await kit.order(id)).toMatchObject({ status: 'withheld', open_reasons: 1 });
    expect(await kit.reasons(id)).toEqual([['carrierRefused', null]]);
    await giveUp(id, 'return');
    expect(await kit.balances()).toEqual({ wallet: fundsMinor - handlingMinor, ...held });
  });

  test('with another reason besides, its yes does not release', async () => {
    const { id, order_no } = await refused();
    await kit.withhold(id, 'battery');
    await again(id);
    kit.carrier.mood(order_no, 'ok');
    await kit.book(id, 2);
    expect(await kit.order(id)).toMatchObject({ status: 'withheld', open_reasons: 1 });
    expect((await settle(id, ['battery'])).result).toEqual({ isReleased: true });
  });
});

describe('what people see', () => {
  test('photos are the merchant’s to see, and nobody else’s', async () => {
    const id = await kit.received('receipt');
    const { order_no: number } = await kit.order(id);
    const create = { width: 9, height: 9, channels: 3, background: '#123' } as const;
    const sent = multipart('parcel.png', await sharp({ create }).png().toBuffer());
    const purpose = 'parcelPhoto';
    const { result } = await kit.operator.call(uploadFile, { query: { purpose } }, sent);
    const photos = [result.key];
    await kit.operator.call(withholdParcel, { body: { number, reason: 'battery', photos } });
    const seen = await kit.look(kit.merchant, id);
    expect(seen.photos).toMatchObject([{ key: result.key, byName: '' }]);
    const body = { key: result.key };
    expect((await kit.merchant.call(createFileTicket, { body })).status).toBe(200);
    const other = await app.as('kapok');
    expect((await other.call(createFileTicket, { body })).status).toBe(404);
  });

  test('what each may do, and why not', async () => {
    const id = await kit.received('receipt', 2, 12);
    const actsFor = async (visitor: Visitor) =>
      Object.fromEntries(
        (await kit.look(visitor, id)).acts.map(({ act, obstacle }) => [act, obstacle]),
      );
    expect(await actsFor(kit.merchant)).toEqual({
      pay: '',
      changeLine: '',
      return: '',
      destroy: '',
    });
    expect((await actsFor(kit.operator)).settle).not.toBe('');
    await kit.withhold(id, 'battery');
    expect((await actsFor(kit.merchant)).changeLine).not.toBe('');
    expect((await actsFor(kit.operator)).settle).toBe('');
  });

  test('lists find it by reason, merchant and any of its numbers; the past has it then', async () => {
    const id = await kit.aside('damaged');
    const { order_no: number } = await kit.order(id);
    const found = async (filter: Record<string, unknown>, by = kit.operator) =>
      (await by.call(listWithheld, { body: filter })).result.page.records.map((r) => r.orderId);
    expect(await found({ number })).toEqual([id]);
    expect(await found({ number, reason: 'damaged' }, kit.merchant)).toEqual([id]);
    expect(await found({ number, reason: 'battery' })).toEqual([]);
    expect(await found({ number, merchantCode: 'm100001' })).toEqual([id]);
    expect(await found({ number, merchantCode: 'M100002' })).toEqual([]);
    expect(await found({ number, overdue: true })).toEqual([]);
    expect(await found({ number, state: 'ended' })).toEqual([]);
    await settle(id, ['damaged']);
    expect(await found({ number })).toEqual([]);
    expect(await found({ number, state: 'ended' })).toEqual([id]);
  });

  test('the talk begins with it, says how it ended and is closed then', async () => {
    const id = await kit.aside('battery');
    const { threadId } = await kit.look(kit.merchant, id);
    await settle(id, ['battery']);
    const { result } = await kit.merchant.call(getThread, { query: { id: threadId as string } });
    expect(result.closeTime).not.toBeNull();
    expect(result.messages.map(({ side }) => side)).toEqual(['system', 'system', 'system']);
    const notices = await kit.merchant.call(listMyNotices, { query: { msgCategory: 'message' } });
    const { order_no } = await kit.order(id);
    const titles = notices.result.records.map(({ titile }) => titile);
    expect(titles.filter((title) => title.includes(order_no))).toHaveLength(2);
  });
});

test('nothing that is not in a warehouse is put aside', async () => {
  const id = await kit.submitted('receipt');
  const reply = await kit.withhold(id, 'battery');
  expect(keyOf(reply)).toBe('order.cannotMove');
  const { order_no: number } = await kit.order(id);
  const unknown = await kit.operator.call(withholdParcel, {
    body: { number: `${number}X`, reason: 'battery' },
  });
  expect(keyOf(unknown)).toBe('order.noSuchNumber');
});

test('the books have no faults after all of it', async () => {
  expect(await asOwner(app.database, 'select * from ledger_faults')).toEqual([]);
});
