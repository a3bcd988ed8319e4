import type { UploadPurpose } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

export interface FileFacts {
  key: string;
  name: string;
  contentType: string;
}

/** The facts of files within the ctx's reach, by key. */
export const filesByKey = async (ctx: Ctx, keys: readonly string[]) => {
  if (keys.length === 0) return new Map<string, FileFacts>();
  const rows = await ctx.db
    .selectFrom('files')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', keys)
    .select(['id', 'name', 'content_type'])
    .execute();
  return new Map<string, FileFacts>(
    rows.map(({ id, name, content_type }) => [id, { key: id, name, contentType: content_type }]),
  );
};

interface Wanted {
  keys: readonly string[];
  purpose: UploadPurpose;
  /** Whose upload it must be, where the merchant's isn't enough. */
  userId?: string;
}

/** Refuses unless every key names a file of the caller's own, uploaded for this purpose. */
export const requireOwnFiles = async (ctx: Ctx, { keys, purpose, userId }: Wanted) => {
  const wanted = [...new Set(keys)];
  const rows = await ctx.db
    .selectFrom('files')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', wanted)
    .where('purpose', '=', purpose)
    .$if(userId !== undefined, (q) => q.where('user_id', '=', userId as string))
    .select('id')
    .execute();
  if (rows.length < wanted.length) refuse('file.notFound');
};

/** What one of the staff brought becomes a merchant's to see; what is a merchant's stays its own. */
export const giveFilesTo = (ctx: Ctx, merchantId: string, keys: readonly string[]) =>
  ctx.db
    .updateTable('files')
    .set({ merchant_id: merchantId })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', 'in', keys)
    .where('merchant_id', 'is', null)
    .execute();
