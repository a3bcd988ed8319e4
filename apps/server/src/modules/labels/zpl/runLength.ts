// How often the next digit comes: G to Y are 1 to 19, g to z are 20, 40 … 400.
const ones = ' GHIJKLMNOPQRSTUVWXY';
const twenties = ' ghijklmnopqrstuvwxyz';

const counted = (count: number): string => {
  if (count === 1) return '';
  const twenty = Math.floor(count / 20);
  return `${twenties.charAt(twenty)}${ones.charAt(count % 20)}`.replaceAll(' ', '');
};

// 419 is the most that one digit is said to come.
const shortened = (digits: string) =>
  digits.replace(/(.)\1{0,418}/g, (run, digit: string) => `${counted(run.length)}${digit}`);

/** A row's white end is one sign; so is a black one, but printers don't agree what it means. */
const rowOf = (digits: string): string => {
  const inked = digits.replace(/0+$/, '');
  return digits.length - inked.length < 2 ? shortened(digits) : `${shortened(inked)},`;
};

/** Rows of dots as ^GFA takes them, shortened as the manual says: `:` is the row above once more. */
export const runLength = (rows: readonly Buffer[]): string => {
  let last = '';
  return rows
    .map((row) => {
      const digits = row.toString('hex').toUpperCase();
      const said = digits === last ? ':' : rowOf(digits);
      last = digits;
      return said;
    })
    .join('');
};
