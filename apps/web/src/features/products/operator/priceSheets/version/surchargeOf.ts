import type { Surcharge } from '@alpaca/contract';

const said = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

const given = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => said(value))) as T;

/** A surcharge as it was filled in, without what was left empty. */
export const surchargeOf = (values: Surcharge): Surcharge => ({
  ...given(values),
  when: given(values.when ?? {}),
});
