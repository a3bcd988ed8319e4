/** Digits after the country code, at the most; a number that runs on would swallow a house number. */
const nationalDigits: Record<string, number> = {
  '1': 10,
  '7': 10,
  '31': 9,
  '32': 9,
  '33': 9,
  '34': 9,
  '39': 10,
  '41': 9,
  '43': 11,
  '44': 10,
  '45': 8,
  '46': 9,
  '47': 8,
  '48': 9,
  '49': 11,
  '52': 11,
  '55': 11,
  '60': 10,
  '61': 9,
  '62': 11,
  '63': 10,
  '64': 10,
  '65': 8,
  '66': 9,
  '81': 10,
  '82': 10,
  '84': 10,
  '86': 11,
  '90': 10,
  '91': 10,
  '351': 9,
  '353': 9,
  '852': 8,
  '853': 8,
  '886': 9,
  '966': 9,
  '971': 9,
  '972': 9,
};

const extension = String.raw`(?:[ ,]{0,2}(?:转|轉|分机|ext\.?|x|-|#|\[|【|\()[ -]?(?:分机)?(\d{3,6})(?!\d)[\])】]?)?`;
const gap = '[ .-]?';
const inChina = [
  String.raw`(?:(?:\+|00)?86[ -]?)?(1[3-9]\d${gap}\d{4}${gap}\d{4})(?!\d)${extension}`,
  String.raw`(?:\+|00)86[ -]?(\(?0?(?:10|2\d|[3-9]\d{2})\)?[ -]?\d{3,4}[ -]?\d{4})(?!\d)${extension}`,
  String.raw`(\(?0(?:10|2\d|[3-9]\d{2})\)?[ -]\d{3,4}[ -]?\d{4}|\(0\d{2,3}\)\d{7,8}|0(?:10|2\d)\d{8}|0[3-9]\d{2}\d{7,8})(?!\d)${extension}`,
  String.raw`(09\d{2}[ -]?\d{3}[ -]?\d{3})(?!\d)${extension}`,
  String.raw`([48]00[ -]?\d{3}[ -]?\d{4}|[48]00[ -]?\d{4}[ -]?\d{3})(?!\d)${extension}`,
].map((source) => new RegExp(`(?<![\\d+-])${source}`, 'gi'));

const abroad = new RegExp(
  `(?<![\\d])\\+(?:${Object.entries(nationalDigits)
    .sort(([a], [b]) => b.length - a.length)
    .map(([code, most]) => `${code}(?:[ .()/-]{0,3}\\d){7,${most + (code === '1' ? 0 : 1)}}`)
    .join(
      '|',
    )}|\\d{1,3}(?:[ .()/-]{0,3}\\d){7,12})(?:[ ,]{0,2}(?:ext\\.?|x|#) ?(\\d{1,6}))?(?!\\d)`,
  'gi',
);
const national = [
  /(?<![\d-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?:[ ,]{0,2}(?:ext\.?|x|#) ?(\d{1,6}))?(?!\d|-\d)/gi,
  /(?<![\d-])\(0?\d{2}\) ?\d{4,5}[ -]?\d{4}(?!\d)/g,
  /(?<![\d-])0\d{1,4}(?:[ /-]\d{2,4}){2,4}(?!\d)/g,
  /(?<![\d-])\(?0\d{2,4}\)?[ /-]\d{5,8}(?!\d)/g,
  /(?<![\d-])\d{2} 9?\d{4}-\d{4}(?!\d)/g,
  /(?<![\d.-])(?:\d{9,11}|0\d{8,12})(?![\d.-])/g,
];

const digits = (text: string) => text.replace(/\D/g, '');
const withExtension = (number: string, more?: string) => (more ? `${number}-${more}` : number);

// A landline keeps the dash after its area code, as everyone writes it.
const chinese = (written: string) => {
  const number = digits(written);
  if (/^1[3-9]\d{9}$/.test(number)) return number;
  if (/^09\d{8}$/.test(number)) return number;
  if (/^[48]00/.test(number))
    return `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`;
  const local = number.replace(/^0/, '');
  const area = /^(?:10|2)/.test(local) ? local.slice(0, 2) : local.slice(0, 3);
  return `${number.startsWith('0') ? '0' : ''}${area}-${local.slice(area.length)}`;
};

export interface FoundPhones {
  phones: string[];
  /** The text without them; a line end stands where one was. */
  rest: string;
}

const take = (
  text: string,
  patterns: RegExp[],
  say: (m: RegExpExecArray) => string,
): FoundPhones => {
  const phones: string[] = [];
  let rest = text;
  for (const pattern of patterns)
    rest = rest.replace(pattern, (...args) => {
      phones.push(say(args.slice(0, -2) as unknown as RegExpExecArray));
      return '\n';
    });
  return { phones, rest };
};

const plain = (m: RegExpExecArray) => {
  const number = m[0].replace(/(?:ext\.?|x|#) ?\d+$/i, '');
  return withExtension(`${number.trim().startsWith('+') ? '+' : ''}${digits(number)}`, m[1]);
};

export const takeAbroad = (text: string) => take(text, [abroad], plain);
export const takeNational = (text: string) => take(text, national, plain);
export const takeChinese = (text: string) =>
  take(text, inChina, (m) => withExtension(chinese(m[1] ?? ''), m[2]));

/** The numbers in a value that a label calls a phone; `chinese` says in whose company it stands. */
export const takeLabelled = (text: string, chinese: boolean): FoundPhones => {
  const home = chinese && !/^\+(?!86)/.test(text) ? [takeChinese] : [];
  for (const finder of [...home, takeAbroad, takeNational]) {
    const found = finder(text);
    if (found.phones.length > 0) return found;
  }
  return take(text, [/\+?\(?\d[\d ().-]{4,22}\d/], plain);
};

/** Is all of a text a phone? Its groups give it away where its length doesn't. */
export const isPhone = (text: string): boolean =>
  /^\(?\d[\d ().-]{7,20}$/.test(text) &&
  /\d[ .()-]+\d+[ .()-]+\d/.test(text) &&
  /^\d{8,12}$/.test(digits(text));
