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

interface Typed {
  max: number;
  empty?: string;
  pattern?: readonly [RegExp, key: string];
}

/** The contract's text fields once more, without the validator; a test holds them together. */
export const typed =
  ({ max, empty = 'web.verify.0', pattern }: Typed): Rule =>
  (value) => {
    const text = value.trim();
    if (value === '') return empty;
    if (text === '' || text.includes('\0')) return 'web.verify.16';
    if (text.length > max) return 'web.verify.25';
    return pattern && !pattern[0].test(text) ? pattern[1] : null;
  };

export const sameAs =
  <N extends string>(name: N): Rule<N> =>
  (value, values) => {
    if (value === '') return 'web.verify.0';
    return value === values[name] ? null : 'web.verify.8';
  };
