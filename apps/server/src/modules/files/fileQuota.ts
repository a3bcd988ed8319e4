import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingsOf } from '../system/index.ts';

// Small files cost a row and a folder's entry each, whatever they weigh.
const filesMost = 200_000;
const gigabyte = 1024 ** 3;

/** What a merchant brings has room up to what the tenant gives it. */
export const requireFileQuota = async (ctx: Ctx, bytes: number) => {
  if (!ctx.merchantId) return;
  const { filesGbPerMerchant: gb } = await settingsOf(ctx, 'filesGbPerMerchant');
  const { count, used } = await ctx.db
    .selectFrom('files')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', ctx.merchantId)
    .select((f) => [
      f.fn.countAll<bigint>().as('count'),
      f.fn.sum<bigint | null>('bytes').as('used'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(count) >= filesMost) refuse('file.tooMany', { most: filesMost });
  if (Number(used ?? 0) + bytes > gb * gigabyte) refuse('file.noRoom', { gb });
};
