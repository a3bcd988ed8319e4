import type { UploadPurpose } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { FileReply } from '../../platform/http/bind.ts';
import { makeCtx } from '../../platform/http/open.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { issueTicket, useTicket } from '../../platform/tickets/tickets.ts';
import type { CheckedFile } from '../../platform/uploads/index.ts';

const storageKey = (ctx: Ctx, id: string) => `${ctx.tenant.id}/${id}`;

export const store = async (
  ctx: Ctx,
  file: CheckedFile & { name: string },
  purpose: UploadPurpose,
) => {
  const key = newId();
  await ctx.node.storage.put(storageKey(ctx, key), file.body, { contentType: file.contentType });
  const { name, contentType, bytes, sha256 } = file;
  await ctx.db
    .insertInto('files')
    .values({
      tenant_id: ctx.tenant.id,
      id: key,
      merchant_id: ctx.merchantId,
      user_id: ctx.session?.userId as string,
      purpose,
      name,
      content_type: contentType,
      bytes,
      sha256,
    })
    .execute();
  ctx.trail?.note({ name });
  return { key, name, contentType, bytes };
};

const find = async (ctx: Ctx, key: string) =>
  (await ctx.db
    .selectFrom('files')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', key)
    .select(['name', 'content_type', 'bytes'])
    .executeTakeFirst()) ?? refuse('file.notFound');

export const ticketFor = async (ctx: Ctx, key: string) => {
  await find(ctx, key);
  return { ticket: await issueTicket(ctx, 'file', key) };
};

/** By ticket alone: a link can't carry a token. */
export const download = async (ctx: Ctx, key: string, ticket: string): Promise<FileReply> => {
  const used =
    (await useTicket(ctx.node.directory, ticket, 'file', key)) ?? refuse('ticket.invalid');
  const owner = makeCtx(ctx.node, used.tenant, null, ctx.lang);
  const row = await find(owner, key);
  const stored = (await ctx.node.storage.get(storageKey(owner, key))) ?? refuse('file.notFound');
  return { body: stored.body, bytes: stored.bytes, contentType: row.content_type, name: row.name };
};
