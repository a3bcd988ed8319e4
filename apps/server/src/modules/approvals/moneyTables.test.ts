import { currencyExponents, settingCodes, settingSpec } from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { singleQueries } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { newPaymentProof } from '../finance/testing.ts';

// What the application's own role tries by hand, as a bug in a service or a stolen connection would:
// the tables say no.

let app: TestApp;
let ctx: Ctx;
let chen: string;
let zhou: string;
let merchantUser: string;
let merchantId: string;
beforeAll(async () => {
  app = await testApp();
  ctx = await app.ctxOf();
  [chen, zhou] = [app.userId('yunling-op'), app.userId('yunling-op2')];
  merchantUser = app.userId('starfield');
  const row = await ctx.db
    .selectFrom('merchants')
    .where('code', '=', 'M100001')
    .select('merchant_id')
    .executeTakeFirstOrThrow();
  merchantId = row.merchant_id;
});
afterAll(() => app.stop());

/** A top-up of the merchant's, with a proof or without. */
const topUp = async ({ minor = 600_000n, proof = true, by = merchantUser } = {}) => {
  const id = newId();
  await ctx.db
    .insertInto('top_ups')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      no: `T${id.slice(-12)}`,
      amount_minor: minor,
      currency: 'CNY',
      pay_method: 'offline',
      submitted_by: by,
    })
    .execute();
  if (proof) await attach(id);
  return id;
};
const attach = async (id: string, sha256 = id) => {
  const file_id = await newPaymentProof({ ctx, userId: merchantUser, merchantId });
  await asOwner(app.database, 'update files set sha256 = $2 where id = $1', [file_id, sha256]);
  await ctx.db
    .insertInto('top_up_credentials')
    .values({ tenant_id: ctx.tenant.id, top_up_id: id, file_id, merchant_id: merchantId })
    .execute();
};
const change = (id: string, values: object) =>
  ctx.db
    .updateTable('top_ups')
    .set(values as never)
    .where('id', '=', id)
    .execute();
const arrived = (by: string | null) => ({ money_status: 'arrived', money_by: by });
const approvedBy = (by: string | null) => ({ audit_status: 'approved', audited_by: by });

const transfer = (op: 'topUp' | 'adjust', subject: string, key: string, amount: bigint) => {
  const command = { op, id: newId(), key, merchant: merchantId, currency: 'CNY', subject };
  const wire = JSON.stringify([{ ...command, amount: String(amount) }]);
  return sql<{ outcome: string }>`select outcome from alpaca.post_ledger(${wire}::jsonb)`.execute(
    ctx.db,
  );
};

