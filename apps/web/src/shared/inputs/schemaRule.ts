import type { FormRule } from 'antd';
import i18next from 'i18next';
import type * as z from 'zod/mini';
import { isBlank } from '../lib/isBlank.ts';

/** The key of what a schema finds wrong with a field's value, or null. */
export const issueKey = (
  schema: z.ZodMiniType,
  value: unknown,
  emptyKey = 'web.verify.0',
): string | null => {
  // A form's field that was never touched is undefined, one that was emptied is ''.
  if (isBlank(value) && !(Array.isArray(value) && schema.safeParse(value).success)) {
    return schema.safeParse(undefined).success ? null : emptyKey;
  }
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
};

// Where words have room for their field's label; a form of the library fills it in by itself.
// biome-ignore lint/suspicious/noTemplateCurlyInString: the library's way to name a place
const labelPlace = '${label}';

export const labelled = (words: string, label: string) => words.replace(labelPlace, label);

/** The words of a rule's key. A schema without words of its own gives zod's, which are nobody's language. */
export const wordsOf = (key: string): string => {
  // "Cannot be empty" names no field; here the label stands beside it.
  if (key === 'web.verify.0') return i18next.t('shared:form.required');
  return i18next.t(
    i18next.exists(`verify:${key}`) ? `verify:${key as 'web.verify.0'}` : 'shared:form.invalid',
  );
};

interface Options {
  /** The message of an empty field, if it has one of its own. */
  emptyKey?: string;
}

/**
 * A field's rule is the contract's schema: `<Form.Item name="boxNo" rules={[schemaRule(Box.shape.boxNo)]}>`.
 * A field that may not be empty gets its mark from the same rule.
 */
export const schemaRule = (schema: z.ZodMiniType, { emptyKey }: Options = {}): FormRule => ({
  required: !schema.safeParse(undefined).success,
  validator: async (_rule, value: unknown) => {
    const key = issueKey(schema, value, emptyKey);
    if (key) throw new Error(wordsOf(key));
  },
});
