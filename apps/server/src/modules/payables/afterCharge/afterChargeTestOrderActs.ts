import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { didIt } from '../../../testing/sequences.ts';
import { giveUp, lockOrders, type OrderRow } from '../../orders/index.ts';
import { cancelJob, refundMany } from '../../orders/testing.ts';
import { receive, smallSize } from '../../receiving/testing.ts';
import { begin } from './afterChargeTestCod.ts';
import * as model from './afterChargeTestModel.ts';
import { type Acts, amountOf, meantOrder, type Run } from './afterChargeTestRun.ts';
import type { OrderOp } from './afterChargeTestSteps.ts';

// Each step of parcels, done with the product and reckoned by the model.

const goods = [{ goodsName: '耳机', goodsNameEn: 'Earphones', quantity: 2, value: '350.00' }];

const scanned = ({ world }: Run, number: string, g: number) => ({
  scanId: newId(),
  warehouseId: world.kit.warehouseId,
  station: 'C',
  scannedAt: '2026-11-17 09:00:00',
  number,
  weight: g / 1000,
  ...smallSize,
  alike: 1,
  weightAgreed: true,
  photos: [],
});

export const orderActs: Acts<OrderOp> = {
  async submit(run, { line, g, cod }) {
    const { world, own, state, cods, orderIds } = run;
    if (state.orders.length > 2) return null;
    const collected = cod > 0 && { codPrice: amountOf(cod), codCurrency: 'CNY' };
    const more = { declaredCurrency: 'CNY', goods, ...collected };
    const made = await world.kit.order(own, line, { kg: g / 1000, more });
    const order = model.submit(state, line, g);
    orderIds.set(order, made);
    begin(cods, order, cod);
    return null;
  },

  async arrive(run, { order: at, g }) {
    const { order, no } = meantOrder(run, at);
    if (!model.canArrive(run.state, order, g)) return null;
    model.arrive(run.state, order, g);
    const { received } = await receive(run.world.staff.first, scanned(run, no, g));
    return [received !== null, true];
  },

  /** As a batch that leaves would have it. */
  async leave(run, { order: at }) {
    const { order, id } = meantOrder(run, at);
    if (order.status !== 'inWarehouse') return null;
    order.status = 'outWarehouse';
    await run.world.asked(`update orders set status = 'outWarehouse' where id = $1`, [id]);
    return null;
  },

  async refund(run, { order: at }) {
    const { order, id } = meantOrder(run, at);
    const { world, own } = run;
    const [outcome] = await refundMany(own, [id]);
    const did = outcome?.ok ?? false;
    if (did) await world.kit.run({ ...own, node: { ...own.node } }, cancelJob, id, 1);
    return [did, model.refund(order)];
  },

  async sendBack(run, { order: at }) {
    const { order, id } = meantOrder(run, at);
    // Only its carrier brings back what it has delivered.
    if (order.status === 'delivered') return null;
    const work = inTx(run.world.staff.first, async (ctx) => {
      const [row] = await lockOrders(ctx, [id]);
      await giveUp(ctx, row as OrderRow, 'return', 'operator');
    });
    return [await didIt(work), model.sendBack(run.state, order)];
  },

  async topUp({ world, merchantId, state }, { g }) {
    state.funds += g;
    await world.kit.topUp(merchantId, BigInt(g));
    return null;
  },
};
