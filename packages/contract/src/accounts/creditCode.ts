// GB 32100-2015: no I, O, S, V or Z, which read like digits and other letters.
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const shape = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** The eighteenth sign that the first seventeen ask for. */
const checkSign = (code: string) => {
  let sum = 0;
  let weight = 1;
  for (const sign of code.slice(0, 17)) {
    sum += signs.indexOf(sign) * weight;
    weight = (weight * 3) % 31;
  }
  return signs.charAt((31 - (sum % 31)) % 31);
};

/** Whether a unified social credit code is one that could have been given out. */
export const isCreditCode = (code: string): boolean =>
  shape.test(code) && checkSign(code) === code.charAt(17);
