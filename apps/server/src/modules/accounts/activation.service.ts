import { type ActivationForm, activationAfter, activationStatuses } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { refuse } from '../../platform/refusal.ts';
import { usersOf } from '../auth/index.ts';
import { requireOwnFiles } from '../files/index.ts';
import { tellReviewers } from './accounts.messages.ts';
import * as repo from './activation.repository.ts';
import { toRequest } from './activationText.ts';

/** How far the ctx's merchant is; the tenant's own people have nothing to activate. */
export const statusOf = async (ctx: Ctx): Promise<number> => {
  if (!ctx.merchantId) return activationStatuses.active;
  const row = await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', ctx.merchantId)
    .select('activation_status')
    .executeTakeFirst();
  return row?.activation_status ?? activationStatuses.none;
};

const keysOf = (form: ActivationForm) => [
  form.frontKey,
  form.backKey,
  ...(form.kind === 'enterprise' ? [form.licenceKey] : []),
];

export const submit = (ctx: Ctx, form: ActivationForm) =>
  inTx(ctx, async (ctx) => {
    const merchantId = ownMerchant(ctx);
    await requireOwnFiles(ctx, { keys: keysOf(form), purpose: 'licence' });
    const merchant = await repo.lockMerchant(ctx, merchantId);
    const to =
      activationAfter('submit', merchant.activation_status) ?? refuse('activation.cannotMove');
    const id = await repo.addRequest(ctx, merchantId, form);
    await repo.setStatus(ctx, merchantId, to);
    const name = form.kind === 'enterprise' ? form.companyNameZh : form.realName;
    ctx.trail?.note({ name });
    await tellReviewers(ctx, id, { code: merchant.code, name });
    // Their colleagues' pages warn of an account that isn't active.
    await tell(ctx, { cmd: 'user', userIds: await usersOf(ctx, merchantId) });
    return { authStatus: to };
  });

export const latest = async (ctx: Ctx) => {
  const row = await repo.latestOf(ctx, ownMerchant(ctx));
  return row ? toRequest(ctx, row) : null;
};

const said: Record<number, string> = {
  [activationStatuses.none]: 'account.check.none',
  [activationStatuses.submitted]: 'account.check.submitted',
  [activationStatuses.rejected]: 'account.check.rejected',
};

export const check = async (ctx: Ctx) => {
  const authStatus = await statusOf(ctx);
  const key = said[authStatus];
  const { rejected } = activationStatuses;
  const mayCorrect = ctx.session?.permissions.has('basic:activation');
  const row =
    mayCorrect && authStatus === rejected ? await repo.latestOf(ctx, ownMerchant(ctx)) : undefined;
  return {
    authStatus,
    active: authStatus === activationStatuses.active,
    message: key ? words(ctx.lang, key) : '',
    reason: row?.reason ?? '',
  };
};
