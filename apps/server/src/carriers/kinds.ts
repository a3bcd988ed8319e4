import type { RefusalKind } from '../platform/carrier.ts';

// The first that fits: a code of a postal address's postcode is about the postcode.
const signs: readonly (readonly [RegExp, RefusalKind])[] = [
  [/post(al)?_?code|zip/i, 'postCode'],
  [/address|street/i, 'address'],
  [/weight|dimension|size|length|girth|parcel|package/i, 'parcel'],
  [/^invalid|required|missing|validation/i, 'content'],
];

/** What a carrier's code is about; undefined where it tells nothing. */
export const kindOf = (code: string): RefusalKind | undefined =>
  signs.find(([sign]) => sign.test(code))?.[1];