describe('a top-up', () => {
  test('above the amount is not approved by who said that its money arrived', async () => {
    const id = await topUp();
    await change(id, arrived(chen));
    await expect(change(id, approvedBy(chen))).rejects.toThrow('topUp.secondPerson');
    // Nor by saying afterwards that it was somebody else, or both at once.
    await expect(change(id, { money_by: zhou })).rejects.toThrow('stays');
    await expect(change(id, { money_by: zhou, ...approvedBy(chen) })).rejects.toThrow('stays');
    await change(id, approvedBy(zhou));
    const other = await topUp();
    await expect(change(other, { ...arrived(zhou), ...approvedBy(chen) })).rejects.toThrow(
      'before it is approved',
    );
  });

  test('is neither marked nor approved without a proof', async () => {
    const id = await topUp({ proof: false });
    await expect(change(id, arrived(chen))).rejects.toThrow('topUp.noProof');
    await asOwner(
      app.database,
      `update top_ups set money_status = 'arrived', money_by = $2 where id = $1`,
      [id, chen],
    );
    await expect(change(id, approvedBy(zhou))).rejects.toThrow('topUp.noProof');
  });

  test('is decided by the tenant’s own people, who are still there', async () => {
    const id = await topUp();
    await expect(change(id, arrived(merchantUser))).rejects.toThrow('people');
    await expect(change(id, arrived(null))).rejects.toThrow('people');
    await expect(change(id, arrived(app.userId('haituo-op', 'haituo')))).rejects.toThrow();
    await asOwner(app.database, 'update users set disabled_at = now() where id = $1', [zhou]);
    await expect(change(id, arrived(zhou))).rejects.toThrow('people');
    await asOwner(app.database, 'update users set disabled_at = null where id = $1', [zhou]);
    await change(id, arrived(zhou));
    await expect(change(id, approvedBy(app.userId('kapok')))).rejects.toThrow('people');
  });

  test('begins undecided, and what is decided stays', async () => {
    const id = newId();
    const born = ctx.db.insertInto('top_ups').values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      no: id,
      amount_minor: 1n,
      currency: 'CNY',
      pay_method: 'offline',
      submitted_by: merchantUser,
      money_status: 'arrived',
      money_by: zhou,
    });
    await expect(born.execute()).rejects.toThrow('undecided');
    const done = await topUp();
    await change(done, arrived(chen));
    await change(done, approvedBy(zhou));
    await expect(change(done, { audit_status: 'rejected' })).rejects.toThrow('stays');
    await expect(change(done, { audited_by: chen })).rejects.toThrow('stays');
    await expect(change(done, { amount_minor: 1n })).rejects.toThrow('permission denied');
  });

  test('with a proof that was used before needs somebody’s word for it', async () => {
    const [one, other] = [await topUp({ proof: false }), await topUp({ proof: false })];
    for (const id of [one, other]) await attach(id, 'same');
    await change(other, arrived(chen));
    await expect(change(other, approvedBy(zhou))).rejects.toThrow('topUp.proofUsedBefore');
    await change(other, { ...approvedBy(zhou), is_reuse_accepted: true });
  });

  test('is never above the most, nor is the most moved out of its limits', async () => {
    await expect(topUp({ minor: 100_000_001n })).rejects.toThrow('topUp.tooMuch');
    const setting = ctx.db.insertInto('tenant_settings').values({
      tenant_id: ctx.tenant.id,
      code: 'twoPeopleTopUp',
      value: 50_001,
      changed_by: chen,
    });
    await expect(setting.execute()).rejects.toThrow('check constraint');
  });

  test('paid online is approved only with its provider’s name for it', async () => {
    const id = newId();
    const row = { tenant_id: ctx.tenant.id, id, merchant_id: merchantId, no: id, currency: 'CNY' };
    const how = { amount_minor: 1n, pay_method: 'online', submitted_by: merchantUser };
    await ctx.db
      .insertInto('top_ups')
      .values({ ...row, ...how })
      .execute();
    const paid = { money_status: 'arrived', audit_status: 'approved' };
    await expect(change(id, paid)).rejects.toThrow('check constraint');
  });
});

describe('the ledger takes from nowhere', () => {
  test('no top-up that nobody approved, nor more than was approved, nor twice', async () => {
    const id = await topUp();
    await expect(transfer('topUp', id, `topUp:${id}`, 600_000n)).rejects.toThrow('no approved');
    await change(id, arrived(chen));
    await expect(transfer('topUp', id, `topUp:${id}`, 600_000n)).rejects.toThrow('no approved');
    await change(id, approvedBy(zhou));
    await expect(transfer('topUp', id, `topUp:${id}`, 600_001n)).rejects.toThrow('no approved');
    await expect(transfer('topUp', id, newId(), 600_000n)).rejects.toThrow('no approved');
    expect((await transfer('topUp', id, `topUp:${id}`, 600_000n)).rows).toEqual([
      { outcome: 'done' },
    ]);
    expect((await transfer('topUp', id, `topUp:${id}`, 600_000n)).rows).toEqual([
      { outcome: 'replayed' },
    ]);
    await expect(transfer('topUp', newId(), newId(), 1n)).rejects.toThrow('no approved');
  });

  test('no adjustment that nobody approved', async () => {
    await expect(transfer('adjust', newId(), newId(), 1n)).rejects.toThrow('no approved');
    const id = await asked('adjustment', { currency: 'CNY', minor: 500 });
    const key = `adjustment:${id}`;
    await expect(transfer('adjust', id, key, 500n)).rejects.toThrow('no approved');
    await decide(id, zhou);
    await expect(transfer('adjust', id, key, 501n)).rejects.toThrow('no approved');
    expect((await transfer('adjust', id, key, 500n)).rows).toEqual([{ outcome: 'done' }]);
  });
});

