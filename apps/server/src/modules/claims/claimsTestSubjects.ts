import { newId } from '../../platform/ids.ts';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { makeFile } from '../files/testing.ts';
import { subjects as ordered } from '../orders/testing.ts';

/** A claim of the owner's merchant that nobody has looked at. */
const newClaim = async (owner: Owner): Promise<string> => {
  const ctx = asMerchant(owner);
  const id = newId();
  await ctx.db
    .insertInto('claims')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: owner.merchantId,
      order_id: (await ordered.order?.(owner)) as string,
      kind: 'lost',
      currency: 'CNY',
      wanted_minor: 5_000n,
      declared_minor: 8_000n,
      words: 'It never came',
      due_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return id;
};

/** Terms of a kind that there is one of for all products, so each is somebody's line. */
const newTerms = async ({ ctx }: Owner): Promise<string> => {
  const id = newId();
  await ctx.db.deleteFrom('claim_terms').where('tenant_id', '=', ctx.tenant.id).execute();
  await ctx.db
    .insertInto('claim_terms')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      kind: 'damaged',
      from_day: 0,
      until_day: 30,
      currency: 'CNY',
      parcel_minor: 10_000n,
      kg_minor: 0n,
      freight_percent: '0',
    })
    .execute();
  return id;
};

export const subjects: Subjects = {
  claim: newClaim,
  claimTerms: newTerms,
  claimFile: makeFile('claimFile'),
};
