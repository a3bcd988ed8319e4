import { randomBytes } from 'node:crypto';
import { topUpBalance, topUpCheck, uploadFile } from '@alpaca/contract';
import sharp from 'sharp';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';

/** The tenant's accounts by currency. */
export const banksOf = async (app: TestApp, code = 'yunling'): Promise<Record<string, string>> => {
  const ctx = await app.ctxOf(code);
  const rows = await ctx.db
    .selectFrom('bank_infos')
    .where('tenant_id', '=', ctx.tenant.id)
    .select(['id', 'currency'])
    .execute();
  return Object.fromEntries(rows.map(({ id, currency }) => [currency, id]));
};

const ownerRole = async (app: TestApp) => {
  const ctx = await app.ctxOf();
  const { id } = await ctx.db
    .selectFrom('roles')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('code', '=', 'merchantOwner')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A merchant of its own with a user who may do all that an owner may. */
export const newMerchant = async (app: TestApp, { active = true } = {}) => {
  const ctx = await app.ctxOf();
  const merchantId = newId();
  const name = `m${merchantId.slice(-10)}`;
  await ctx.db
    .insertInto('merchants')
    .values({
      tenant_id: ctx.tenant.id,
      merchant_id: merchantId,
      code: name,
      name_zh: '测试商户',
      name_en: 'Test merchant',
      activation_status: active ? 1 : 0,
    })
    .execute();
  const userId = app.userId(name);
  await ctx.db
    .insertInto('users')
    .values({
      tenant_id: ctx.tenant.id,
      id: userId,
      merchant_id: merchantId,
      kind: 'merchant',
      username: name,
      password_hash: '',
      realname: '测试',
    })
    .execute();
  await ctx.db
    .insertInto('user_roles')
    .values({
      tenant_id: ctx.tenant.id,
      user_id: userId,
      role_id: await ownerRole(app),
    })
    .execute();
  const banks = await banksOf(app);
  return { merchantId, userId, code: name, banks, visitor: await app.as(name) };
};
export type NewMerchant = Awaited<ReturnType<typeof newMerchant>>;

export const bankTransfer = ({ banks }: Pick<NewMerchant, 'banks'>, more: object = {}) => ({
  amount: '250.50',
  currency: 'CNY' as const,
  payMethod: 'bankTransfer' as const,
  bankInfo: banks.CNY,
  payerName: '测试商户',
  credentials: [],
  ...more,
});

type Visitor = NewMerchant['visitor'];

/** Pictures of their own: a proof whose content was seen before makes operators look twice. */
export const pictured = () => {
  const [width, height, channels] = [4, 4, 3] as const;
  return sharp(randomBytes(width * height * channels), { raw: { width, height, channels } })
    .png()
    .toBuffer();
};

export const uploadProof = async (visitor: Visitor, png?: Buffer) => {
  const sent = multipart('proof.png', png ?? (await pictured()), 'image/png');
  return (await visitor.call(uploadFile, { query: { purpose: 'paymentProof' } }, sent)).result.key;
};

/** With a proof, where it is not told otherwise. */
export const submitted = async (
  merchant: Pick<NewMerchant, 'visitor' | 'banks'>,
  more: object = {},
) => {
  const { visitor } = merchant;
  const credentials = 'credentials' in more ? [] : [await uploadProof(visitor)];
  const body = bankTransfer(merchant, { credentials, ...more });
  return (await visitor.call(topUpBalance, { body })).result.id;
};

/** As far as approved: another operator says that the money is there, and yes. */
export const approved = async (operator: Visitor, id: string) => {
  await operator.call(topUpCheck, { body: { id, step: 'markArrived' } });
  return operator.call(topUpCheck, { body: { id, step: 'approve' } });
};

export const walletMinor = async (ctx: Ctx, merchantId: string, currency = 'CNY') => {
  const row = await ctx.db
    .selectFrom('accounts')
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', 'wallet')
    .where('currency', '=', currency)
    .select('balance_minor')
    .executeTakeFirst();
  return row?.balance_minor ?? 0n;
};
