import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { subjects as lines } from '../products/testing.ts';
import { subjects as houses } from '../warehouses/testing.ts';

/** A batch of a warehouse in which its owner works. */
const newBatch = async (owner: Owner): Promise<string> => {
  const { ctx, userId } = owner;
  const id = newId();
  await ctx.db
    .insertInto('dispatch_batches')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      warehouse_id: (await houses.ownWarehouse?.(owner)) as string,
      product_id: (await lines.product?.(owner)) as string,
      day: '2026-11-17',
      batch_no: `T-${id.slice(-12)}`,
      created_by: userId,
    })
    .execute();
  return id;
};

const newBag = async (owner: Owner): Promise<string> => {
  const { ctx, userId } = owner;
  const id = newId();
  await ctx.db
    .insertInto('bags')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      batch_id: await newBatch(owner),
      bag_no: `T-${id.slice(-12)}-B01`,
      kind: 'bag',
      created_by: userId,
    })
    .execute();
  return id;
};

const newManifest = async (owner: Owner): Promise<string> => {
  const { ctx, userId } = owner;
  const id = newId();
  await ctx.db
    .insertInto('manifests')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      batch_id: await newBatch(owner),
      account: 'simulator',
      state: 'created',
      created_by: userId,
    })
    .execute();
  return id;
};

export const subjects: Subjects = { batch: newBatch, bag: newBag, manifest: newManifest };
