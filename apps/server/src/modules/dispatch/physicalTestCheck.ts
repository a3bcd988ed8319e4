import { expect } from 'vitest';
import * as model from './physicalTestModel.ts';
import type { Run } from './physicalTestRun.ts';

/** Where each box of an order lies, as the model knows it. */
const duePlaces = ({ bags }: Run, { boxes }: model.ModelOrder) =>
  boxes.flatMap(({ place }, at) => {
    if (place === null) return [];
    return `${at + 1} ${typeof place === 'string' ? place : bags.get(place)}`;
  });

interface KeptOrder {
  id: string;
  status: string;
  settlement: string;
  booking: string;
  open_reasons: number;
  reasons: string[];
  places: string[];
  announced: string;
}

const checkOrders = async (run: Run, said: string) => {
  const rows = await run.world.asked<KeptOrder>(
    `select o.id, o.status, o.settlement, o.booking, o.open_reasons,
       array(select w.reason from withholdings w
         where w.tenant_id = o.tenant_id and w.order_id = o.id and w.ended_at is null
         order by w.reason) as reasons,
       array(select p.line || ' ' || coalesce(p.bag_id::text, p.kind) from box_places p
         where p.tenant_id = o.tenant_id and p.order_id = o.id order by p.line) as places,
       (select coalesce(sum(c.after_minor - c.before_minor), 0) from cost_changes c
         where c.tenant_id = o.tenant_id and c.order_id = o.id and c.status = 'awaiting') as announced
     from orders o where o.merchant_id = $1`,
    [run.merchantId],
  );
  const kept = new Map(rows.map((row) => [row.id, row]));
  for (const [order, { id }] of run.orders) {
    const { booking, ...row } = kept.get(id) as KeptOrder;
    const status = order.status === 'unpaid' ? 'ordering' : order.status;
    expect(row, said).toEqual({
      id,
      status: status === 'cancelling' ? 'generated' : status,
      settlement: order.settlement,
      open_reasons: order.reasons.size,
      reasons: [...order.reasons].sort(),
      places: duePlaces(run, order),
      announced: String(order.pending),
    });
    if (['inWarehouse', 'withheld', 'outWarehouse'].includes(status)) {
      expect(booking, said).toBe(order.booking);
    }
  }
};

const checkBags = async ({ world, state, batches, bags }: Run, said: string) => {
  if (batches.size === 0) return;
  const rows = await world.asked<{ batch: string }>(
    `select b.id || ' ' || b.status as batch,
       array(select g.id || case when g.closed_at is null then ' open' else ' closed' end from bags g
         where g.tenant_id = b.tenant_id and g.batch_id = b.id order by 1) as bags
     from dispatch_batches b where b.id = any($1) order by b.id`,
    [[...batches.values()]],
  );
  const due = state.batches.map((batch) => ({
    batch: `${batches.get(batch)} ${batch.hasLeft ? 'closed' : 'open'}`,
    bags: batch.bags.map((bag) => `${bags.get(bag)} ${bag.isClosed ? 'closed' : 'open'}`).sort(),
  }));
  expect(rows, said).toEqual(due.sort((a, b) => (a.batch < b.batch ? -1 : 1)));
};

/** The product and the model say the same of a run's orders, boxes, bags and money. */
export const checkRun = async (run: Run, said: string) => {
  await checkOrders(run, said);
  await checkBags(run, said);
  expect(await run.world.kit.balances(run.merchantId), said).toEqual({
    wallet: BigInt(model.walletOf(run.state)),
    held: BigInt(model.heldOf(run.state)),
  });
};
