import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { Username } from '@alpaca/contract';
import { lineTemplates } from './lineTemplates.ts';

/** Something that has to be said, by option or at the terminal. */
export interface Question {
  option: string;
  text: string;
  /** What is taken where nothing is typed; undefined: it must be said. */
  proposed?: (said: Said) => string;
  /** Null where it can't be taken, with the rule in words. */
  rule: string;
  isGood: (value: string) => boolean;
  /** Not asked where another answer makes it idle. */
  when?: (said: Said) => boolean;
}

/** Answers by option. */
export type Said = Readonly<Record<string, string>>;

export const asked = (said: Said, option: string): string => {
  const value = said[option];
  if (value === undefined) throw new Error(`--${option} is missing`);
  return value;
};

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const upTo = (most: number) => (value: string) => value.length > 0 && value.length <= most;

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

const pictures: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
// Every visit of the sign-in page brings it.
const logoBytes = 48_000;

const isPicture = (path: string) =>
  extname(path) in pictures && existsSync(path) && statSync(path).size <= logoBytes;

/** An address of our own stays one; a file comes along with the tenant. */
export const logoAddress = (said: string) =>
  said === '' || said.startsWith('/logos/')
    ? said
    : `data:${pictures[extname(said)]};base64,${readFileSync(said).toString('base64')}`;

export const code: Question = {
  option: 'code',
  text: "The tenant's code (its name for programs, such as acme)",
  rule: 'small letters, digits and hyphens, a letter first, at most 20',
  isGood: matches(/^[a-z][a-z0-9-]{0,19}$/),
};

export const tenantQuestions: readonly Question[] = [
  { option: 'name-zh', text: 'Its Chinese name', rule: 'at most 60 characters', isGood: upTo(60) },
  { option: 'name-en', text: 'Its English name', rule: 'at most 60 characters', isGood: upTo(60) },
  {
    option: 'host',
    text: 'Its domain (where merchants sign in, such as oms.acme.example)',
    rule: 'a host name without https:// and port',
    isGood: matches(/^(?=.{1,253}$)[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9-]+)*$/),
  },
  {
    option: 'zone',
    text: 'Its time zone, which decides days and bill months',
    proposed: () => 'Asia/Shanghai',
    rule: 'a name such as Asia/Shanghai or Europe/Berlin',
    isGood: (value) => zones.has(value),
  },
  {
    option: 'logo',
    text: 'Its logo: an .svg, .png or .webp file (empty: its name stands there)',
    proposed: () => '',
    rule: `a file of at most ${logoBytes / 1000} kB, or /logos/… of the site`,
    isGood: (value) => value === '' || value.startsWith('/logos/') || isPicture(value),
  },
];

export const administratorQuestions: readonly Question[] = [
  {
    option: 'user',
    text: "The administrator's user name",
    rule: '3 to 32 letters, digits, . _ or -, a letter or digit first',
    isGood: (value) => Username.safeParse(value).success,
  },
  {
    option: 'realname',
    text: "The administrator's name",
    proposed: ({ user }) => user ?? '',
    rule: 'at most 60 characters',
    isGood: upTo(60),
  },
  {
    option: 'two-people-above',
    text: 'Above which amount (CNY) do two people decide on a top-up?',
    proposed: () => '5000',
    rule: 'a whole amount',
    isGood: matches(/^\d{1,9}$/),
  },
];

export const carrierQuestions: readonly Question[] = [
  {
    option: 'carrier',
    text: "The first carrier's name (such as Nova Post)",
    rule: 'at most 60 characters',
    isGood: upTo(60),
  },
  {
    option: 'booking',
    text: 'How its parcels are booked: own (our labels and numbers), manual (people bring in its labels) or karrio',
    proposed: () => 'own',
    rule: 'own, manual or karrio',
    isGood: matches(/^(own|manual|karrio)$/),
  },
  {
    option: 'prefix',
    text: 'What stands before each of our numbers',
    proposed: ({ code }) =>
      (code ?? '')
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 4)
        .toUpperCase(),
    rule: 'at most 10 letters and digits',
    isGood: matches(/^[A-Za-z0-9]{1,10}$/),
    when: ({ booking }) => booking === 'own',
  },
  {
    option: 'service',
    text: "Karrio's code of the service (such as ups_express_saver)",
    rule: 'at most 100 characters',
    isGood: upTo(100),
    when: ({ booking }) => booking === 'karrio',
  },
];

const templates = Object.keys(lineTemplates);

export const lineQuestions: readonly Question[] = [
  {
    option: 'line',
    text: `The first line with its price sheet, from a template: ${templates.join(' or ')}`,
    proposed: () => templates[0] ?? '',
    rule: templates.join(' or '),
    isGood: (value) => templates.includes(value),
  },
];
