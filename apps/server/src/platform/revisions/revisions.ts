import type { FieldChange, RecordChange, RefusalKey } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../clock/zone.ts';
import type { Ctx } from '../context.ts';
import type { DB } from '../db/schema.gen.ts';
import { openWhole, type Place, sealWhole } from '../fields/index.ts';
import { Refusal, refuse } from '../refusal.ts';
import { changesBetween, type ItemNames, mergeChanges } from './changes.ts';

/** A kind of record that people edit, as the contract's `edits` names it, and where it stands. */
export interface Edited {
  kind: string;
  table: {
    [T in keyof DB]: DB[T] extends { tenant_id: unknown; revision: unknown } ? T : never;
  }[keyof DB];
  missing: RefusalKey;
  /** The column of its id. */
  id?: 'id' | 'merchant_id';
}

// What was and what is may be anybody's phone, in a field of its own or in a text.
const place: Place = 'record_changes.changes';

const changesIn = (ctx: Ctx, kept: unknown) => openWhole<FieldChange[]>(ctx, place, kept);

const idOf = ({ id = 'id' }: Edited) => sql.ref(id);

/** The record's revision; it is held until the transaction ends. */
const lockRevision = async (ctx: Ctx, edited: Edited, id: string): Promise<number> => {
  const { rows } = await sql<{ revision: number }>`
    select revision from ${sql.table(edited.table)}
    where tenant_id = ${ctx.tenant.id} and ${idOf(edited)} = ${id} for update`.execute(ctx.db);
  return rows[0]?.revision ?? refuse(edited.missing);
};

const linesOf = (ctx: Ctx, { kind }: Edited, id: string) =>
  ctx.db
    .selectFrom('record_changes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('kind', '=', kind)
    .where('record_id', '=', id);

const refuseChanged = async (ctx: Ctx, edited: Edited, begun: Begun, revision: number) => {
  const lines = await linesOf(ctx, edited, begun.id)
    .where('revision', '>', begun.revision)
    .orderBy('revision')
    .selectAll()
    .execute();
  const by = [...new Set(lines.map(({ by_name }) => by_name))].join(', ');
  const at = toWire(lines.at(-1)?.at ?? new Date(), ctx.tenant.zone);
  const changes = mergeChanges(lines.map((line) => changesIn(ctx, line.changes)));
  const more = lines.reduce((sum, line) => sum + line.more, 0);
  throw new Refusal(
    'record.changedMeanwhile',
    { by, at },
    { changed: { revision, by, at, changes, more } },
  );
};

interface Begun {
  id: string;
  /** The one that the form was filled from. */
  revision: number;
}

/** Holds a record and refuses, with who and what, where somebody changed it since. */
export const requireRevision = async (ctx: Ctx, edited: Edited, begun: Begun) => {
  const revision = await lockRevision(ctx, edited, begun.id);
  if (revision !== begun.revision) await refuseChanged(ctx, edited, begun, revision);
};

interface Changed {
  id: string;
  changes: readonly FieldChange[];
  reason?: string;
  /** Whose record it is, where that is not the caller's. */
  merchantId?: string | null;
}

// Sheets of prices change thousands of rows at once; nobody reads more.
const keptAtMost = 200;

/** Makes the next revision of each record that changed, and writes down who changed what. */
export const keepChanges = async (
  ctx: Ctx,
  edited: Edited,
  records: readonly Changed[],
  userId = ctx.session?.userId ?? null,
) => {
  const changed = records.flatMap(({ id, changes, reason, merchantId = ctx.merchantId }) =>
    changes.length === 0
      ? []
      : {
          id,
          merchant_id: merchantId,
          reason: reason ?? null,
          changes: changes.slice(0, keptAtMost),
          more: Math.max(0, changes.length - keptAtMost),
        },
  );
  if (changed.length === 0) return;
  for (const { id, changes, more } of changed) {
    ctx.trail?.changed({ kind: edited.kind, id, changes, more });
  }
  const sealed = changed.map((each) => ({
    ...each,
    changes: sealWhole(ctx, place, each.changes),
  }));
  await sql`
    with changed as (
      select * from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb)
        as c (id uuid, merchant_id uuid, reason text, changes jsonb, more integer)
    ), raised as (
      update ${sql.table(edited.table)} t set revision = t.revision + 1 from changed c
      where t.tenant_id = ${ctx.tenant.id} and t.${idOf(edited)} = c.id
      returning c.*, t.revision
    )
    insert into record_changes
      (tenant_id, kind, record_id, revision, merchant_id, user_id, by_name, reason, changes, more)
    select ${ctx.tenant.id}, ${edited.kind}, r.id, r.revision, r.merchant_id, u.id,
      coalesce(u.realname, ''), r.reason, r.changes, r.more
    from raised r left join users u on u.tenant_id = ${ctx.tenant.id} and u.id = ${userId}::uuid`.execute(
    ctx.db,
  );
};

interface Save extends Begun {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  names?: ItemNames;
  reason?: string;
  merchantId?: string | null;
}

/**
 * A save of a form, in the transaction that writes it: refused where somebody saved since it was filled,
 * otherwise the record has its next revision, which is the answer. What changes nothing makes none.
 */
export const saveRevision = async (ctx: Ctx, edited: Edited, save: Save) => {
  const { id, revision, before, after, names, ...rest } = save;
  await requireRevision(ctx, edited, { id, revision });
  const changes = changesBetween(before, after, names);
  await keepChanges(ctx, edited, [{ id, changes, ...rest }]);
  return { revision: changes.length > 0 ? revision + 1 : revision };
};

/** Who changed a record, when, what and why; latest first. */
export const historyOf = async (
  ctx: Ctx,
  edited: Edited,
  id: string,
  most: number,
): Promise<RecordChange[]> => {
  const lines = await linesOf(ctx, edited, id)
    .orderBy('revision', 'desc')
    .limit(most)
    .selectAll()
    .execute();
  return lines.map(({ revision, by_name, at, reason, changes }) => ({
    revision,
    by: by_name,
    at: toWire(at, ctx.tenant.zone),
    reason: reason ?? '',
    changes: changesIn(ctx, changes),
  }));
};
