import type { getOrderSuggestions, OrderDraft, Result } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { openForm } from '../sealedForm.ts';

const lookedAt = 200;
const offered = 12;

/** Each once, the latest first, as many as people look through. */
const latest = <T>(values: readonly T[], name: (value: T) => string): T[] => {
  const seen = new Map<string, T>();
  for (const value of values) {
    const key = name(value);
    if (key !== '' && !seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()].slice(0, offered);
};

/** What the merchant's latest orders were filled in with. */
export const suggestions = async (
  ctx: Ctx,
  { countryCode }: { countryCode?: string | undefined },
): Promise<Result<typeof getOrderSuggestions>> => {
  const rows = await ctx.db
    .selectFrom('orders')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', ownMerchant(ctx))
    .orderBy('id', 'desc')
    .limit(lookedAt)
    .select('form')
    .execute();
  const forms = rows.map(({ form }) => openForm(ctx, form as OrderDraft));
  const there = countryCode
    ? forms.filter(({ consignee }) => consignee.countryCode === countryCode)
    : forms;
  return {
    consignees: latest(
      there.map(({ consignee }) => consignee),
      ({ name = '', address1 = '' }) => name && address1 && `${name}/${address1}`,
    ),
    goods: latest(
      forms.flatMap(({ goods }) => goods),
      ({ sku, goodsName = '', goodsNameEn = '' }) => sku || `${goodsName}${goodsNameEn}`,
    ),
    boxes: latest(
      there.flatMap(({ boxes }) =>
        boxes.flatMap(({ weight, length, width, height }) =>
          weight === undefined ? [] : [{ weight, length, width, height }],
        ),
      ),
      ({ weight, length, width, height }) => [weight, length, width, height].join(),
    ),
  };
};
