import type { Parsed, register } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { allow } from '../../platform/throttle.ts';
import { contactColumns } from '../../platform/userContacts.ts';
import { type GivenCaptcha, requireCaptcha } from './captcha.service.ts';
import { requireCode } from './codes.service.ts';
import { limits } from './limits.ts';
import { hashPassword, requireUnlike } from './passwords.ts';
import * as users from './users.repository.ts';

type Form = Parsed<typeof register>['body'];

/** Merchant numbers people can read out: M100001, M100002 … in each tenant. */
const nextMerchantCode = async (ctx: Ctx) => {
  const row = await ctx.db
    .insertInto('merchant_numbers')
    .values({ tenant_id: ctx.tenant.id, last_number: 100_001n })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet((set) => ({ last_number: set('merchant_numbers.last_number', '+', 1n) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `M${row.last_number}`;
};

const addMerchant = async (ctx: Ctx, form: Form, passwordHash: string) => {
  const merchantId = newId();
  const userId = newId();
  const code = await nextMerchantCode(ctx);
  await ctx.db
    .insertInto('merchants')
    .values({ tenant_id: ctx.tenant.id, merchant_id: merchantId, code, name_zh: form.companyName })
    .execute();
  await ctx.db
    .insertInto('users')
    .values({
      tenant_id: ctx.tenant.id,
      id: userId,
      merchant_id: merchantId,
      kind: 'merchant',
      username: form.username,
      password_hash: passwordHash,
      realname: form.companyName,
      ...contactColumns(ctx, { phone: form.mobile, email: form.email ?? null }),
      language: ctx.lang,
      is_owner: true,
    })
    .execute();
  await ctx.db
    .insertInto('user_roles')
    .columns(['tenant_id', 'user_id', 'role_id'])
    .expression((from) =>
      from
        .selectFrom('roles')
        .where('tenant_id', '=', ctx.tenant.id)
        .where('code', '=', 'merchantOwner')
        .select((s) => ['tenant_id', s.val(userId).as('user_id'), 'id as role_id']),
    )
    .execute();
  ctx.trail?.by({ userId, merchantId, name: form.companyName });
  return code;
};

const takenKeys = {
  username: 'web.verify.18',
  mobile: 'web.verify.28',
  phone: 'web.verify.28',
  email: 'web.verify.27',
} as const;

interface Claimed {
  username?: string | undefined;
  mobile?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** Names each field whose value someone else has, so that the form can mark it. */
export const requireFree = async (ctx: Ctx, form: Claimed) => {
  const { username, mobile, phone, email } = form;
  const free = {
    username: !username || (await users.isFree(ctx, 'username', username)),
    mobile: !mobile || (await users.isFree(ctx, 'phone', mobile)),
    phone: !phone || (await users.isFree(ctx, 'phone', phone)),
    email: !email || (await users.isFree(ctx, 'email', email)),
  };
  const issues = Object.entries(takenKeys)
    .filter(([path]) => !free[path as keyof typeof free])
    .map(([path, key]) => ({ path, key, message: words(ctx.lang, key) }));
  if (issues.length > 0) throw new Refusal('register.taken', {}, { issues });
};

const uniqueViolation = '23505';

/** Two people took the last step at once; the schema let one through. */
export const orTaken = (error: { code?: string }): never => {
  if (error.code === uniqueViolation) refuse('register.taken');
  throw error;
};

/** A new merchant with its first user. It is not active until its activation is reviewed. */
export const registerMerchant = async (ctx: Ctx, form: Form, address: string) => {
  await requireCode(ctx, { ...form, account: form.mobile, purpose: 'register' }, address);
  await requireFree(ctx, form);
  requireUnlike(ctx, form.password, [form.username, form.mobile, form.email, form.companyName]);
  const passwordHash = await hashPassword(form.password);
  return inTx(ctx, async (ctx) => {
    const userCode = await addMerchant(ctx, form, passwordHash);
    return { username: form.username, userCode };
  }).catch(orTaken);
};

export const checkOnly = async (
  ctx: Ctx,
  asked: { field: users.OwnField; value: string } & GivenCaptcha,
  address: string,
) => {
  if (!(await allow(ctx, limits.checksOfAddress, address))) refuse('request.tooMany');
  await requireCaptcha(ctx, asked);
  return { free: await users.isFree(ctx, asked.field, asked.value) };
};
