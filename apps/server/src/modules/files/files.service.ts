import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type FilePurpose,
  type MadePurpose,
  mayFetchFile,
  type UploadPurpose,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { ifRolledBack } from '../../platform/db/tx.ts';
import type { FileReply } from '../../platform/http/bind.ts';
import { makeCtx } from '../../platform/http/open.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { issueTicket, useTicket } from '../../platform/tickets/tickets.ts';
import type { CheckedFile } from '../../platform/uploads/index.ts';
import { requireFileQuota } from './fileQuota.ts';
import { logIdentityRead } from './identityReads.ts';

const storageKey = (ctx: Ctx, id: string) => `${ctx.tenant.id}/${id}`;

interface FileRow {
  key: string;
  userId: string | null;
  purpose: FilePurpose;
  /** Of an import or an export what it is of: who may fetch it depends on that. */
  kind?: string;
  name: string;
  contentType: string;
  bytes: number;
  sha256: string;
}

const addRow = (ctx: Ctx, { key, userId, contentType, ...file }: FileRow) =>
  ctx.db
    .insertInto('files')
    .values({
      tenant_id: ctx.tenant.id,
      id: key,
      merchant_id: ctx.merchantId,
      user_id: userId,
      content_type: contentType,
      kind: null,
      ...file,
    })
    .execute();

export const store = async (
  ctx: Ctx,
  file: CheckedFile & { name: string },
  purpose: UploadPurpose,
  kind?: string,
) => {
  await requireFileQuota(ctx, file.bytes);
  const key = newId();
  ifRolledBack(ctx, () => remove(ctx, key));
  await ctx.node.storage.put(storageKey(ctx, key), file.body, { contentType: file.contentType });
  const { name, contentType, bytes, sha256 } = file;
  const userId = ctx.session?.userId as string;
  const of = kind === undefined ? {} : { kind };
  await addRow(ctx, { key, userId, purpose, ...of, name, contentType, bytes, sha256 });
  ctx.trail?.note({ name });
  return { key, name, contentType, bytes };
};

export interface MadeFile {
  userId: string | null;
  purpose: MadePurpose;
  kind?: string;
  name: string;
  contentType: string;
  body: AsyncIterable<Uint8Array>;
}

/** Stores what is being made while it is made; `keep` then lets its user find it. */
export const write = async (ctx: Ctx, { body, ...file }: MadeFile): Promise<FileRow> => {
  const key = newId();
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const { contentType } = file;
  const put = ctx.node.storage.put(storageKey(ctx, key), Readable.from(hashed()), { contentType });
  const { bytes } = await put;
  return { ...file, key, bytes, sha256: hash.digest('hex') };
};

export const keep = addRow;

/** The same file, if it was made for this user before. */
export const findMade = async (ctx: Ctx, { userId, purpose, name, sha256 }: FileRow) => {
  const row = await ctx.db
    .selectFrom('files')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('name', '=', name)
    .where('sha256', '=', sha256)
    .select('id')
    .executeTakeFirst();
  return row?.id;
};

export const remove = (ctx: Ctx, key: string) => ctx.node.storage.remove(storageKey(ctx, key));

/** A stored file, to be read to its end or destroyed. */
export const open = async (ctx: Ctx, key: string) => {
  await find(ctx, key);
  return (await ctx.node.storage.get(storageKey(ctx, key))) ?? refuse('file.notFound');
};

/** The whole of a stored file. */
export const read = async (ctx: Ctx, key: string): Promise<Buffer> => {
  const stored = await open(ctx, key);
  const chunks: Buffer[] = [];
  for await (const chunk of stored.body) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const find = async (ctx: Ctx, key: string) =>
  (await ctx.db
    .selectFrom('files')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', key)
    .select(['name', 'content_type', 'bytes', 'purpose', 'kind', 'user_id', 'merchant_id'])
    .executeTakeFirst()) ?? refuse('file.notFound');

/** Who of those who may see files of a purpose sees this one, as the area says in which it was shown. */
export interface FileGuard {
  purpose: FilePurpose;
  mayFetch: (ctx: Ctx, key: string) => Promise<boolean>;
}

const guards = new Map<FilePurpose, FileGuard>();

/** Called once with those of all areas. */
export const registerFileGuards = (...added: readonly FileGuard[]) => {
  for (const each of added) guards.set(each.purpose, each);
};

const isGuarded = async (
  ctx: Ctx,
  { purpose, userId }: Pick<FileRow, 'purpose' | 'userId'>,
  key: string,
) => userId !== ctx.session?.userId && (await guards.get(purpose)?.mayFetch(ctx, key)) === false;

/** For who may see files of its purpose; the ticket then stands for that at the door. */
export const ticketFor = async (ctx: Ctx, key: string) => {
  const { purpose, kind, user_id: userId } = await find(ctx, key);
  const session = ctx.session ?? refuse('session.over');
  const file = { purpose: purpose as FilePurpose, kind, userId };
  if (!mayFetchFile(session, file)) refuse('request.forbidden');
  if (await isGuarded(ctx, file, key)) refuse('file.notFound');
  return { ticket: await issueTicket(ctx, 'file', key) };
};

/** By ticket alone: a link can't carry a token. */
export const download = async (ctx: Ctx, key: string, ticket: string): Promise<FileReply> => {
  const used =
    (await useTicket(ctx.node.directory, ticket, 'file', key)) ?? refuse('ticket.invalid');
  const owner = makeCtx(ctx.node, used.tenant, null, ctx.lang);
  const row = await find(owner, key);
  const stored = (await ctx.node.storage.get(storageKey(owner, key))) ?? refuse('file.notFound');
  await logIdentityRead(owner, { ...row, key, merchantId: row.merchant_id }, used.userId);
  return { body: stored.body, bytes: stored.bytes, contentType: row.content_type, name: row.name };
};
