/** A key for one submission. randomUUID is missing where the page came over plain http. */
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The same key for the same body: pressing again after a lost answer has one effect. */
export const createKeyKeeper = () => {
  let last = { body: '', key: '' };
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (last.key === '' || last.body !== text) last = { body: text, key: newKey() };
    return last.key;
  };
};
