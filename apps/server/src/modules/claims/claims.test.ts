import {
  addClaimTerms,
  type ClaimAct,
  claimActs,
  claimAfter,
  claimStalled,
  claimStates,
  deleteClaimTerms,
  getBilIncomeFlow,
  getClaim,
  getThread,
  listClaims,
  listClaimTerms,
  previewClaim,
  transactionList,
  transactionSummary,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { asOwner } from '../../testing/owner.ts';
import { sweepClaims } from './claims.sweep.ts';
import { type ClaimsKit, openClaimsKit, reason } from './claimsTestKit.ts';

let kit: ClaimsKit;
beforeAll(async () => {
  kit = await openClaimsKit();
});
afterAll(async () => {
  expect(await kit.faults()).toEqual([]);
  await kit.stop();
});

const addTerms = (more: Record<string, unknown> = {}) =>
  kit.operator.call(addClaimTerms, {
    body: {
      productId: null,
      kind: 'lost',
      documents: [],
      fromDay: 10,
      untilDay: 60,
      currency: 'CNY',
      perParcel: '100.00',
      perKg: '25.00',
      freightPercent: 100,
      ...more,
    } as never,
  });
afterEach(async () => {
  const { result } = await kit.operator.call(listClaimTerms, {});
  for (const { id } of result) await kit.operator.call(deleteClaimTerms, { query: { id } });
});

describe('the table of acts', () => {
  const acts = Object.keys(claimActs) as ClaimAct[];
  test.each(claimStates)(
    'what can be done in %s, and nothing else',
    async (state) => {
      const there = async () => {
        const { id } = await kit.filed();
        await kit.bring(id, state);
        expect((await kit.claim(id)).state).toBe(state);
        return id;
      };
      const may = acts.filter((act) => claimAfter(state, act));
      const stays = await there();
      for (const act of acts.filter((each) => !may.includes(each))) {
        const { body } = await kit.act(stays, act);
        expect(body.errorKey, `${act} in ${state}`).toBe('claim.moved');
        expect((await kit.claim(stays)).state).toBe(state);
      }
      for (const act of may) {
        const id = await there();
        expect((await kit.act(id, act)).body.errorKey, `${act} in ${state}`).toBeUndefined();
        // Without terms an offer awaits a second person.
        const wanted = act === 'offer' ? 'approving' : claimAfter(state, act);
        expect((await kit.claim(id)).state).toBe(wanted);
      }
    },
    60_000,
  );

  test('each side does what is its own', async () => {
    for (const act of acts) {
      const { id } = await kit.filed();
      const other = claimActs[act].by === 'staff' ? kit.merchant : kit.operator;
      expect((await kit.act(id, act, {}, other)).body.errorKey).toBe('request.forbidden');
    }
  });
});

describe('filing', () => {
  test('tells beforehand what the line wants, until when, and what it answers for', async () => {
    await addTerms({ documents: ['invoice', 'photos'] });
    const { id } = await kit.parcel({ more: { insuranceValue: '300', insuranceCurrency: 'CNY' } });
    const { result } = await kit.merchant.call(previewClaim, { query: { orderId: id } });
    expect(result).toMatchObject({ currency: 'CNY', declared: '700.00', insured: '300.00' });
    const [lost, damaged] = result.kinds;
    // 100.00 for the parcel, 50.00 for 2 kg, and 20.00 of freight.
    expect(lost).toMatchObject({ documents: ['invoice', 'photos'], liability: '170.00' });
    expect(lost?.untilTime).toMatch(/ 23:59:59$/);
    expect(damaged).toMatchObject({ documents: [], liability: null, untilTime: null });
  });

  test('needs the documents of its merchant, and shows them to both sides', async () => {
    await addTerms({ documents: ['invoice'] });
    const { id: orderId } = await kit.parcel();
    expect((await kit.file(orderId)).body.errorKey).toBe('claim.documents');
    const key = await kit.upload();
    const documents = [{ document: 'invoice', key }];
    const { result } = await kit.file(orderId, { documents });
    for (const visitor of [kit.merchant, kit.operator]) {
      const told = await visitor.call(getClaim, { query: { id: result.id } });
      expect(told.result.documents).toMatchObject([{ document: 'invoice', key }]);
      expect(told.result.claim).toMatchObject({ state: 'filed', wanted: '600.00', turn: 'staff' });
      expect(told.result.claim.deadlineTime).not.toBeNull();
      const { threadId } = told.result.claim;
      const talk = await visitor.call(getThread, { query: { id: threadId as string } });
      expect(talk.result.messages).toMatchObject([{ text: 'It never came' }]);
    }
  });

  test('somebody else’s file is none', async () => {
    const { id: orderId } = await kit.parcel();
    const documents = [{ document: 'invoice', key: await kit.upload(kit.operator) }];
    expect((await kit.file(orderId, { documents })).body.errorKey).toBe('file.notFound');
  });

  test('is of what was declared at most, and of something', async () => {
    const { id } = await kit.parcel();
    const tried = async (amount: string) => (await kit.file(id, { amount })).body.errorKey;
    expect(await tried('700.01')).toBe('claim.tooMuch');
    expect(await tried('0')).toBe('claim.nothing');
    expect(await tried('1.001')).toBe('claim.decimals');
    expect(await tried('700.00')).toBeUndefined();
  });

  test('is possible in the line’s days only', async () => {
    await addTerms();
    const tried = async (daysAgo: number) => {
      const { id } = await kit.parcel({ daysAgo });
      return (await kit.file(id)).body.errorKey;
    };
    expect(await tried(5)).toBe('claim.tooEarly');
    expect(await tried(70)).toBe('claim.tooLate');
    expect(await tried(30)).toBeUndefined();
  });

  test('is done once for an order and a kind, however many try', async () => {
    const { id } = await kit.parcel();
    const tries = await Promise.all([kit.file(id), kit.file(id), kit.file(id, {}, kit.operator)]);
    const errors = tries.map(({ body }) => body.errorKey ?? 'done');
    expect(errors.toSorted()).toEqual(['claim.taken', 'claim.taken', 'done']);
    expect((await kit.file(id, { kind: 'damaged' })).status).toBe(200);
  });

  test('is the staff’s too, for its merchant, without documents', async () => {
    await addTerms({ documents: ['invoice'] });
    const { id } = await kit.parcel();
    const { result } = await kit.file(id, {}, kit.operator);
    expect((await kit.claim(result.id, kit.merchant)).state).toBe('filed');
  });

  test('the product’s own terms count before those of all', async () => {
    await addTerms();
    await addTerms({
      productId: kit.products.label,
      perParcel: '9.00',
      perKg: '0',
      freightPercent: 0,
    });
    const { id } = await kit.parcel();
    const { result } = await kit.merchant.call(previewClaim, { query: { orderId: id } });
    expect(result.kinds[0]?.liability).toBe('9.00');
    expect((await addTerms()).body.errorKey).toBe('claimTerms.taken');
  });
});

describe('a parcel that stands still', () => {
  const stalled = async (state: string) => {
    const { id: orderId } = await kit.parcel();
    const id = newId();
    await asOwner(
      kit.app.database,
      `insert into stalls (tenant_id, id, order_id, merchant_id, stage, since, usual_hours, basis, samples, state)
       select tenant_id, $2, id, merchant_id, 'inTransit', now() - interval '12 days', 48, 'assumed', 0, $3
       from orders where id = $1`,
      [orderId, id, state],
    );
    return { id, orderId };
  };

  test('and is marked is claimed as lost by one press, once', async () => {
    const { id: stallId, orderId } = await stalled('claim');
    const press = () => kit.operator.call(claimStalled, { body: { stallId } });
    const { result } = await press();
    const told = await kit.operator.call(getClaim, { query: { id: result.id } });
    expect(told.result).toMatchObject({
      isStalled: true,
      claim: { orderId, kind: 'lost', wanted: '700.00' },
    });
    expect(told.result.words).toContain('12');
    expect((await press()).body.errorKey).toBe('claim.taken');
    const { result: listed } = await kit.operator.call(listClaims, { body: { orderId } });
    expect(listed.page.records.map(({ id }) => id)).toEqual([result.id]);
  });

  test('and is not marked is not claimed', async () => {
    const { id: stallId } = await stalled('open');
    const reply = await kit.operator.call(claimStalled, { body: { stallId } });
    expect(reply.body.errorKey).toBe('claim.notMarked');
  });
});

describe('for a parcel that is late', () => {
  test('is filed in its days, capped by the line’s word alone, and paid once', async () => {
    await addTerms({ kind: 'late', fromDay: 15, perParcel: '0', perKg: '0', freightPercent: 50 });
    const late = { kind: 'late', amount: '300.00', text: 'Five weeks on its way' };
    const early = await kit.parcel({ daysAgo: 10 });
    expect((await kit.file(early.id, late)).body.errorKey).toBe('claim.tooEarly');
    const past = await kit.parcel({ daysAgo: 70 });
    expect((await kit.file(past.id, late)).body.errorKey).toBe('claim.tooLate');
    // Here with us nothing is late yet, though it may be lost.
    const here = await kit.parcel();
    await kit.set('orders', `status = 'inWarehouse'`, here.id);
    await asOwner(
      kit.app.database,
      `delete from order_events where order_id = $1 and step = 'dispatch'`,
      [here.id],
    );
    expect((await kit.file(here.id, late)).body.errorKey).toBe('claim.notYet');

    // Insured for 700.00: against being late that is nothing.
    const insured = { insuranceValue: '700.00', insuranceCurrency: 'CNY' };
    const { id, orderId } = await kit.filed(late, { more: insured });
    expect((await kit.file(orderId, late)).body.errorKey).toBe('claim.taken');
    await kit.act(id, 'offer', { amount: '10.01' });
    expect(await kit.claim(id)).toMatchObject({ kind: 'late', state: 'approving', cap: '10.00' });
    await kit.act(id, 'sendBack');
    await kit.act(id, 'offer', { amount: '10.00' });
    const before = await kit.wallet();
    await kit.act(id, 'object');
    expect((await kit.wallet()) - before).toBe(0n);
    await kit.act(id, 'offer', { amount: '10.00' });
    await Promise.all([kit.act(id, 'accept'), kit.act(id, 'accept')]);
    expect((await kit.wallet()) - before).toBe(1_000n);
    expect(await kit.claim(id, kit.merchant)).toMatchObject({ state: 'paid', offered: '10.00' });
  });
});

describe('an offer', () => {
  test('up to the cap is one person’s, and its merchant’s yes pays it once', async () => {
    await addTerms();
    const { id, orderId, no } = await kit.filed();
    await kit.act(id, 'offer', { amount: '170.00' });
    expect(await kit.claim(id)).toMatchObject({ state: 'offered', cap: '170.00' });
    const before = await kit.wallet();
    const tries = await Promise.all([kit.act(id, 'accept'), kit.act(id, 'accept')]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await kit.wallet()) - before).toBe(17_000n);
    expect((await kit.act(id, 'accept')).body.errorKey).toBe('claim.moved');
    expect((await kit.wallet()) - before).toBe(17_000n);
    const body = { kind: 'compensation', number: no } as const;
    const { result } = await kit.merchant.call(transactionList, { body });
    expect(result.records).toMatchObject([{ amount: '170.00', orderNo: no, subjectId: orderId }]);
    const sums = await kit.merchant.call(transactionSummary, { body });
    expect(sums.result).toMatchObject([{ kind: 'compensation', in: '170.00', out: '0.00' }]);
    const flow = await kit.merchant.call(getBilIncomeFlow, { query: { id: orderId } });
    expect(flow.result.at(-1)).toMatchObject({ op: 'compensate', amount: '170.00' });
  });

  test('is borne by adjustments', async () => {
    const { id, orderId } = await kit.filed();
    await kit.bring(id, 'paid');
    const entries = await asOwner(
      kit.app.database,
      `select e.kind, e.amount_minor, a.kind as account from ledger_entries e
       join accounts a on a.tenant_id = e.tenant_id and a.id = e.account_id
       join transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
       where e.subject_id = $1 and t.op = 'compensate' order by e.line`,
      [orderId],
    );
    expect(entries).toEqual([
      { kind: null, amount_minor: '20000', account: 'wallet' },
      { kind: 'compensation', amount_minor: '-20000', account: 'adjustments' },
    ]);
  });

  test('above the cap needs a second person, and not the first', async () => {
    await addTerms();
    const { id } = await kit.filed();
    await kit.act(id, 'offer', { amount: '170.01' });
    expect(await kit.claim(id)).toMatchObject({ state: 'approving', isOwnOffer: true });
    // To its merchant nothing is offered yet.
    expect(await kit.claim(id, kit.merchant)).toMatchObject({ state: 'answered', offered: null });
    const own = await kit.act(id, 'approve', {}, kit.operator);
    expect(own.body.errorKey).toBe('claim.samePerson');
    expect((await kit.act(id, 'approve')).status).toBe(200);
    expect(await kit.claim(id, kit.merchant)).toMatchObject({
      state: 'offered',
      offered: '170.01',
    });
  });

  test('counts all claims for a parcel together: nobody alone offers the cap twice', async () => {
    await addTerms();
    await addTerms({ kind: 'damaged' });
    const { id, orderId } = await kit.filed();
    await kit.act(id, 'offer', { amount: '100.00' });
    const other = (await kit.file(orderId, { kind: 'damaged' })).result.id;
    await kit.act(other, 'offer', { amount: '70.01' });
    expect(await kit.claim(other)).toMatchObject({ state: 'approving', cap: '170.00' });
    const alone = sql`update claims set state = 'offered' where id = ${other}`;
    await expect(alone.execute((await kit.app.ctxOf()).db)).rejects.toThrow('second person');
    await kit.act(other, 'sendBack', { reason });
    await kit.act(other, 'offer', { amount: '70.00' });
    expect(await kit.claim(other)).toMatchObject({ state: 'offered' });
  });

  test('of what is insured is one person’s where the line has terms', async () => {
    await addTerms();
    const more = { insuranceValue: '300', insuranceCurrency: 'CNY' };
    const { id } = await kit.filed({}, { more });
    await kit.act(id, 'offer', { amount: '300.00' });
    expect(await kit.claim(id)).toMatchObject({ state: 'offered', cap: '300.00' });
  });

  test('is never more than was claimed', async () => {
    const { id } = await kit.filed();
    const reply = await kit.act(id, 'offer', { amount: '600.01' });
    expect(reply.body.errorKey).toBe('claim.tooMuch');
  });

  test('two operators at once: one wins, the other is told', async () => {
    const { id } = await kit.filed();
    const tries = await Promise.all([
      kit.act(id, 'offer', { amount: '100.00' }),
      kit.act(id, 'refuse', { reason }, kit.second),
    ]);
    const errors = tries.map(({ body }) => body.errorKey ?? 'done');
    expect(errors.toSorted()).toEqual(['claim.moved', 'done']);
  });
});

