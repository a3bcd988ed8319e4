/** How a country writes its addresses. */
export interface CountryForm {
  dial: string;
  /** The shape of a postcode; '' where there is none. */
  post: string;
  /** Whether the town comes before or after the postcode. */
  town: 'before' | 'after';
  /** The house number stands behind the street and goes into a field of its own. */
  numberBehind?: true;
  /** What stands between street and town is a quarter. */
  quarters?: true;
  /** Names besides those in English, Chinese and the languages of Europe. */
  names?: string;
  /** Words that give the country away where nothing else does. */
  words?: RegExp;
}

const five = String.raw`\d{5}`;
const european = { town: 'after', numberBehind: true } as const;
export const forms: Record<string, CountryForm> = {
  US: {
    dial: '1',
    post: String.raw`\d{5}(?:-\d{4})?`,
    town: 'before',
    names: 'usa|u.s.a.|u.s.|united states of america|美国',
  },
  CA: { dial: '1', post: String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`, town: 'before' },
  GB: {
    dial: '44',
    post: String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`,
    town: 'before',
    names: 'uk|u.k.|great britain|england|scotland|wales|northern ireland|英国',
  },
  AU: { dial: '61', post: String.raw`\d{4}`, town: 'before', names: '澳洲' },
  DE: {
    dial: '49',
    post: five,
    ...european,
    names: 'deutschland',
    words: /\bplz\b|stra(?:ß|ss)e|str\.|weg\b|platz\b|allee\b|gasse\b|GmbH/i,
  },
  FR: {
    dial: '33',
    post: five,
    town: 'after',
    words: /\b(?:rue|avenue|boulevard|chemin|allée|impasse|place)\b/i,
  },
  ES: {
    dial: '34',
    post: five,
    ...european,
    words: /\b(?:calle|c\/|avda|avenida|plaza|paseo|carrer)(?!\p{L})/iu,
  },
  IT: { dial: '39', post: five, ...european, words: /\b(?:via|viale|piazza|corso|vicolo)\b/i },
  NL: {
    dial: '31',
    post: String.raw`\d{4} ?[A-Z]{2}`,
    ...european,
    names: 'the netherlands|holland|nederland',
  },
  BE: { dial: '32', post: String.raw`\d{4}`, ...european },
  AT: { dial: '43', post: String.raw`\d{4}`, ...european },
  CH: { dial: '41', post: String.raw`\d{4}`, ...european },
  PL: { dial: '48', post: String.raw`\d{2}-\d{3}`, ...european },
  PT: { dial: '351', post: String.raw`\d{4}-\d{3}`, ...european },
  SE: { dial: '46', post: String.raw`\d{3} ?\d{2}`, ...european },
  JP: { dial: '81', post: String.raw`\d{3}-?\d{4}`, town: 'before', names: '日本|日本国' },
  BR: {
    dial: '55',
    post: String.raw`\d{5}-?\d{3}`,
    town: 'before',
    numberBehind: true,
    quarters: true,
    names: 'brasil',
    words: /\b(?:cpf|cnpj|bairro|cep)\b/i,
  },
  MX: {
    dial: '52',
    post: five,
    ...european,
    quarters: true,
    names: 'méxico',
    words: /\b(?:col\.|colonia)/i,
  },
  SA: {
    dial: '966',
    post: String.raw`\d{5}(?:-\d{4})?`,
    town: 'before',
    quarters: true,
    names: 'ksa|kingdom of saudi arabia|沙特',
  },
  AE: { dial: '971', post: '', town: 'before', names: 'uae|u.a.e.|阿联酋' },
  SG: { dial: '65', post: String.raw`\d{6}`, town: 'before' },
  HK: { dial: '852', post: '', town: 'before', names: 'hong kong|hongkong' },
};
export const otherForm: CountryForm = { dial: '', post: String.raw`\d{4,6}`, town: 'after' };
