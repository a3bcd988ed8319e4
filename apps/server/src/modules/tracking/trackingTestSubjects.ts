import { newId } from '../../platform/ids.ts';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { subjects as dispatched } from '../dispatch/testing.ts';
import { subjects as ordered } from '../orders/testing.ts';

/** A milestone of a batch in whose warehouse its owner works. */
const newMilestone = async (owner: Owner): Promise<string> => {
  const { ctx, userId } = owner;
  const id = newId();
  await ctx.db
    .insertInto('milestones')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      batch_id: (await dispatched.batch?.(owner)) as string,
      scope: 'batch',
      kind: 'departed',
      stated_at: new Date(),
      parcels: 0,
      created_by: userId,
    })
    .execute();
  return id;
};

/** A parcel of the owner's merchant that stands still. */
const newStall = async (owner: Owner): Promise<string> => {
  const ctx = asMerchant(owner);
  const id = newId();
  await ctx.db
    .insertInto('stalls')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      order_id: (await ordered.order?.(owner)) as string,
      merchant_id: owner.merchantId,
      stage: 'inTransit',
      since: new Date(0),
      usual_hours: '48',
      basis: 'assumed',
      samples: 0,
    })
    .execute();
  return id;
};

export const subjects: Subjects = { milestone: newMilestone, stall: newStall };
