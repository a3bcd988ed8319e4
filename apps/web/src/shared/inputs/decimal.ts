// What a Chinese input method types for figures, point and sign.
const wide: Readonly<Record<string, string>> = { '。': '.', '．': '.', '－': '-', '，': ',' };

const narrow = (text: string) =>
  text.replace(/[０-９。．－，]/g, (sign) =>
    sign in wide ? (wide[sign] ?? '') : String(sign.charCodeAt(0) - 0xff10),
  );

/**
 * What was typed or pasted as a decimal text, or null if it can't become one: at most so many
 * decimals, 15 figures before the point, a sign only where it is allowed. Never a float.
 */
export const typed = (text: string, decimals: number, negative = false): string | null => {
  const plain = narrow(text).replace(/[,\s]/g, '');
  const pattern = new RegExp(
    `^${negative ? '-?' : ''}\\d{0,15}${decimals > 0 ? `(\\.\\d{0,${decimals}})?` : ''}$`,
  );
  return pattern.test(plain) ? plain : null;
};

/** '007.' → '7', '.5' → '0.5', '-' → '': how a value reads once the hand has left it. */
export const settled = (text: string): string => {
  const match = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match || !/\d/.test(text)) return '';
  const [, sign, whole, after] = match;
  return `${sign}${whole || '0'}${after ? `.${after}` : ''}`;
};

// '1.0' on its way to '1.05' is the same as 1.
const amountOf = (text: string) => {
  const [whole, part = ''] = settled(text).split('.');
  return `${whole}.${part.replace(/0+$/, '')}`;
};

/**
 * What a field shows under the hand: what is typed, or null once the value has become another in the
 * meantime, by a button beside it for example.
 */
export const heldDraft = (draft: string | null, value: string): string | null =>
  draft !== null && amountOf(draft) === amountOf(value) ? draft : null;
