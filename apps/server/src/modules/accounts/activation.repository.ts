import type { ActivationForm } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';

/** Holds a merchant until the transaction ends. */
export const lockMerchant = async (ctx: Ctx, merchantId: string) =>
  (await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .selectAll()
    .executeTakeFirst()) ?? refuse('merchant.notFound');

export const setStatus = (ctx: Ctx, merchantId: string, status: number) =>
  ctx.db
    .updateTable('merchants')
    .set({ activation_status: status })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .execute();

export const addRequest = async (ctx: Ctx, merchantId: string, form: ActivationForm) => {
  const enterprise = form.kind === 'enterprise' ? form : null;
  const id = newId();
  await ctx.db
    .insertInto('activation_requests')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      kind: form.kind,
      company_name_zh: enterprise?.companyNameZh ?? '',
      company_name_en: enterprise?.companyNameEn ?? '',
      credit_code: enterprise?.creditCode ?? '',
      licence_file: enterprise?.licenceKey ?? null,
      real_name: form.realName,
      identity_number: form.identityNumber.toUpperCase(),
      contact_name: form.contactName,
      contact_phone: form.contactPhone,
      address: form.address,
      front_file: form.frontKey,
      back_file: form.backKey,
      submitted_by: ctx.session?.userId as string,
    })
    .execute();
  return id;
};

/** Requests with who made and who reviewed them, and whose they are. */
export const requests = (ctx: Ctx) =>
  ctx.db
    .selectFrom('activation_requests as r')
    .innerJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.merchant_id', '=', 'r.merchant_id'),
    )
    .leftJoin('users as by', (join) =>
      join.onRef('by.tenant_id', '=', 'r.tenant_id').onRef('by.id', '=', 'r.submitted_by'),
    )
    .leftJoin('users as reviewer', (join) =>
      join
        .onRef('reviewer.tenant_id', '=', 'r.tenant_id')
        .onRef('reviewer.id', '=', 'r.reviewed_by'),
    )
    .where('r.tenant_id', '=', ctx.tenant.id);

export const withNames = (ctx: Ctx, query = requests(ctx)) =>
  query
    .selectAll('r')
    .select([
      'm.code as merchant_code',
      'm.name_zh as merchant_zh',
      'm.name_en as merchant_en',
      'by.realname as submitter',
      'reviewer.realname as reviewer',
    ]);
export type RequestRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

export const latestOf = (ctx: Ctx, merchantId: string) =>
  withNames(ctx)
    .where('r.merchant_id', '=', merchantId)
    .orderBy('r.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findRequest = async (ctx: Ctx, id: string) =>
  (await withNames(ctx).where('r.id', '=', id).executeTakeFirst()) ?? refuse('activation.notFound');

/** Holds a request until the transaction ends: of two reviewers the second sees the first's word. */
export const lockRequest = async (ctx: Ctx, id: string) => {
  const row = await ctx.db
    .selectFrom('activation_requests')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .forUpdate()
    .select(['id', 'merchant_id', 'status'])
    .executeTakeFirst();
  return row ?? refuse('activation.notFound');
};

export const reviewed = (
  ctx: Ctx,
  id: string,
  { status, reason }: { status: 'approved' | 'rejected'; reason: string },
) =>
  ctx.db
    .updateTable('activation_requests')
    .set({
      status,
      reason,
      reviewed_by: ctx.session?.userId as string,
      reviewed_at: new Date(),
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();
