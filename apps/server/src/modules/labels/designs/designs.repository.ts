import type { LabelDesignForm } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';

const taken = (error: unknown): never => {
  if ((error as { code?: string }).code === '23505') return refuse('labelDesign.nameTaken');
  throw error;
};

const columns = (form: LabelDesignForm) => ({
  name_zh: form.nameZh,
  name_en: form.nameEn,
  size: form.size,
  fields: [...form.fields],
  marks: [...form.marks],
  logo: form.logo,
  logo_file_id: form.logoFile ?? null,
});

const ofTenant = (ctx: Ctx) =>
  ctx.db.selectFrom('label_designs').where('tenant_id', '=', ctx.tenant.id);

export const all = (ctx: Ctx) =>
  ofTenant(ctx).orderBy('created_at').orderBy('id').selectAll().execute();
export type DesignRow = Awaited<ReturnType<typeof all>>[number];

export const find = async (ctx: Ctx, id: string): Promise<DesignRow> =>
  (await ofTenant(ctx).where('id', '=', id).selectAll().executeTakeFirst()) ??
  refuse('labelDesign.notFound');

export const lock = async (ctx: Ctx, id: string): Promise<DesignRow> =>
  (await ofTenant(ctx).where('id', '=', id).forUpdate().selectAll().executeTakeFirst()) ??
  refuse('labelDesign.notFound');

/** How many there are; nobody adds another until the transaction ends. */
export const lockCount = async (ctx: Ctx): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.tenant.id}/labelDesigns`}, 0))`.execute(
    ctx.db,
  );
  const { count } = await ofTenant(ctx)
    .select((s) => s.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const insert = (ctx: Ctx, id: string, form: LabelDesignForm) =>
  ctx.db
    .insertInto('label_designs')
    .values({ tenant_id: ctx.tenant.id, id, ...columns(form) })
    .execute()
    .catch(taken);

export const change = (ctx: Ctx, id: string, form: LabelDesignForm) =>
  ctx.db
    .updateTable('label_designs')
    .set(columns(form))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute()
    .catch(taken);

/** A design that is not deleted before it is chosen. */
export const hold = async (ctx: Ctx, id: string) =>
  (await ofTenant(ctx).where('id', '=', id).forKeyShare().select('name_zh').executeTakeFirst()) ??
  refuse('labelDesign.notFound');

export const choose = (ctx: Ctx, merchantId: string, designId: string | null) =>
  ctx.db
    .updateTable('merchants')
    .set({ label_design_id: designId })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .execute();

export const chosenBy = async (ctx: Ctx, merchantId: string): Promise<string | null> => {
  const row = await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .select('label_design_id')
    .executeTakeFirst();
  return row?.label_design_id ?? null;
};

/** What these merchants chose, where they chose. */
export const chosenByMany = (ctx: Ctx, merchantIds: readonly string[]) =>
  ctx.db
    .selectFrom('merchants as m')
    .innerJoin('label_designs as d', (join) =>
      join.onRef('d.tenant_id', '=', 'm.tenant_id').onRef('d.id', '=', 'm.label_design_id'),
    )
    .where('m.tenant_id', '=', ctx.tenant.id)
    .where('m.merchant_id', 'in', merchantIds)
    .selectAll('d')
    .select('m.merchant_id')
    .execute();
