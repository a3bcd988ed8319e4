/** '-1234567.5' → '-1,234,567.5'. Works on the figures themselves: no floating point touches money. */
export const grouped = (amount: string): string => {
  const [whole = '', decimals] = amount.split('.');
  const figures = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === undefined ? figures : `${figures}.${decimals}`;
};

/** 3431 → '3,431'. */
export const countText = (count: number): string => grouped(String(count));

/**
 * How a variable stands in a text: a count always by thousands, and `{{amount, money}}` too, though
 * amounts cross the wire as texts. Numbers of orders and the like are texts and stay as they are.
 */
export const figureText = <V>(value: V, format?: string): V | string => {
  if (typeof value === 'number') return countText(value);
  return format === 'money' && typeof value === 'string' ? grouped(value) : value;
};
