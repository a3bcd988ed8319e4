import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { open } from './mine.service.ts';
import * as repo from './talks.repository.ts';

/** The talk of the owner's merchant, which waits for its first answer. */
const newTalk = async (owner: Owner): Promise<string> => {
  const ctx = asMerchant(owner);
  await open(ctx);
  const id = (await repo.ofMerchant(ctx, owner.merchantId))?.id as string;
  await ctx.db
    .updateTable('service_talks')
    .set({ waiting_since: new Date(), spoken_at: new Date(), settled_at: null, revision: 2 })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();
  return id;
};

export const subjects: Subjects = { serviceTalk: newTalk };