/** Asked for by hand; what of the kind waited before is out of the way. */
const asked = async (kind: string, wanted: object, by = chen) => {
  await asOwner(app.database, `delete from approvals where state = 'waiting'`);
  const id = newId();
  await sql`
    insert into approvals (tenant_id, id, merchant_id, kind, was, wanted, reason, asked_by)
    values (${ctx.tenant.id}, ${id}, ${merchantId}, ${kind},
      alpaca.approval_now(${ctx.tenant.id}, ${merchantId}, ${kind}), ${JSON.stringify(wanted)}::jsonb,
      '试', ${by})`.execute(ctx.db);
  return id;
};
const decide = (id: string, by: string, decision = 'approved') =>
  sql`select alpaca.decide_approval(${id}, ${decision}, ${by}, '')`.execute(ctx.db);
const byHand = (text: string) => sql.raw(text).execute(ctx.db);

describe('terms and price groups', () => {
  test('are written to no merchant by hand, old or new, nor is the wallet’s floor', async () => {
    for (const set of [
      'credit_limit_minor = 9999999900',
      `terms = 'credit'`,
      'credit_days = 30',
      `price_group = 'VIP'`,
    ]) {
      await expect(byHand(`update merchants set ${set}`)).rejects.toThrow('permission denied');
    }
    const born = `insert into merchants (tenant_id, merchant_id, code, name_zh, terms, credit_limit_minor, credit_days)
      values ('${ctx.tenant.id}', '${newId()}', 'X', 'X', 'credit', 100, 30)`;
    await expect(byHand(born)).rejects.toThrow('permission denied');
    const floor = `select alpaca.set_wallet_floor('${merchantId}', 'CNY', -9999999900)`;
    await expect(byHand(floor)).rejects.toThrow('permission denied');
    await expect(byHand('update accounts set floor_minor = -1')).rejects.toThrow(
      'permission denied',
    );
  });

  test('are decided by no one who asked for them, nor by a stranger', async () => {
    const id = await asked('terms', { terms: 'credit', limitMinor: 5_000, days: 7 });
    await expect(decide(id, chen)).rejects.toThrow('approval.own');
    await expect(decide(id, merchantUser)).rejects.toThrow('people');
    await expect(decide(id, zhou, 'done')).rejects.toThrow('approved or rejected');
    // The owner's own hand does not get past the table either.
    const own = `update approvals set state = 'approved', decided_by = asked_by, decided_at = now() where id = $1`;
    await expect(asOwner(app.database, own, [id])).rejects.toThrow('check constraint');
    await expect(
      asked('terms', { terms: 'credit', limitMinor: 1, days: 1 }, merchantUser),
    ).rejects.toThrow('people');
  });

  test('stay as they were asked for: who, what and how it was', async () => {
    const id = await asked('priceGroup', { group: 'VIP' });
    for (const set of [
      `asked_by = '${zhou}'`,
      `decided_by = '${zhou}'`,
      `state = 'approved'`,
      `wanted = '{"group": "OTHER"}'`,
      `was = '{"group": "OTHER"}'`,
    ]) {
      const text = `update approvals set ${set} where id = '${id}'`;
      await expect(byHand(text)).rejects.toThrow('permission denied');
    }
    await expect(byHand(`delete from approvals`)).rejects.toThrow('permission denied');
    const moved = 'update approvals set asked_by = $2 where id = $1';
    await expect(asOwner(app.database, moved, [id, zhou])).rejects.toThrow('never changed');
    await decide(id, zhou);
    const again = `update approvals set state = 'waiting', decided_by = null, decided_at = null where id = $1`;
    await expect(asOwner(app.database, again, [id])).rejects.toThrow('never changed');
  });

  test('are asked for as undecided, and one of a kind at a time', async () => {
    const born = `insert into approvals (tenant_id, id, merchant_id, kind, was, wanted, reason, asked_by, decided_by, decided_at, state)
      values ('${ctx.tenant.id}', '${newId()}', '${merchantId}', 'terms', '{}', '{"terms": "prepaid"}', 'x', '${chen}', '${zhou}', now(), 'approved')`;
    await expect(byHand(born)).rejects.toThrow('permission denied');
    await asked('terms', { terms: 'credit', limitMinor: 1, days: 1 });
    const twice = `insert into approvals (tenant_id, id, merchant_id, kind, was, wanted, reason, asked_by)
      values ('${ctx.tenant.id}', '${newId()}', '${merchantId}', 'terms', '{}', '{"limitMinor": 5}', 'x', '${chen}')`;
    await expect(byHand(twice)).rejects.toThrow('approvals_waiting');
  });

  test('and adjustments keep to the most that the tenant allows', async () => {
    const much = { terms: 'credit', limitMinor: 100_000_001, days: 7 };
    await expect(asked('terms', much)).rejects.toThrow('approval.limitTooHigh');
    for (const minor of [5_000_001, -5_000_001]) {
      await expect(asked('adjustment', { currency: 'CNY', minor })).rejects.toThrow(
        'approval.adjustmentTooHigh',
      );
    }
    // Asked for while it was allowed, and approved when it is no longer.
    const id = await asked('adjustment', { currency: 'CNY', minor: 4_000_000 });
    await ctx.db
      .insertInto('tenant_settings')
      .values({ tenant_id: ctx.tenant.id, code: 'mostAdjustment', value: 100, changed_by: chen })
      .execute();
    await expect(decide(id, zhou)).rejects.toThrow('approval.adjustmentTooHigh');
  });

  test('are nothing for a merchant’s session', async () => {
    const id = await asked('priceGroup', { group: 'MINE' });
    const scope = { ...ctx, scope: 'merchant', merchantId } as const;
    const db = singleQueries(scope);
    expect(await db.selectFrom('approvals').selectAll().execute()).toEqual([]);
    const tried = sql`select alpaca.decide_approval(${id}, 'approved', ${zhou}, '')`.execute(db);
    await expect(tried).rejects.toThrow('only the tenant');
  });
});

