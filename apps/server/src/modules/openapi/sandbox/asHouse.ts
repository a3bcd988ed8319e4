import { sql } from 'kysely';
import type { Ctx, Session } from '../../../platform/context.ts';
import { noRules } from '../../../platform/dataRules/sessionRules.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { nilId } from '../../../platform/ids.ts';

const seen = (ctx: Ctx, { scope, merchantId }: Pick<Ctx, 'scope' | 'merchantId'>) =>
  sql`select set_config('alpaca.scope', ${scope}, true),
    set_config('alpaca.merchant_id', ${merchantId ?? nilId}, true)`.execute(ctx.db);

/**
 * As the one who works in every warehouse of a sandbox, whose id is its own: sees all of it, in the
 * transaction of the merchant that asks. So all of a call is done or none of it, and once.
 */
export const asHouse = <T>(asked: Ctx, work: (house: Ctx) => Promise<T>): Promise<T> =>
  inTx(asked, async (ctx) => {
    if (!ctx.tenant.twinOf) throw new Error('only in a sandbox is everything anybody’s');
    const wide = { scope: 'tenant', merchantId: null } as const;
    const person = { userId: ctx.tenant.id, merchantId: null, kind: 'operator' } as const;
    const session = { ...(ctx.session as Session), ...person };
    await seen(ctx, wide);
    const result = await work({ ...ctx, ...wide, rules: noRules, trail: null, session });
    await seen(ctx, ctx);
    return result;
  });
