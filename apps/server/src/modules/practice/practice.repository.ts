import type { Ctx } from '../../platform/context.ts';
import { practicePrefix } from './practiceForm.ts';

const after = (prefix: string) => `${prefix.slice(0, -1)}.`;

/** The orders in a sandbox that were placed to practise: all that begin with the prefix. */
const practised = (there: Ctx) =>
  there.db
    .selectFrom('orders')
    .where('tenant_id', '=', there.tenant.id)
    .where('customer_no', '>=', practicePrefix)
    .where('customer_no', '<', after(practicePrefix));

export const latestId = async (there: Ctx): Promise<string | undefined> =>
  (await practised(there).orderBy('created_at', 'desc').limit(1).select('id').executeTakeFirst())
    ?.id;

export const idOf = async (there: Ctx, customerNo: string): Promise<string | undefined> =>
  (await practised(there).where('customer_no', '=', customerNo).select('id').executeTakeFirst())
    ?.id;
