import type { Ctx, Session } from '../../platform/context.ts';
import { inTx, singleQueries } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { openOwners } from '../../testing/owner.ts';
import { type ActsOf, didIt } from '../../testing/sequences.ts';
import { lockOrders, type OrderRow } from '../orders/index.ts';
import { openStationKit } from '../receiving/testing.ts';
import * as model from './physicalTestModel.ts';
import type { Step } from './physicalTestSteps.ts';

/** Carriers whose labels we draw: they are ready with the booking, and no file is written for any. */
const drawLabels = ({ node }: TestApp) => {
  const simulator = node.carriers.get('simulator');
  if (!simulator) throw new Error('there is no simulator');
  node.carriers = new Map([...node.carriers, ['simulator', { ...simulator, labelsDrawn: true }]]);
};

/** What all runs share: a warehouse, its staff, and connections as the tables' owner. */
export const openWorld = async (app: TestApp, lanes: number) => {
  const { asked, end } = openOwners(app.database, lanes);
  const kit = await openStationKit(app);
  drawLabels(app);
  const session = { userId: app.userId('yunling-op') } as Session;
  const ctx = await app.ctxOf('yunling', session);
  await asked('update products set return_handling = $1, return_fee = $2 where id = any($3)', [
    model.handlingMinor / 100,
    model.returnFeeMinor / 100,
    Object.values(kit.products),
  ]);
  return {
    kit,
    staff: { ...ctx, db: singleQueries(ctx) } satisfies Ctx,
    asked,
    tried: {
      sequences: 0,
      steps: 0,
      taken: 0,
      refused: 0,
      received: 0,
      withheld: 0,
      packed: 0,
      left: 0,
    },
    async close() {
      await end();
      await kit.close();
    },
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;

const newMerchant = async ({ asked, staff }: World) => {
  const id = newId();
  await asked(
    `insert into merchants (tenant_id, merchant_id, code, name_zh, activation_status)
     values ($1, $2, $3, '测试商户', 1)`,
    [staff.tenant.id, id, id],
  );
  return id;
};

/** A merchant of its own with what the model knows of it, and what the product calls that. */
export const openRun = async (world: World, fundsMinor: number) => {
  const merchantId = await newMerchant(world);
  await world.kit.topUp(merchantId, BigInt(fundsMinor));
  const state: model.Model = { funds: fundsMinor, orders: [], batches: [] };
  return {
    world,
    merchantId,
    own: world.kit.as(merchantId),
    state,
    orders: new Map<model.ModelOrder, { id: string; no: string }>(),
    batches: new Map<model.ModelBatch, string>(),
    bags: new Map<model.ModelBag, string>(),
  };
};
export type Run = Awaited<ReturnType<typeof openRun>>;

export type Acts<Op extends string> = ActsOf<Run, Step, Op>;

/** The order that a step is about, and what the product knows it by. */
export const meantOrder = ({ state, orders }: Run, { order: at }: Step) => {
  const order = state.orders[at % state.orders.length] as model.ModelOrder;
  return { order, ...(orders.get(order) as { id: string; no: string }) };
};

/** The box that a step names, from 1; null for the order's own number, by which its only box goes. */
export const namedBox = ({ named }: Step, { boxes }: model.ModelOrder): number | null =>
  named > 0 && boxes.length > 1 && named <= boxes.length ? named : null;

/** Whether something was done with an order that is locked. */
export const didLocked = (
  { world }: Run,
  id: string,
  work: (ctx: Ctx, order: OrderRow) => Promise<unknown>,
) =>
  didIt(
    inTx(world.staff, async (ctx) => {
      const [order] = await lockOrders(ctx, [id]);
      return (await work(ctx, order as OrderRow)) ?? false;
    }),
  );
