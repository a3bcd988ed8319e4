import type * as z from 'zod/mini';

/** The key of what is wrong with a value, or null. */
export type Rule<N extends string = string> = (
  value: string,
  values: Readonly<Record<N, string>>,
) => string | null;

/** A field's rule is the contract's schema; an empty one may have words of its own. */
export const by =
  (schema: z.ZodMiniType, empty = 'web.verify.0'): Rule =>
  (value) => {
    if (value === '') return schema.safeParse(undefined).success ? null : empty;
    return schema.safeParse(value).error?.issues[0]?.message ?? null;
  };

export const sameAs =
  <N extends string>(name: N): Rule<N> =>
  (value, values) => {
    if (value === '') return 'web.verify.0';
    return value === values[name] ? null : 'web.verify.8';
  };
