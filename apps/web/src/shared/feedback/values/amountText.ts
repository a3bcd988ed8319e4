export { countText, grouped } from '@alpaca/contract';

/** '12.5' with two decimals → '12.50'; what has more of them is left as it is. */
export const padded = (amount: string, decimals: number): string => {
  const [whole = '', after = ''] = amount.split('.');
  const filled = after.padEnd(decimals, '0');
  return filled === '' ? whole : `${whole}.${filled}`;
};
