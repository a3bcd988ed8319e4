/** The symbols of ISO/IEC 15417 by value: widths of bar, space, bar, space, bar, space in modules. */
const symbols = `
212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
411311 113141 114131 311141 411131 211412 211214 211232`
  .trim()
  .split(/\s/);
const stop = '2331112';

const toC = 99;
const toB = 100;
const startB = 104;
const startC = 105;

const digitsAt = (text: string, at: number) => text.slice(at).search(/\D|$/);

// Two digits to a symbol pay from four on; between letters, where two changes are needed, from six.
const wantsPairs = (text: string, at: number, first: boolean) => {
  const digits = digitsAt(text, at);
  const isEdge = first || at + digits === text.length;
  return digits >= (isEdge ? 4 : 6);
};

const valuesOf = (text: string): number[] => {
  let pairs = wantsPairs(text, 0, true);
  const values = [pairs ? startC : startB];
  for (let at = 0; at < text.length; ) {
    if (pairs && digitsAt(text, at) >= 2) {
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
      continue;
    }
    if (pairs) {
      pairs = false;
      values.push(toB);
    }
    values.push(text.charCodeAt(at) - 32);
    at += 1;
    // An odd digit goes first, so that pairs end where the digits do.
    if (digitsAt(text, at) % 2 === 0 && wantsPairs(text, at, false)) {
      pairs = true;
      values.push(toC);
    }
  }
  return values;
};

/**
 * A text of printable ASCII as Code 128: widths of bars and spaces in turn, a bar first, in modules.
 * Whoever draws it leaves ten modules of white on either side.
 */
export const code128 = (text: string): number[] => {
  if (!/^[ -~]+$/.test(text)) throw new Error(`not for Code 128: ${JSON.stringify(text)}`);
  const values = valuesOf(text);
  const check = values.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103;
  const widths = [...values, check].map((value) => symbols[value]).join('') + stop;
  return Array.from(widths, Number);
};
