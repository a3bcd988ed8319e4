import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { post } from './ledger.ts';

/** A pending top-up of the owner's merchant, with its proof. */
export const newTopUp = async (owner: Owner) => {
  const { ctx, userId, merchantId } = owner;
  const id = newId();
  await ctx.db
    .insertInto('top_ups')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      no: `T${id.slice(-12)}`,
      amount_minor: 10_000n,
      currency: 'CNY',
      pay_method: 'offline',
      submitted_by: userId,
    })
    .execute();
  const file_id = await newPaymentProof(owner);
  await ctx.db
    .insertInto('top_up_credentials')
    .values({ tenant_id: ctx.tenant.id, top_up_id: id, file_id, merchant_id: merchantId })
    .execute();
  return id;
};

/** A quote of the owner's merchant at a rate that the tenant does not have. */
export const newExchange = async ({ ctx, userId, merchantId }: Owner) => {
  const id = newId();
  await ctx.db
    .insertInto('exchanges')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      no: `EX${id.slice(-12)}`,
      from_currency: 'CNY',
      to_currency: 'USD',
      sold_minor: 10_000n,
      bought_minor: 1n,
      rate: '1/10000',
      quoted_by: userId,
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();
  return id;
};

export const newPaymentProof = async ({ ctx, userId, merchantId }: Owner) => {
  const id = newId();
  await ctx.db
    .insertInto('files')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: merchantId,
      user_id: userId,
      purpose: 'paymentProof',
      name: 'proof.png',
      content_type: 'image/png',
      bytes: 5,
      sha256: '',
    })
    .execute();
  return id;
};

/** Something that the merchant was charged for. */
export const newLedgerSubject = async ({ ctx, merchantId }: Owner) => {
  const subjectId = newId();
  const lines = [{ kind: 'freight' as const, minor: 100n }];
  const base = { merchantId, currency: 'CNY' as const, key: newId() };
  await post(ctx, [{ ...base, op: 'charge', subjectId, lines, below: true }]);
  return subjectId;
};

const newBankAccount = async ({ ctx }: Owner) => {
  const id = newId();
  await ctx.db
    .insertInto('bank_infos')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      account_type: 'company',
      owner: 'A company',
      account_number: '622200001111',
      bank: 'A bank',
      currency: 'CNY',
    })
    .execute();
  return id;
};

const newPaymentCode = async ({ ctx }: Owner) => {
  const id = newId();
  await ctx.db
    .insertInto('payment_codes')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      pay_method: 'alipay',
      owner: 'A company',
      image_url: '/pay/sample.svg',
      currency: 'CNY',
    })
    .execute();
  return id;
};

export const subjects: Subjects = {
  bankAccount: newBankAccount,
  paymentCode: newPaymentCode,
  topUp: newTopUp,
  paymentProof: newPaymentProof,
  exchange: newExchange,
  ledgerSubject: newLedgerSubject,
};
