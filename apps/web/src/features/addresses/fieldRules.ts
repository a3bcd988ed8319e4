import { addressIssues, emptyPlaceKeys, hasPostCodes } from '@alpaca/contract';
import type { FormRule } from 'antd';
import i18next from 'i18next';
import type * as z from 'zod/mini';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';

/** Fields that the rules between fields speak of, and what each depends on. */
export const dependencies: Readonly<Record<string, readonly string[]>> = {
  postCode: ['countryCode'],
  area: ['countryCode'],
  taxType: ['taxNo'],
  taxNo: ['taxType'],
  certificateType: ['certificateNo'],
  certificateNo: ['certificateType'],
};

const emptyKeys: Readonly<Record<string, string>> = {
  phone: 'web.verify.3',
  ...emptyPlaceKeys,
};

const between =
  (name: string): FormRule =>
  (form) => ({
    validator: async () => {
      const issue = addressIssues(form.getFieldsValue()).find(({ path }) => path === name);
      if (issue) throw new Error(i18next.t(`verify:${issue.key as 'web.verify.0'}`));
    },
  });

/** The contract's rules for a field: its own, and those between it and others. */
export const rulesOf = (name: string, schema: z.ZodMiniType): FormRule[] => {
  const emptyKey = emptyKeys[name];
  const own = schemaRule(schema, emptyKey ? { emptyKey } : {});
  return name in dependencies ? [own, between(name)] : [own];
};

/** Whether the country asks for a field that others leave open; null where it does not matter. */
export const neededIn = (name: string, country: string | undefined): boolean => {
  if (name === 'postCode') return country !== undefined && hasPostCodes(country);
  return name === 'area' && country === 'CN';
};
