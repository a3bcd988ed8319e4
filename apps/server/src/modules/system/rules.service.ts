import {
  digits,
  Email,
  IdentityCard,
  lettersOrDigits,
  Mobile,
  Password,
  text,
  WebUrl,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';

/** Rules that a form may name by code; each is the contract's own schema. */
const rules = new Map(
  Object.entries({
    required: text(500),
    mobile: Mobile,
    email: Email,
    password: Password,
    lettersOrDigits: lettersOrDigits(500),
    digits: digits(500),
    identityCard: IdentityCard,
    url: WebUrl,
  }),
);

export const checkRule = (ctx: Ctx, asked: { ruleCode: string; value: string }) => {
  const rule = rules.get(asked.ruleCode) ?? refuse('check.refused');
  const key = rule.safeParse(asked.value).error?.issues[0]?.message;
  if (!key) return null;
  const issue = { path: 'value', key, message: words(ctx.lang, key) };
  throw new Refusal('request.invalid', {}, { issues: [issue] });
};
