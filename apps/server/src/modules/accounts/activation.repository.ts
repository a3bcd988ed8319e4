import type { ActivationForm } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { openField, type Sealing, sealField } from '../../platform/fields/index.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';

const place = {
  creditCode: 'activation_requests.credit_code',
  identityNumber: 'activation_requests.identity_number',
  contactPhone: 'activation_requests.contact_phone',
} as const;

interface Numbers {
  creditCode: string;
  identityNumber: string;
  contactPhone: string;
}

export const sealedNumbers = (sealing: Sealing, numbers: Numbers) => ({
  credit_code: sealField(sealing, place.creditCode, numbers.creditCode),
  identity_number: sealField(sealing, place.identityNumber, numbers.identityNumber.toUpperCase()),
  contact_phone: sealField(sealing, place.contactPhone, numbers.contactPhone),
});

/** What only who reviews a request, or made it, is shown. */
export const numbersOf = (
  ctx: Ctx,
  row: { credit_code: string; identity_number: string; contact_phone: string },
): Numbers => ({
  creditCode: openField(ctx, place.creditCode, row.credit_code),
  identityNumber: openField(ctx, place.identityNumber, row.identity_number),
  contactPhone: openField(ctx, place.contactPhone, row.contact_phone),
});

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
      ...sealedNumbers(ctx, { ...form, creditCode: enterprise?.creditCode ?? '' }),
      licence_file: enterprise?.licenceKey ?? null,
      real_name: form.realName,
      contact_name: form.contactName,
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
