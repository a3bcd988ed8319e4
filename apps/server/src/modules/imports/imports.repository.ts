import type { ImportCounts, ImportStatus } from '@alpaca/contract';
import { sql, type UpdateObject } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { openWhole, type Place, sealWhole } from '../../platform/fields/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Mapping } from './mapping.ts';

const select = (ctx: Ctx) =>
  ctx.db.selectFrom('imports').where('tenant_id', '=', ctx.tenant.id).selectAll();

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
export interface ImportRecord
  extends Omit<Row, 'status' | 'headers' | 'mapping' | 'fail_vars' | 'made' | 'filled'> {
  status: ImportStatus;
  headers: string[];
  mapping: Mapping;
  fail_vars: Record<string, string | number>;
  made: Record<string, number>;
  filled: number[] | null;
}

// The first row of a sheet without headings is somebody's.
const headersPlace: Place = 'imports.headers';

export const sealHeaders = (ctx: Ctx, headers: readonly string[]): string =>
  JSON.stringify(sealWhole(ctx, headersPlace, headers));

const opened = (ctx: Ctx, row: Row): ImportRecord =>
  ({ ...row, headers: openWhole<string[]>(ctx, headersPlace, row.headers) }) as ImportRecord;

const theOne = (ctx: Ctx, row: Row | undefined): ImportRecord =>
  row ? opened(ctx, row) : refuse('import.notFound');

export const find = async (ctx: Ctx, id: string): Promise<ImportRecord> =>
  theOne(ctx, await select(ctx).where('id', '=', id).executeTakeFirst());

/** Whoever changes an import or its rows holds it first, so changes follow each other. */
export const lock = async (ctx: Ctx, id: string): Promise<ImportRecord> =>
  theOne(ctx, await select(ctx).where('id', '=', id).forUpdate().executeTakeFirst());

/** Those of the last days that can still be gone on with, latest first. */
export const recent = async (ctx: Ctx, userId: string, kind: string | undefined) => {
  const rows = await select(ctx)
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
    .where((where) =>
      where.or([
        where('status', 'in', ['reading', 'mapping', 'checking', 'ready', 'committing']),
        where.and([
          where('status', '=', 'done'),
          where(sql`committed + skipped`, '<', where.ref('total')),
        ]),
      ]),
    )
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => opened(ctx, row));
};

interface NewImport {
  id: string;
  kind: string;
  targetId: string | null;
  fileId: string;
  fileName: string;
  jobId: string;
}

export const add = (ctx: Ctx, { id, kind, targetId, fileId, fileName, jobId }: NewImport) =>
  ctx.db
    .insertInto('imports')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: ctx.merchantId,
      user_id: ctx.session?.userId as string,
      kind,
      target_id: targetId,
      file_id: fileId,
      file_name: fileName,
      job_id: jobId,
    })
    .execute();

export const change = (ctx: Ctx, id: string, values: UpdateObject<DB, 'imports'>) =>
  ctx.db
    .updateTable('imports')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

/** The latest other import of the same file that brought rows in by one of these kinds. */
export const broughtBefore = (ctx: Ctx, row: ImportRecord, kinds: readonly string[]) =>
  ctx.db
    .selectFrom('imports as i')
    .innerJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.file_id'),
    )
    .innerJoin('files as mine', (join) =>
      join
        .onRef('mine.tenant_id', '=', 'f.tenant_id')
        .onRef('mine.sha256', '=', 'f.sha256')
        .on('mine.id', '=', row.file_id),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.user_id'),
    )
    .where('i.tenant_id', '=', ctx.tenant.id)
    .where('i.merchant_id', 'is not distinct from', row.merchant_id)
    .where('i.target_id', 'is not distinct from', row.target_id)
    .where('i.kind', 'in', kinds)
    .where('i.id', '!=', row.id)
    .where('i.committed', '>', 0)
    .orderBy('i.created_at', 'desc')
    .select(['i.file_name', 'i.created_at', 'i.committed', 'u.realname', 'u.username'])
    .executeTakeFirst();

/** Adds to what came of the rows, in the transaction that brings them in. */
export const addMade = (ctx: Ctx, id: string, more: Readonly<Record<string, number>>) =>
  sql`update imports set made = made || (
        select coalesce(jsonb_object_agg(m.key, m.value::int + coalesce((made->>m.key)::int, 0)), '{}')
        from jsonb_each_text(${JSON.stringify(more)}::jsonb) m)
      where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(ctx.db);

export const countsOf = (row: ImportRecord): ImportCounts => {
  const { total, valid, bad, repeated, committed, skipped } = row;
  return { total, valid, bad, repeated, committed, skipped };
};

/** What these headings meant to this person the last time. */
export const remembered = async (ctx: Ctx, userId: string, kind: string, digest: string) => {
  const row = await ctx.db
    .selectFrom('import_mappings')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('headers_digest', '=', digest)
    .select('mapping')
    .executeTakeFirst();
  return row?.mapping as Mapping | undefined;
};

export const remember = (
  ctx: Ctx,
  userId: string,
  kind: string,
  digest: string,
  mapping: Mapping,
) =>
  ctx.db
    .insertInto('import_mappings')
    .values({
      tenant_id: ctx.tenant.id,
      user_id: userId,
      kind,
      headers_digest: digest,
      mapping: JSON.stringify(mapping),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'kind', 'headers_digest'])
        .doUpdateSet({ mapping: JSON.stringify(mapping), updated_at: sql`now()` }),
    )
    .execute();
