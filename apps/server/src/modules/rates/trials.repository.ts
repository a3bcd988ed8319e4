import type { Currency, TrialRow } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { countOf } from '../../platform/db/countOf.ts';
import { refuse } from '../../platform/refusal.ts';

/** By which version a product is quoted in a trial. */
export type TrialOffer = {
  productId: string;
  versionId: string;
  currency: Currency;
  /** Where the product started then; absent in trials from before lines said so. */
  origins?: string[];
};

/** Total in minor units and billable grams, or why there is no price. */
export type Answer = [totalMinor: number, billableG: number] | string;

const all = (ctx: Ctx) => ctx.db.selectFrom('trials').where('tenant_id', '=', ctx.tenant.id);

type Row = Awaited<ReturnType<ReturnType<typeof selectTrials>['execute']>>[number];
export interface Trial extends Omit<Row, 'offers'> {
  offers: TrialOffer[];
}
const selectTrials = (ctx: Ctx) => all(ctx).selectAll();

export const find = async (ctx: Ctx, id: string): Promise<Trial> =>
  ((await selectTrials(ctx).where('id', '=', id).executeTakeFirst()) as Trial | undefined) ??
  refuse('trial.notFound');

export const findIfAny = async (ctx: Ctx, id: string) =>
  (await selectTrials(ctx).where('id', '=', id).executeTakeFirst()) as Trial | undefined;

interface NewTrial {
  id: string;
  merchantId: string;
  userId: string;
  name: string;
  quotedAt: Date;
  offers: readonly TrialOffer[];
}

export const insert = (ctx: Ctx, trial: NewTrial) =>
  ctx.db
    .insertInto('trials')
    .values({
      tenant_id: ctx.tenant.id,
      id: trial.id,
      merchant_id: trial.merchantId,
      user_id: trial.userId,
      name: trial.name,
      quoted_at: trial.quotedAt,
      offers: JSON.stringify(trial.offers),
    })
    // A worker taken for dead may come back and begin it too.
    .onConflict((c) => c.doNothing())
    .execute();

const update = (ctx: Ctx, id: string) =>
  ctx.db.updateTable('trials').where('tenant_id', '=', ctx.tenant.id).where('id', '=', id);

export const save = (ctx: Ctx, id: string, name: string) =>
  update(ctx, id).set({ name, is_saved: true }).execute();

export interface NewTrialRow {
  row_no: number;
  parcel: TrialRow;
  answers: readonly Answer[];
}

/** Rows with their answers; the trial's count follows. */
export const addRows = async (ctx: Ctx, trial: Trial, rows: readonly NewTrialRow[]) => {
  await sql`insert into trial_rows (tenant_id, trial_id, merchant_id, row_no, parcel, answers)
    select ${ctx.tenant.id}, ${trial.id}, ${trial.merchant_id}, r.row_no, r.parcel, r.answers
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(row_no integer, parcel jsonb, answers jsonb)`.execute(ctx.db);
  await update(ctx, trial.id)
    .set((set) => ({ rows: set('rows', '+', rows.length) }))
    .execute();
};

export const page = (ctx: Ctx, { pageNo, pageSize }: { pageNo: number; pageSize: number }) =>
  all(ctx)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .select(['id', 'name', 'is_saved', 'rows', 'created_at'])
    .execute();

export const count = (ctx: Ctx) => countOf(all(ctx));

const rowsOf = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('trial_rows')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('trial_id', '=', id)
    .select(['row_no', 'parcel', 'answers']);

export interface StoredRow {
  row_no: number;
  parcel: TrialRow;
  answers: Answer[];
}

export const rowsAfter = async (ctx: Ctx, id: string, rowNo: number, limit: number) =>
  (await rowsOf(ctx, id)
    .where('row_no', '>', rowNo)
    .orderBy('row_no')
    .limit(limit)
    .execute()) as StoredRow[];

export const rowsPage = async (ctx: Ctx, id: string, offset: number, limit: number) =>
  (await rowsOf(ctx, id).orderBy('row_no').offset(offset).limit(limit).execute()) as StoredRow[];

export const findRow = async (ctx: Ctx, id: string, rowNo: number) =>
  ((await rowsOf(ctx, id).where('row_no', '=', rowNo).executeTakeFirst()) as
    | StoredRow
    | undefined) ?? refuse('trial.notFound');

/** The products that stand in the merchant's latest trials. */
export const productsTried = async (ctx: Ctx): Promise<string[]> => {
  const rows = await all(ctx).orderBy('created_at', 'desc').limit(100).select('offers').execute();
  const ids = rows.flatMap(({ offers }) => (offers as TrialOffer[]).map((o) => o.productId));
  return [...new Set(ids)];
};
