import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { startTrail } from '../../platform/oplog/trail.ts';

/** Purposes whose files show who somebody is: a licence, either side of an ID card. */
const identityPurposes: ReadonlySet<string> = new Set(['licence']);

interface Read {
  key: string;
  purpose: string;
  name: string;
  /** Whose it is; null: the tenant's own. */
  merchantId: string | null;
}

const readerOf = (ctx: Ctx, userId: string) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', userId)
    .select(['id', 'merchant_id', 'realname'])
    .executeTakeFirstOrThrow();

const codeOf = async (ctx: Ctx, merchantId: string | null) => {
  if (!merchantId) return '';
  const { code } = await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .select('code')
    .executeTakeFirstOrThrow();
  return code;
};

/** Whoever opens an identity document leaves a line before a byte of it leaves us. */
export const logIdentityRead = async (ctx: Ctx, file: Read, userId: string) => {
  if (!identityPurposes.has(file.purpose)) return;
  const log = { menu: 'activation', type: 'read' } as const;
  const trail = startTrail('downloadFile', log, ctx.tenant, null);
  await inTx({ ...ctx, trail }, async (ctx) => {
    const reader = await readerOf(ctx, userId);
    const merchant = await codeOf(ctx, file.merchantId);
    trail.by({ userId: reader.id, merchantId: reader.merchant_id, name: reader.realname });
    trail.note({ as: 'identity', key: file.key, name: file.name, merchant });
  });
};
