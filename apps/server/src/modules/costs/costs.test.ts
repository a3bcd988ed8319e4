import {
  addTolerance,
  answerProposal,
  batchConfirmOrder,
  type CostChange,
  confirmCostChanges,
  confirmSmallChanges,
  countSmallChanges,
  createFileTicket,
  decideCostChange,
  deleteTolerance,
  disputeCostChange,
  getBilIncomeFlow,
  getCostChange,
  getOrderDetail,
  getThread,
  listCostChanges,
  listTolerances,
  proposeCostChange,
  sendThreadMessage,
  uploadFile,
  withdrawCostChange,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import { onePagePdf } from '../../testing/pdf.ts';
import { makeFile } from '../files/testing.ts';
import { whileFrozen } from '../finance/testing.ts';
import { openStationKit } from '../receiving/testing.ts';
import { announceChange, sweepCostChanges, undoChanges } from './testing.ts';

// A parcel is charged 20.00 with its label and weighs 742 g more: 7.42 are announced.

let app: TestApp;
let kit: Awaited<ReturnType<typeof openStationKit>>;
let own: Ctx;
let merchant: Awaited<ReturnType<TestApp['as']>>;
let merchantId: string;
beforeAll(async () => {
  app = await testApp();
  kit = await openStationKit(app);
  merchantId = app.merchantId('M100001');
  own = kit.as(merchantId);
  merchant = await app.as('starfield');
  await kit.topUp(merchantId, 10_000_000n);
});
afterAll(async () => {
  expect(await kit.faults()).toEqual([]);
  await kit.close();
  await app.stop();
});

const change = async (id: string): Promise<CostChange> =>
  (await merchant.call(getCostChange, { query: { id } })).result.change;

/** A parcel that weighs so much more than declared, and its change. */
const announced = async (moreKg = 0.742) => {
  const { id: orderId, no } = await kit.order(own, 'label', { kg: 2 });
  await kit.scan(no, { weight: 2 + moreKg });
  const [row] = await asOwner<{ id: string }>(
    app.database,
    'select id from cost_changes where order_id = $1',
    [orderId],
  );
  const id = row?.id as string;
  return { id, orderId, no };
};
const seen = async (id: string) => ({ id, revision: (await change(id)).revision });
const wallet = async () => (await kit.balances(merchantId)).wallet;
/** What happened to the wallet meanwhile. */
const moved = async (work: () => Promise<unknown>) => {
  const before = await wallet();
  await work();
  return (await wallet()) - before;
};
type Visitor = Awaited<ReturnType<TestApp['as']>>;
const refused = async (visitor: Visitor, ...asked: Parameters<Visitor['call']>) =>
  (await visitor.call(...asked)).body.errorKey;
const later = () => new Date(Date.now() + 60 * 86_400_000);
const sweep = async (now?: Date) => sweepCostChanges(await app.ctxOf(), now);
const dispute = async (id: string, text = 'It was 2 kg on our scale') =>
  merchant.call(disputeCostChange, { body: { ...(await seen(id)), text, files: [] } });
const reason = 'The box was measured with its pallet';
const propose = async (id: string, difference: string, by = kit.operator) =>
  by.call(proposeCostChange, { body: { ...(await seen(id)), difference, reason } });
const decide = async (id: string, difference: string, by = kit.operator) =>
  by.call(decideCostChange, { body: { ...(await seen(id)), difference, reason } });

describe('what is announced', () => {
  test('is listed on both sides with its weights, steps, price of each and story', async () => {
    const { id, no } = await announced();
    for (const visitor of [merchant, kit.operator]) {
      const { result } = await visitor.call(listCostChanges, { body: { number: no } });
      expect(result.page.records).toMatchObject([
        { id, state: 'awaiting', before: '20.00', after: '27.42', difference: '7.42' },
      ]);
      expect(result.byState).toEqual({ awaiting: 1, disputed: 0, proposed: 0 });
      expect(result.open).toEqual([{ currency: 'CNY', amount: '7.42' }]);
    }
    const { result } = await merchant.call(getCostChange, { query: { id } });
    expect(result.weights).toMatchObject([
      { by: 'declared', weightKg: 2, billableKg: 2, price: '20.00' },
      { by: 'measured', weightKg: 2.742, billableKg: 2.742, price: '27.42' },
      { by: 'carrier', weightKg: null, price: null },
    ]);
    expect(result.steps).toMatchObject([{ step: 'announced', amount: '7.42' }]);
  });

  test('is told of once, many in one message', async () => {
    await sweep();
    const told = () =>
      asOwner<{ title_en: string }>(
        app.database,
        `select title_en from notices where kind = 'cost.announced' order by created_at`,
      );
    const before = (await told()).length;
    await announced();
    await announced(0.1);
    await sweep();
    await sweep();
    const titles = (await told()).slice(before).map(({ title_en }) => title_en);
    expect(titles).toEqual(['2 cost changes to confirm, 8.42 CNY in all']);
  });

  test('is debited on its day where nobody disputes it, once, and never before', async () => {
    const { id } = await announced();
    expect(await moved(() => sweep())).toBe(0n);
    await sweep(later());
    expect(await change(id)).toMatchObject({
      state: 'debited',
      settled: '7.42',
      settledBy: 'silence',
    });
    expect(await moved(() => sweep(later()))).toBe(0n);
  });

  test('is withdrawn where it was a mistake', async () => {
    const { id } = await announced();
    const body = { ...(await seen(id)), reason };
    expect(await moved(() => kit.operator.call(withdrawCostChange, { body }))).toBe(0n);
    expect(await change(id)).toMatchObject({ state: 'withdrawn', settled: '0.00' });
    await sweep(later());
    expect((await change(id)).state).toBe('withdrawn');
  });
});

test('an order says how its changes stand: what is open before what is settled', async () => {
  const { id, orderId, no } = await announced();
  const statusOf = async () =>
    (
      await kit.one<{ confirm_status: string }>(
        'select confirm_status from orders where id = $1',
        orderId,
      )
    ).confirm_status;
  const fee = {
    order: { id: orderId, merchant_id: merchantId, order_no: no, product_id: null },
    reason: 'storage' as const,
    currency: 'CNY' as const,
    beforeMinor: 0n,
    afterMinor: 200n,
    detail: {},
  };
  const second = await announceChange(own, fee, later());
  await dispute(second);
  expect(await statusOf()).toBe('disputed');
  await merchant.call(confirmCostChanges, { body: { changes: [await seen(id)] } });
  expect(await statusOf()).toBe('disputed');
  await decide(second, '0');
  expect(await statusOf()).toBe('confirmed');
  const alone = await announced();
  const body = { ...(await seen(alone.id)), reason };
  await kit.operator.call(withdrawCostChange, { body });
  const [row] = await asOwner(app.database, 'select confirm_status from orders where id = $1', [
    alone.orderId,
  ]);
  expect(row).toEqual({ confirm_status: 'none' });
});

test('what was measured lighter goes back as its change, not as a refund of its order', async () => {
  const { id, orderId } = await announced(-0.5);
  expect(await change(id)).toMatchObject({ state: 'credited', difference: '-5.00' });
  const flow = (await merchant.call(getBilIncomeFlow, { query: { id: orderId } })).result;
  expect(flow.at(-1)).toMatchObject({ op: 'refund', amount: '5.00', changeId: id });
});

test('what was seen at the scale is shown with its change, and counted in the list', async () => {
  const { id: orderId, no } = await kit.order(own, 'label', { kg: 2 });
  const owner = { ctx: kit.staff, userId: app.userId('yunling-op'), merchantId };
  const key = await makeFile('parcelPhoto')(owner);
  await kit.set('files', 'merchant_id = null', key);
  await kit.scan(no, { weight: 2.742, photos: [key] });
  const { result } = await merchant.call(listCostChanges, { body: { number: no } });
  expect(result.page.records).toMatchObject([{ orderId, photoCount: 1 }]);
  const id = result.page.records[0]?.id as string;
  const seen = await merchant.call(getCostChange, { query: { id } });
  expect(seen.result.photos).toMatchObject([{ key }]);
  expect((await merchant.call(createFileTicket, { body: { key } })).status).toBe(200);
});

describe('agreeing', () => {
  test('debits at once, and only once', async () => {
    const { id, orderId } = await announced();
    const { revision } = await seen(id);
    const unseen = { changes: [{ id, revision: revision + 1 }] };
    const stale = (await merchant.call(confirmCostChanges, { body: unseen })).result;
    expect(stale).toMatchObject([{ ok: false, errorKey: 'costChange.moved' }]);
    const body = { changes: [{ id, revision }] };
    const confirm = () => merchant.call(confirmCostChanges, { body });
    expect(
      await moved(async () => {
        const answers = await Promise.all([confirm(), confirm()]);
        const oks = answers.map(({ result }) => result[0]?.ok);
        expect(oks.toSorted()).toEqual([false, true]);
      }),
    ).toBe(-742n);
    expect((await confirm()).result).toMatchObject([{ ok: false, errorKey: 'costChange.moved' }]);
    const flow = (await merchant.call(getBilIncomeFlow, { query: { id: orderId } })).result;
    // What its change took is told apart from what was charged for the order.
    expect(flow.slice(-2)).toMatchObject([
      { op: 'capture', amount: '20.00', changeId: null },
      { op: 'charge', amount: '7.42', changeId: id },
    ]);
  });

  test('many at once, each with its outcome', async () => {
    const some = [];
    for (let n = 0; n < 5; n += 1) some.push(await announced(0.1 * (n + 1)));
    const [first, ...rest] = some as [(typeof some)[0], ...typeof some];
    await dispute(first.id);
    const changes = await Promise.all(some.map(({ id }) => seen(id)));
    const total = await moved(async () => {
      const { result } = await merchant.call(confirmCostChanges, { body: { changes } });
      expect(result.map(({ ok }) => ok)).toEqual([false, true, true, true, true]);
    });
    expect(total).toBe(-(200n + 300n + 400n + 500n));
    for (const { id } of rest) expect((await change(id)).state).toBe('debited');
    expect((await change(first.id)).state).toBe('disputed');
  });

  test('by orders, as the specification has it', async () => {
    const { orderId } = await announced();
    const plain = await kit.order(own, 'label', { kg: 2 });
    const ids = [orderId, plain.id];
    const kapok = await app.as('kapok');
    const asked = async (visitor: Visitor) =>
      (await visitor.call(listCostChanges, { body: { orderIds: ids } })).result.open;
    expect(await asked(merchant)).toEqual([{ currency: 'CNY', amount: '7.42' }]);
    expect(await asked(kapok)).toEqual([]);
    const { result } = await merchant.call(batchConfirmOrder, { body: { ids } });
    expect(result).toMatchObject([
      { id: orderId, ok: true, order: { confirmStatus: 'confirmed' } },
      { id: plain.id, ok: false, errorKey: 'costChange.nothing' },
    ]);
  });

  test('to all up to an amount, where they are as many as was shown', async () => {
    await sweep(later());
    const small = [await announced(0.1), await announced(0.2)];
    const large = await announced(0.201);
    const query = { currency: 'CNY', amount: '2' } as const;
    const { result } = await merchant.call(countSmallChanges, { query });
    expect(result).toEqual({ count: 2, amount: '3.00' });
    const body = { ...query, count: 1 };
    expect(await refused(merchant, confirmSmallChanges, { body })).toBe('costChange.others');
    const done = await merchant.call(confirmSmallChanges, { body: { ...query, count: 2 } });
    expect(done.result).toEqual({ done: 2, amount: '3.00' });
    for (const { id } of small) expect((await change(id)).state).toBe('debited');
    expect((await change(large.id)).state).toBe('awaiting');
  });

  test('is refused to a frozen merchant in every way, and what falls due is debited', async () => {
    await sweep(later());
    const { id, orderId } = await announced();
    const offered = await announced();
    await dispute(offered.id);
    await propose(offered.id, '3.00');
    const ways = async () => {
      const proposal = await seen(offered.id);
      return [
        await refused(merchant, confirmCostChanges, { body: { changes: [await seen(id)] } }),
        await refused(merchant, batchConfirmOrder, { body: { ids: [orderId] } }),
        await refused(merchant, confirmSmallChanges, {
          body: { currency: 'CNY', amount: '8', count: 1 },
        }),
        await refused(merchant, answerProposal, { body: { ...proposal, act: 'accept' } }),
        await refused(merchant, answerProposal, { body: { ...proposal, act: 'giveIn' } }),
      ];
    };
    await whileFrozen(app.database, merchantId, async () => {
      const spent = await moved(async () =>
        expect(new Set(await ways())).toEqual(new Set(['account.frozen'])),
      );
      expect(spent).toBe(0n);
      // It may still say no, and nothing is lost to who waits.
      expect((await change(id)).state).toBe('awaiting');
      expect(await moved(() => sweep(later()))).toBe(-742n - 300n);
    });
  });

  test('is its merchant’s alone', async () => {
    const { id } = await announced();
    const body = { changes: [await seen(id)] };
    expect(await refused(kit.operator, confirmCostChanges, { body })).toBe('request.forbidden');
    const kapok = await app.as('kapok');
    expect(await refused(kapok, confirmCostChanges, { body })).toBe('costChange.notFound');
    expect(await refused(kapok, getCostChange, { query: { id } })).toBe('costChange.notFound');
  });
});

describe('a dispute', () => {
  test('stops the debit, opens a talk, and is settled by what both agree to', async () => {
    await sweep(later());
    const { id, no } = await announced();
    expect((await dispute(id)).status).toBe(200);
    expect(await moved(() => sweep(later()))).toBe(0n);
    const { result } = await kit.operator.call(listCostChanges, {
      body: { number: no, state: 'disputed', turn: 'staff' },
    });
    expect(result.page.records).toMatchObject([{ id, turn: 'staff' }]);
    const threadId = result.page.records[0]?.threadId as string;
    const talk = await kit.operator.call(getThread, { query: { id: threadId } });
    expect(talk.result.messages).toMatchObject([{ text: 'It was 2 kg on our scale' }]);
    await propose(id, '3.00');
    expect(await change(id)).toMatchObject({
      state: 'proposed',
      proposed: '3.00',
      turn: 'merchant',
    });
    const body = { ...(await seen(id)), act: 'accept' as const };
    expect(await moved(() => merchant.call(answerProposal, { body }))).toBe(-300n);
    expect(await change(id)).toMatchObject({
      state: 'debited',
      settled: '3.00',
      settledBy: 'proposal',
    });
    expect(await refused(merchant, answerProposal, { body })).toBe('costChange.moved');
    const over = await merchant.call(getThread, { query: { id: threadId } });
    expect(over.result.closeTime).not.toBeNull();
  });

  test('brings its pictures along: the staff sees them with its words, a stranger does not', async () => {
    const { id } = await announced();
    const sent = multipart('scale.pdf', onePagePdf);
    const upload = async (visitor: Visitor) =>
      (await visitor.call(uploadFile, { query: { purpose: 'threadFile' } }, sent)).result.key;
    const [key, kapok] = [await upload(merchant), await app.as('kapok')];
    const body = { ...(await seen(id)), text: 'Our scale says 2 kg' };
    const others = { body: { ...body, files: [await upload(kapok)] } };
    expect(await refused(merchant, disputeCostChange, others)).toBe('file.notFound');
    expect((await change(id)).state).toBe('awaiting');
    await merchant.call(disputeCostChange, { body: { ...body, files: [key] } });
    const query = { id: (await change(id)).threadId as string };
    expect((await kit.operator.call(getThread, { query })).result.messages).toMatchObject([
      {
        text: 'Our scale says 2 kg',
        files: [{ key, name: 'scale.pdf', contentType: 'application/pdf' }],
      },
    ]);
    expect((await kit.operator.call(createFileTicket, { body: { key } })).status).toBe(200);
    expect((await kapok.call(createFileTicket, { body: { key } })).status).toBe(404);
  });

  test('settled for less: its order shows what was taken, and no more', async () => {
    const { id, orderId } = await announced();
    await dispute(id);
    await decide(id, '3.00');
    const { result } = await merchant.call(getOrderDetail, { query: { id: orderId } });
    expect(result).toMatchObject({ paidAmount: '23.00', order: { paidAmount: '23.00' } });
  });

  test('is taken back by who began it', async () => {
    const { id } = await announced();
    await dispute(id);
    const body = { ...(await seen(id)), act: 'giveIn' as const };
    expect(await moved(() => merchant.call(answerProposal, { body }))).toBe(-742n);
    expect(await change(id)).toMatchObject({ settled: '7.42', settledBy: 'merchant' });
  });

  test('an offer that lies until its day is agreed to; one that was answered is not', async () => {
    const [silent, spoken] = [await announced(), await announced()];
    for (const { id } of [silent, spoken]) {
      await dispute(id);
      await propose(id, '1.00');
    }
    const { threadId } = await change(spoken.id);
    await merchant.call(sendThreadMessage, {
      body: { id: threadId as string, text: 'Still too much', files: [] },
    });
    expect(await moved(() => sweep(later()))).toBe(-100n);
    expect(await change(silent.id)).toMatchObject({ state: 'debited', settledBy: 'silence' });
    expect((await change(spoken.id)).state).toBe('proposed');
  });

  test('two who decide it at once: one wins, the other is told', async () => {
    const { id } = await announced();
    await dispute(id);
    const body = { ...(await seen(id)), reason };
    const minor = await moved(async () => {
      const answers = await Promise.all([
        kit.operator.call(decideCostChange, { body: { ...body, difference: '5.00' } }),
        kit.second.call(decideCostChange, { body: { ...body, difference: '5.00' } }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });
    expect(minor).toBe(-500n);
    expect(await change(id)).toMatchObject({ state: 'debited', settled: '5.00' });
  });

  test('that is decided for its merchant costs nothing', async () => {
    const { id } = await announced();
    await dispute(id);
    expect(await moved(() => decide(id, '0'))).toBe(0n);
    expect(await change(id)).toMatchObject({ state: 'withdrawn', settledBy: 'decision' });
  });

  test('never comes to more than was announced', async () => {
    const { id } = await announced();
    await dispute(id);
    const body = { ...(await seen(id)), reason };
    for (const call of [proposeCostChange, decideCostChange]) {
      const typed = (difference: string) => ({ body: { ...body, difference } });
      expect(await refused(kit.operator, call, typed('7.43'))).toBe('costChange.tooMuch');
      expect(await refused(kit.operator, call, typed('7.425'))).toBe('costChange.decimals');
    }
  });

  test('that nobody answers in time is told of once', async () => {
    const { id } = await announced();
    await dispute(id);
    const told = () => asOwner(app.database, `select 1 from notices where kind = 'cost.overdue'`);
    await sweep();
    const before = (await told()).length;
    await sweep(later());
    await sweep(later());
    expect((await told()).length).toBe(before + 1);
    expect((await change(id)).state).toBe('disputed');
  });

  test('of a parcel that never leaves ends with it', async () => {
    const [disputed, paid] = [await announced(), await announced()];
    await dispute(disputed.id);
    await dispute(paid.id);
    await decide(paid.id, '4.00');
    const minor = await moved(async () => {
      await undoChanges(own, { id: disputed.orderId, order_no: disputed.no });
      await undoChanges(own, { id: paid.orderId, order_no: paid.no });
    });
    expect(minor).toBe(400n);
    for (const { id } of [disputed, paid]) {
      expect(await change(id)).toMatchObject({ state: 'withdrawn', settled: '0.00' });
    }
  });
});

describe('what is tolerable', () => {
  const add = (body: Record<string, unknown>) =>
    kit.operator.call(addTolerance, {
      body: { currency: 'CNY', amount: '0', sharePercent: 0, ...body },
    });

  test('is borne by the house: earned and let go, and its merchant pays nothing', async () => {
    const { result } = await add({ amount: '1.00' });
    let id = '';
    expect(
      await moved(async () => {
        id = (await announced(0.1)).id;
      }),
    ).toBe(-2_000n);
    expect(await change(id)).toMatchObject({
      state: 'absorbed',
      difference: '1.00',
      settled: '0.00',
      settledBy: 'rule',
    });
    const entries = await asOwner<{ kind: string; amount_minor: string; account: string }>(
      app.database,
      `select e.kind, e.amount_minor, a.kind as account from ledger_entries e
       join accounts a on a.tenant_id = e.tenant_id and a.id = e.account_id
       where e.subject_id = $1 order by e.line`,
      [id],
    );
    expect(entries).toEqual([
      { kind: 'freight', amount_minor: '100', account: 'revenue' },
      { kind: 'adjustment', amount_minor: '-100', account: 'adjustments' },
    ]);
    expect((await change((await announced(0.101)).id)).state).toBe('awaiting');
    await kit.operator.call(deleteTolerance, { query: { id: result.id } });
    expect((await change((await announced(0.1)).id)).state).toBe('awaiting');
  });

  test('is said by the most exact rule', async () => {
    const everybody = await add({ amount: '9' });
    const theirs = await add({ amount: '0.50', merchantId });
    expect((await change((await announced(0.1)).id)).state).toBe('awaiting');
    expect((await change((await announced(0.05)).id)).state).toBe('absorbed');
    const { result } = await kit.operator.call(listTolerances, {});
    expect(result.map(({ amount }) => amount)).toEqual(['9.00', '0.50']);
    const body = { currency: 'CNY' as const, amount: '1', sharePercent: 0, merchantId };
    expect(await refused(kit.operator, addTolerance, { body })).toBe('tolerance.taken');
    for (const { id } of [everybody.result, theirs.result]) {
      await kit.operator.call(deleteTolerance, { query: { id } });
    }
  });

  test('is nobody’s to say but the rule’s: the ledger takes no other', async () => {
    const { id, no } = await announced();
    const lines = JSON.stringify([
      {
        op: 'absorb',
        id,
        key: `costChange:${id}`,
        merchant: merchantId,
        currency: 'CNY',
        subject: id,
        lines: [{ kind: 'freight', amount: '742' }],
        note: no,
      },
    ]);
    const { db } = await app.ctxOf();
    const posting = sql`select * from alpaca.post_ledger(${lines}::jsonb)`.execute(db);
    await expect(posting).rejects.toThrow('no absorbed change of cost');
  });
});
