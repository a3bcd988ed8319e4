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

/** What is wrong with a value, in the caller's words. */
export const issuesOf = (error: z.core.$ZodError, lang: Language) =>
  error.issues.map((issue) => {
    const key = hasWords(lang, issue.message) ? issue.message : 'refusal.request.invalid';
    return { path: issue.path.join('.'), key, message: words(lang, key) };
  });

const check = (schema: z.ZodMiniType, value: unknown, lang: Language) => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal('request.invalid', {}, { issues: issuesOf(parsed.error, lang) });
};

/** Most calls have no parameters, or no query but the extras: that is seen without a schema. */
const isBare = (value: unknown) => {
  for (const name in value as object) if (name !== '_t' && name !== 'lang') return false;
  return true;
};
// One for all requests, so nobody may write on it.
const bare = Object.freeze({});

/** Holds a request against the call's schemas; what they don't name is refused. */
export const validator = (call: CallSpec) => {
  const { params, query } = call;
  const body = call.body === 'multipart' ? z.any() : (call.body ?? noBody);
  return (request: { params: unknown; query: unknown; body: unknown }, lang: Language) => ({
    params:
      !params && isBare(request.params) ? bare : check(params ?? nothing, request.params, lang),
    query:
      !query && isBare(request.query)
        ? bare
        : check(query ?? nothing, withoutExtras(request.query), lang),
    body: !call.body && request.body == null ? request.body : check(body, request.body, lang),
  });
};
