import type { FieldChange, PlainValue } from '@alpaca/contract';
import { lastFour } from '../fields/lastFour.ts';

/** A person's name by its first letters: 李•, L. N. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [first = ''] = word;
      return /[A-Za-zÀ-ɏ]/.test(first) ? `${first}.` : `${first}•`;
    })
    .join(' ');

const maskEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
};

const email = /[^\s@<>“”"',;:，；：（）()]+@[^\s@<>“”"',;:，；：（）()]+\.[A-Za-z]{2,}/g;
const numbers = [
  // Identity cards.
  /(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/g,
  // Phones: here, with the country's number, and as Americans write them.
  /(?<!\d)1[3-9]\d{9}(?!\d)/g,
  /\+\d[\d ()-]{6,}\d/g,
  /(?<!\d)\(?\d{3}\)?[ -]\d{3}[ -]\d{4}(?!\d)/g,
];

/** A text that somebody typed, without what people can be reached and known by. */
export const maskContacts = (text: string): string =>
  numbers.reduce(
    (masked, found) => masked.replace(found, lastFour),
    text.replace(email, maskEmail),
  );

const spaced = (words: string) => new Set(words.split(/\s+/));
const reached = spaced(
  `phone phone2 mobile tel taxNo taxNumber eoriNo vatNo certificateNo idCard identityCard passport
   accountNo bankAccount buyerAccount accessCode`,
);
const lived = spaced(
  `address address1 address2 address3 houseNumber area postCode postalCode zip street deliveryNotes`,
);
const called = spaced('name company contact realname alias consigneeName');
/** Of these `name` is a person's, or of whom a parcel is for; of all others it is a thing's. */
const people = spaced('shipper consignee deliveryAddress taxNumber member merchantCard');
const peopleWithin = /(^|\.)(shipper|consignee)\.[^.]+$/;

const each = (value: PlainValue, mask: (text: string) => string): PlainValue => {
  if (Array.isArray(value)) return value.map(mask);
  return typeof value === 'string' || typeof value === 'number' ? mask(String(value)) : value;
};

/** A person as one line: the name, then how to reach them. */
const maskPerson = (line: string): string => {
  const [name = '', ...rest] = line.split(' · ');
  return [initialsOf(name), ...rest.map(maskContacts)].join(' · ');
};

const maskOf = (kind: string, field: string) => {
  const name = field.split('.').at(-1) as string;
  if (reached.has(name)) return lastFour;
  if (kind !== 'warehouse' && lived.has(name)) return () => '••••';
  if (name === 'contacts') return maskPerson;
  const isPerson = people.has(kind) || peopleWithin.test(field) || name === 'contact';
  return isPerson && called.has(name) ? initialsOf : maskContacts;
};

/** What changed, as a line keeps it for good: people only so far as they are told apart. */
export const maskChanges = (kind: string, changes: readonly FieldChange[]): FieldChange[] =>
  changes.map(({ field, item, from, to }) => {
    const mask = maskOf(kind, field);
    return {
      field,
      ...(item !== undefined && {
        item: field.startsWith('contacts') ? initialsOf(item) : maskContacts(item),
      }),
      from: each(from, mask),
      to: each(to, mask),
    };
  });
