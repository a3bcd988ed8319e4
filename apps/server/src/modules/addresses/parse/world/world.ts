import { type Draft, fill } from '../draft.ts';
import { isPhone, takeAbroad, takeNational } from '../phones.ts';
import { trimMarks } from '../tidy.ts';
import { forms, otherForm } from './countries.data.ts';
import { behindMark, guessCountry, takeCountry } from './countries.ts';
import { stateOf, takeLocality } from './locality.ts';
import { addressed, isCompany, isPerson, personBeforeNumber } from './people.ts';
import { isBox, isBuilding, isUnit, streetScore, takeStreet } from './street.ts';

export interface WorldTexts {
  free: string[];
  /** The labels: their language tells of the country. */
  words: string[];
  address: string[];
  province: string;
  city: string;
  area: string;
}

const takePhones = (draft: Draft, text: string) => {
  const abroad = takeAbroad(text);
  const { phones, rest } = takeNational(abroad.rest);
  const all = [...abroad.phones, ...phones];
  if (all.length > 1 && draft.fields.phone === '') draft.unsure.add('phone');
  fill(draft, 'phone', all[0] ?? '');
  return rest;
};

const takePhonePart = (draft: Draft, parts: string[]) => {
  const at = draft.fields.phone ? -1 : parts.findIndex(isPhone);
  if (at >= 0) fill(draft, 'phone', (parts[at] as string).replace(/\D/g, ''));
  return parts.filter((_, other) => other !== at);
};

// Stands for a comma that doesn't part.
const comma = '\u0002';
const split = (text: string) =>
  text
    // "Bluebay Home, Inc." is one name.
    .replace(/, ?(?=(?:inc|llc|ltd|corp|gmbh)\.?(?:[\n,;|]|$))/gi, comma)
    .replace(/([\u4e00-\u9fff]) +(?=[A-Za-z\d#])|([A-Za-z\d.]) +(?=[\u4e00-\u9fff])/g, '$1$2\n')
    .split(/[\n,;|\t]| - /)
    .map((part) => trimMarks(part).replace(comma, ', '))
    .filter(Boolean);

const addLine = (draft: Draft, text: string) => {
  const { address1, address2 } = draft.fields;
  if (!address1) fill(draft, 'address1', text);
  else if (!address2) fill(draft, 'address2', text);
  else if (draft.fields.address3) draft.fields.address3 += `, ${text}`;
  else fill(draft, 'address3', text);
};
const addUnit = (draft: Draft, text: string) => {
  draft.fields.address2 = draft.fields.address2 ? `${draft.fields.address2}, ${text}` : text;
};

const takePerson = (draft: Draft, part: string): boolean => {
  const to = addressed(part);
  if (to) fill(draft, 'name', to);
  else if (isCompany(part) && !draft.fields.company) fill(draft, 'company', part);
  else if (!draft.fields.name && (isPerson(part) || /[\u4e00-\u9fff]/.test(part)))
    fill(draft, 'name', part);
  else if (!draft.fields.company && isPerson(part)) fill(draft, 'company', part, true);
  else return false;
  return true;
};

const streetAt = (parts: string[]) => {
  const scores = parts.map(streetScore);
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : -1;
};

/** Where the street is among the parts; a house with a name stands for its number, so it leads. */
const leadAt = (parts: string[]) => {
  const street = streetAt(parts);
  const named =
    street > 0 && !/\d/.test(parts[street] ?? '') && isBuilding(parts[street - 1] ?? '');
  return named ? street - 1 : street;
};

/** Deals a part that follows the street. */
const dealFollowing = (draft: Draft, part: string, street: string, townFirst: boolean): void => {
  const { numberBehind, quarters } = forms[draft.fields.countryCode] ?? otherForm;
  const { name, houseNumber, area } = draft.fields;
  const isNumber = /^\d+ ?[a-z]?$/i.test(part);
  if (townFirst && !name && isPerson(part)) fill(draft, 'name', part);
  else if (numberBehind && !houseNumber && isNumber && !isBox(street))
    fill(draft, 'houseNumber', part);
  else if (quarters && !area && !/\d/.test(part)) fill(draft, 'area', part);
  else addLine(draft, part);
};

/** Deals the parts that are neither country nor town: who, street, unit, quarter. */
const dealParts = (draft: Draft, parts: string[]): void => {
  const form = forms[draft.fields.countryCode] ?? otherForm;
  const bare = (part: string) => part.replace(behindMark, '');
  // Where the town came first, the street is behind it.
  const townFirst = streetAt(parts.filter((part) => !part.startsWith(behindMark))) < 0;
  const isBehind = (part: string) => part.startsWith(behindMark) && !townFirst;
  const before = parts.filter((part) => !isBehind(part)).map(bare);
  const at = leadAt(before);
  for (const [index, part] of before.entries()) {
    if (index === at) takeStreet(draft, part, form.numberBehind === true);
    else if (isUnit(part)) addUnit(draft, part);
    else if (at >= 0 && index > at) dealFollowing(draft, part, before[at] ?? '', townFirst);
    else if (/\d/.test(part) || isBuilding(part) || !takePerson(draft, part)) addUnit(draft, part);
  }
  for (const part of parts.filter(isBehind).map(bare))
    if (!takePerson(draft, part)) addLine(draft, part);
};

/** Reads an address in Latin letters by the form of its country. */
export const readWorld = (draft: Draft, texts: WorldTexts, countryCode: string): void => {
  const labelled = texts.address.length > 0;
  const free = takePhones(draft, texts.free.join('\n'));
  const text = takePhones(draft, texts.address.join('\n'));
  const found = takeCountry(split(labelled ? text : free));
  const guess = guessCountry(
    [free, text, ...texts.words, `${texts.province} ${draft.fields.postCode}`].join('\n'),
    draft.fields.phone,
    draft.fields.taxType,
  );
  fill(draft, 'countryCode', found.country || countryCode);
  fill(draft, 'countryCode', guess.country, !guess.sure);

  const country = draft.fields.countryCode;
  fill(draft, 'province', stateOf(country, texts.province) || texts.province);
  fill(draft, 'city', texts.city);
  fill(draft, 'area', texts.area);
  const parts = takePhonePart(draft, [...(labelled ? split(free) : []), ...found.parts]);
  const left = takeLocality(draft, parts, forms[country] ?? otherForm);
  const first = left[0];
  if (first && !draft.fields.name && !(forms[country]?.numberBehind ?? false)) {
    const { person, street } = personBeforeNumber(first);
    if (person && streetScore(person) === 0 && !isUnit(person) && streetScore(street) >= 3) {
      fill(draft, 'name', person, true);
      left[0] = street;
    }
  }
  dealParts(draft, left);
  const { name, company } = draft.fields;
  const isPlace = (part: string) => ![name, company].includes(addressed(part) || part);
  const places = found.parts.map((part) => part.replace(behindMark, '')).filter(isPlace);
  draft.place.push(
    ...places.map((part) =>
      name && part.startsWith(`${name} `) ? part.slice(name.length + 1) : part,
    ),
  );
};
