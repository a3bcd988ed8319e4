import type { Ctx, Session } from '../../../platform/context.ts';
import { singleQueries } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import type { TestApp } from '../../../testing/app.ts';
import { openOwners } from '../../../testing/owner.ts';
import type { ActsOf } from '../../../testing/sequences.ts';
import { openStationKit } from '../../receiving/testing.ts';
import type { ModelBill } from './afterChargeTestBills.ts';
import { capMinor, type ModelClaim } from './afterChargeTestClaims.ts';
import type { ModelCod } from './afterChargeTestCod.ts';
import {
  handlingMinor,
  type Model,
  type ModelChange,
  type ModelOrder,
  returnFeeMinor,
} from './afterChargeTestModel.ts';
import type { Step } from './afterChargeTestSteps.ts';

const signedIn = (app: TestApp, ctx: Ctx, username: string): Ctx => {
  const own = { ...ctx, session: { userId: app.userId(username) } as Session };
  return { ...own, db: singleQueries(own) };
};

/** What all runs share: a warehouse, two of its staff, terms of claims, and connections as the tables' owner. */
export const openWorld = async (app: TestApp, lanes: number) => {
  const { asked, end } = openOwners(app.database, lanes);
  const kit = await openStationKit(app);
  const ctx = await app.ctxOf();
  await asked('update products set return_handling = $1, return_fee = $2 where id = any($3)', [
    handlingMinor / 100,
    returnFeeMinor / 100,
    Object.values(kit.products),
  ]);
  for (const kind of ['lost', 'damaged']) {
    await asked(
      `insert into claim_terms (tenant_id, id, kind, documents, from_day, until_day, currency, parcel_minor,
         kg_minor, freight_percent)
       values ($1, $2, $3, '{}', 0, 365, 'CNY', $4, 0, 0)`,
      [ctx.tenant.id, newId(), kind, capMinor],
    );
  }
  const staff = {
    first: signedIn(app, ctx, 'yunling-op'),
    second: signedIn(app, ctx, 'yunling-op2'),
  };
  const tried = {
    sequences: 0,
    steps: 0,
    taken: 0,
    refused: 0,
    changes: 0,
    bills: 0,
    claims: 0,
    cods: 0,
  };
  return {
    app,
    kit,
    staff,
    asked,
    tried,
    async close() {
      await end();
      await kit.close();
    },
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;

/** A merchant; one whose small differences the house bears is on credit and gets statements, too. */
const newMerchant = async ({ asked, staff: { first } }: World, tolerance: number) => {
  const id = newId();
  const own = [first.tenant.id, newId(), id];
  await asked(
    `insert into merchants (tenant_id, merchant_id, code, name_zh, activation_status)
     values ($1, $2, $3, '测试商户', 1)`,
    [first.tenant.id, id, id],
  );
  if (tolerance === 0) return id;
  await asked(
    `update merchants set terms = 'credit', credit_limit_minor = 1, credit_days = 15 where merchant_id = $1`,
    [id],
  );
  await asked(
    `insert into statement_cycles (tenant_id, id, merchant_id, issued_until)
     values ($1, $2, $3, date_trunc('month', now())::date - 1)`,
    own,
  );
  await asked(
    `insert into cost_tolerances (tenant_id, id, merchant_id, currency, amount_minor, share_percent)
     values ($1, $2, $3, 'CNY', $4, 0)`,
    [...own, tolerance],
  );
  return id;
};

/** A merchant of its own with what the model knows of it, and what the product calls that. */
export const openRun = async (world: World, funds: number, tolerance: number) => {
  const merchantId = await newMerchant(world, tolerance);
  const payeeId = newId();
  await world.asked(
    `insert into payees (tenant_id, id, code, name, currency, due_days) values ($1, $2, $3, 'Payee', 'CNY', 30)`,
    [world.staff.first.tenant.id, payeeId, payeeId],
  );
  await world.kit.topUp(merchantId, BigInt(funds));
  const state: Model = { funds, tolerance, orders: [], compensated: 0, collected: 0 };
  return {
    world,
    merchantId,
    payeeId,
    own: signedIn(world.app, world.kit.as(merchantId), 'starfield'),
    state,
    bills: [] as ModelBill[],
    claims: [] as ModelClaim[],
    cods: [] as ModelCod[],
    /** What the product calls each of them. */
    orderIds: new Map<ModelOrder, { id: string; no: string }>(),
    changeIds: new Map<ModelChange, string>(),
    billIds: new Map<ModelBill, { id: string; no: string }>(),
    claimIds: new Map<ModelClaim, string>(),
  };
};
export type Run = Awaited<ReturnType<typeof openRun>>;

export type Acts<Op extends string> = ActsOf<Run, Step, Op>;

export const meantOrder = ({ state, orderIds }: Run, at: number) => {
  const order = state.orders[at % state.orders.length] as ModelOrder;
  return { order, ...(orderIds.get(order) as { id: string; no: string }) };
};

export const amountOf = (minor: number) => (minor / 100).toFixed(2);
