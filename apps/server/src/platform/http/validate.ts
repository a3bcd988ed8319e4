import type { CallSpec, Language } from '@alpaca/contract';
import * as z from 'zod/mini';
import { hasWords, words } from '../i18n/i18n.ts';
import { Refusal } from '../refusal.ts';

const nothing = z.strictObject({});
const noBody = z.nullish(nothing);

/** Every GET may carry these two; they are no part of any call. */
const withoutExtras = (query: unknown) => {
  const { _t, lang, ...rest } = query as Record<string, unknown>;
  return rest;
};

const check = (schema: z.ZodMiniType, value: unknown, lang: Language) => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => {
    const key = hasWords(lang, issue.message) ? issue.message : 'refusal.request.invalid';
    return { path: issue.path.join('.'), key, message: words(lang, key) };
  });
  throw new Refusal('request.invalid', {}, { issues });
};

/** Holds a request against the call's schemas; what they don't name is refused. */
export const validator = (call: CallSpec) => {
  const params = call.params ?? nothing;
  const query = call.query ?? nothing;
  const body = call.body === 'multipart' ? z.any() : (call.body ?? noBody);
  return (request: { params: unknown; query: unknown; body: unknown }, lang: Language) => ({
    params: check(params, request.params, lang),
    query: check(query, withoutExtras(request.query), lang),
    body: check(body, request.body, lang),
  });
};
