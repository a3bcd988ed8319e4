import { seedId } from '../../../seeds/seedId.ts';
import type { Ctx } from '../../platform/context.ts';
import { singleQueries } from '../../platform/db/tx.ts';
import type { TestApp } from '../../testing/app.ts';

/** Work done for a merchant of the demo data, as a request of theirs or a job would do it. */
export const merchantCtx = async (
  app: Pick<TestApp, 'ctxOf'>,
  merchant: string,
  tenant = 'yunling',
): Promise<Ctx> => {
  const ctx = await app.ctxOf(tenant);
  const merchantId = seedId(`${ctx.tenant.id}/merchant/${merchant}`);
  const own = { ...ctx, scope: 'merchant', merchantId } as const;
  return { ...own, db: singleQueries(own) };
};