describe('the tables themselves', () => {
  const change = async (id: string, set: string) => {
    const { db } = await kit.app.ctxOf();
    return sql.raw(`update claims set ${set} where id = '${id}'`).execute(db);
  };
  const person = async (name: string) =>
    (await kit.one<{ id: string }>('select id from users where username = $1', name)).id;

  test('take no offer above the cap by one person', async () => {
    const { id } = await kit.filed();
    await kit.bring(id, 'approving');
    const first = await person('yunling-op');
    const merchants = await person('starfield');
    await expect(change(id, `state = 'offered'`)).rejects.toThrow('claims_two_people');
    const approved = (by: string) => change(id, `state = 'offered', approved_by = '${by}'`);
    await expect(approved(first)).rejects.toThrow('claims_two_people');
    await expect(approved(merchants)).rejects.toThrow('not one of the tenant');
    await expect(change(id, 'cap_minor = 99999999')).rejects.toThrow('claims_cap');
  });

  test('pay only what was offered, by its merchant’s yes, and keep what was claimed', async () => {
    const { id } = await kit.filed();
    const ended = 'ended_at = now()';
    await expect(change(id, `state = 'paid', ${ended}`)).rejects.toThrow('not for this side');
    await expect(change(id, 'wanted_minor = 1')).rejects.toThrow('never changed');
    await kit.bring(id, 'paid');
    await expect(change(id, `state = 'filed', ended_at = null`)).rejects.toThrow('never changed');
  });

  test('and the ledger takes no compensation without its claim', async () => {
    const { id, orderId, no } = await kit.filed();
    await kit.bring(id, 'offered');
    const lines = JSON.stringify([
      {
        op: 'compensate',
        id: newId(),
        key: `claim:${id}`,
        merchant: kit.merchantId,
        currency: 'CNY',
        subject: orderId,
        amount: '20000',
        note: no,
      },
    ]);
    for (const { db } of [await kit.app.ctxOf(), kit.as(kit.merchantId)]) {
      const posting = sql`select * from alpaca.post_ledger(${lines}::jsonb)`.execute(db);
      await expect(posting).rejects.toThrow('no claim that is paid');
    }
  });
});