test('the database knows the same defaults and limits as the contract', async () => {
  // Those that its guards ask for; days and choices only the services know.
  const amounts = settingCodes.filter((code) => {
    const { group, unit } = settingSpec(code);
    return group === 'money' && unit === 'amount';
  });
  expect(amounts.length).toBeGreaterThan(3);
  const elsewhere = await app.ctxOf('haituo');
  const tenant_id = elsewhere.tenant.id;
  const changed_by = app.userId('haituo-op', 'haituo');
  for (const code of amounts) {
    const { byDefault, least, most } = settingSpec(code);
    const { rows } = await sql<{ value: number }>`
      select alpaca.amount_setting(${tenant_id}, ${code}) as value`.execute(elsewhere.db);
    expect(rows, code).toEqual([{ value: byDefault }]);
    const set = (value: number) =>
      elsewhere.db
        .insertInto('tenant_settings')
        .values({ tenant_id, code, value, changed_by })
        .onConflict((c) => c.columns(['tenant_id', 'code']).doUpdateSet({ value }))
        .execute();
    for (const value of [least, most]) await set(value);
    for (const value of [least - 1, most + 1]) {
      await expect(set(value), `${code} ${value}`).rejects.toThrow('check constraint');
    }
  }
});

test('an amount is so many units of its currency, as the contract counts decimals', async () => {
  for (const [currency, exponent] of Object.entries(currencyExponents)) {
    const { rows } = await sql<{ one: string }>`
      select alpaca.units(${10 ** exponent}, ${currency})::float::text as one`.execute(ctx.db);
    expect(rows, currency).toEqual([{ one: '1' }]);
  }
});
