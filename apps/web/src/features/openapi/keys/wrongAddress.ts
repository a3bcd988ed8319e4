import { ApiKeyForm } from '@alpaca/contract';

/** The contract's most; beyond it the field says so by itself. */
export const networksMost = 50;

/** The first of the addresses and networks that is none, if there is one. */
export const wrongAddress = (addresses: readonly string[] | undefined): string | undefined => {
  const issue = ApiKeyForm.shape.addresses.safeParse(addresses).error?.issues[0];
  const at = issue?.path[0];
  return typeof at === 'number' ? addresses?.[at] : undefined;
};