test('strangers learn nothing, and the carrier’s side is the staff’s own', async () => {
  const { id, orderId } = await kit.filed();
  await kit.bring(id, 'carrierAnswered');
  expect(await kit.claim(id)).toMatchObject({ carrierRef: 'C-77', carrierAmount: '80.00' });
  const told = await kit.merchant.call(getClaim, { query: { id } });
  expect(told.result.claim).toMatchObject({ carrierRef: '', carrierAmount: null });
  expect(JSON.stringify(told.result)).not.toContain('C-77');
  const kapok = await kit.app.as('kapok');
  expect((await kapok.call(getClaim, { query: { id } })).body.errorKey).toBe('claim.notFound');
  const looked = await kapok.call(previewClaim, { query: { orderId } });
  expect(looked.body.errorKey).toBe('order.notFound');
  expect((await kit.act(id, 'withdraw', {}, kapok)).body.errorKey).toBe('claim.notFound');
});

test('a deadline that is near is told of once', async () => {
  await addTerms();
  await kit.filed();
  const told = () =>
    asOwner(kit.app.database, `select 1 from notices where kind = 'claim.deadlineNear'`);
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  const ctx = await kit.app.ctxOf();
  // Its last day is the fortieth from now; some that others filed end before.
  await sweepClaims(ctx, at(36));
  const before = (await told()).length;
  await sweepClaims(ctx, at(39));
  await sweepClaims(ctx, at(39));
  expect(await told()).toHaveLength(before + 1);
});
