import type { ClaimDocument, ClaimKind, Currency } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { tenantWide } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';

export interface TermsRow {
  id: string;
  product_id: string | null;
  kind: ClaimKind;
  documents: ClaimDocument[];
  from_day: number;
  until_day: number;
  currency: Currency;
  parcel_minor: bigint;
  kg_minor: bigint;
  freight_percent: string;
  revision: number;
}

/** The terms of a line by kind, its own before those of all; merchants read them too. */
export const termsFor = async (ctx: Ctx, productId: string | null) => {
  const wide = tenantWide(ctx);
  const { rows } = await sql<TermsRow>`
    select distinct on (kind) * from claim_terms
    where tenant_id = ${wide.tenant.id} and (product_id is null or product_id = ${productId})
    order by kind, (product_id is null)`.execute(wide.db);
  return new Map(rows.map((row) => [row.kind, row]));
};

export const all = async (ctx: Ctx): Promise<TermsRow[]> => {
  const { rows } = await sql<TermsRow>`
    select * from claim_terms where tenant_id = ${ctx.tenant.id}
    order by (product_id is not null), created_at, kind, id`.execute(ctx.db);
  return rows;
};

export const lock = async (ctx: Ctx, id: string): Promise<TermsRow> => {
  const { rows } = await sql<TermsRow>`
    select * from claim_terms where tenant_id = ${ctx.tenant.id} and id = ${id} for update`.execute(
    ctx.db,
  );
  return rows[0] ?? refuse('claimTerms.notFound');
};

export type WrittenTerms = Omit<TermsRow, 'id' | 'revision'>;

/** Whether it is there now: one of the same scope may be already. */
export const insert = async (ctx: Ctx, id: string, terms: WrittenTerms): Promise<boolean> => {
  const rows = await ctx.db
    .insertInto('claim_terms')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      ...terms,
      created_by: ctx.session?.userId ?? null,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const isTaken = async (ctx: Ctx, id: string, { product_id, kind }: WrittenTerms) => {
  const { rows } = await sql`
    select from claim_terms where tenant_id = ${ctx.tenant.id} and id <> ${id} and kind = ${kind}
      and product_id is not distinct from ${product_id}::uuid`.execute(ctx.db);
  return rows.length > 0;
};

export const change = (ctx: Ctx, id: string, terms: WrittenTerms) =>
  ctx.db
    .updateTable('claim_terms')
    .set(terms)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

export const remove = (ctx: Ctx, id: string) =>
  ctx.db
    .deleteFrom('claim_terms')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();
