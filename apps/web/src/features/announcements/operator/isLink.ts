/** Addresses a text may lead to; the server keeps no others. */
export const isLink = (address: string): boolean =>
  URL.canParse(address) && /^(https?|mailto):$/.test(new URL(address).protocol);
