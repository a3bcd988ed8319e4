/** '-1234567.5' → '-1,234,567.5'. Works on the figures themselves: no floating point touches money. */
export const grouped = (amount: string): string => {
  const [whole = '', decimals] = amount.split('.');
  const figures = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === undefined ? figures : `${figures}.${decimals}`;
};

/** '12.5' with two decimals → '12.50'; what has more of them is left as it is. */
export const padded = (amount: string, decimals: number): string => {
  const [whole = '', after = ''] = amount.split('.');
  const filled = after.padEnd(decimals, '0');
  return filled === '' ? whole : `${whole}.${filled}`;
};
