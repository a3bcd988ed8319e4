import type { TestApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { hideMerchant } from '../dataRules/testing.ts';
import type { DispatchKit } from './dispatchTestKit.ts';

/** A merchant, and somebody at the same counter whose data rule hides it. */
export const openNarrowed = async (app: TestApp, kit: DispatchKit) => {
  const hidden = await kit.merchant(100_000_000n);
  await asOwner(
    app.database,
    `insert into warehouse_staff (tenant_id, warehouse_id, user_id)
     select tenant_id, warehouse_id, $2 from warehouse_staff where warehouse_id = $1 limit 1`,
    [kit.warehouseId, app.userId('yunling-op2')],
  );
  return { hidden, narrowed: await hideMerchant(app, 'yunling-op2', hidden) };
};

/** A bag with a parcel that is seen and one that is not. */
export const packedBoth = async (kit: DispatchKit, hidden: string) => {
  const [seen, unseen] = [await kit.onFloor(), await kit.onFloor({ of: kit.as(hidden) })];
  const batch = await kit.batch();
  const bag = await kit.bag(batch.id);
  for (const { no } of [seen, unseen]) await kit.scan(bag.id, no);
  return { seen, unseen, batch, bag };
};
