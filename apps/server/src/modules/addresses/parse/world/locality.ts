import { type Draft, fill } from '../draft.ts';
import { trimMarks } from '../tidy.ts';
import type { CountryForm } from './countries.data.ts';
import { behindMark } from './countries.ts';
import { states } from './states.data.ts';
import { splitAtTown } from './street.ts';

/** The state's code where carriers want one, else the state as it is written. */
export const stateOf = (country: string, text: string): string => {
  const name = text.trim().toLowerCase().replace(/\.$/, '');
  const code = states[country]?.[name];
  if (code) return code.toLowerCase() === name && code.length > 4 ? text.trim() : code;
  return country === 'IT' && /^\(?[A-Z]{2}\)?$/.test(text.trim())
    ? text.replace(/[()\s]/g, '')
    : '';
};

/** A state at the end of a text: what stands before it, and its code. */
const endState = (country: string, text: string) => {
  const words = text.split(/(?<=[ /])|(?=[ /(])/).filter((word) => word.trim() && word !== '/');
  for (const count of [4, 3, 2, 1]) {
    const tail = words.slice(-count).join('').trim();
    const spaced = words
      .slice(-count)
      .map((word) => word.trim())
      .join(' ');
    const state = words.length >= count ? stateOf(country, spaced) || stateOf(country, tail) : '';
    if (state)
      return {
        state,
        before: trimMarks(
          words
            .slice(0, -count)
            .map((w) => w.trim())
            .join(' '),
        ),
      };
  }
  return { state: '', before: text };
};

const marked = (part: string) => (part.startsWith(behindMark) ? part : behindMark + part);

interface Hit {
  at: number;
  code: string;
  before: string;
  after: string;
}
const findPost = (parts: string[], form: CountryForm): Hit | undefined => {
  if (!form.post) return undefined;
  const shape = new RegExp(`(?<![\\w-])(?:[A-Z]{1,2}-)?(${form.post})(?![\\w-])`, 'gi');
  for (const strict of [true, false])
    for (let at = parts.length - 1; at >= 0; at -= 1) {
      const part = parts[at] as string;
      const match = [...part.matchAll(shape)].at(-1);
      if (!match) continue;
      const before = trimMarks(part.slice(0, match.index));
      const after = trimMarks(part.slice(match.index + match[0].length));
      // Where the town comes first, a number with words behind it begins a street.
      if (strict && form.town === 'before' && after && !/^\(?[A-Z]{2}\)?$/.test(after)) continue;
      if (strict && form.town === 'after' && !after && at === 0) continue;
      if (!strict && form.town === 'before') continue;
      return { at, code: match[1] as string, before, after };
    }
  return undefined;
};

const townBefore = (
  draft: Draft,
  parts: string[],
  hit: Hit | undefined,
  country: string,
): string[] => {
  const end = hit ? hit.at : parts.findIndex((part) => part.startsWith(behindMark));
  const left = end < 0 ? [...parts] : parts.slice(0, end);
  const behind = end < 0 ? [] : parts.slice(hit ? end + 1 : end);
  if (hit?.before) left.push(hit.before);
  const takeState = () => {
    const last = left.at(-1) ?? '';
    const { state, before } = endState(country, last);
    // New York is a town too, so a bare state's name needs a town before it.
    if (!state || draft.fields.province || (left.length < 2 && !before)) return;
    fill(draft, 'province', state);
    left.pop();
    if (before) left.push(before);
  };
  takeState();
  if (!draft.fields.city && left.length > 0) {
    const { street, town } = splitAtTown(left.pop() as string);
    if (street) left.push(street);
    fill(draft, 'city', town);
  }
  // From the greatest to the smallest: the state stands before the town.
  const first = stateOf(country, left.at(-1) ?? '');
  if (first && !draft.fields.province) {
    fill(draft, 'province', first);
    left.pop();
  }
  if (country === 'JP' && /-shi$/i.test(draft.fields.city) && /-ku$/i.test(left.at(-1) ?? ''))
    fill(draft, 'area', left.pop() ?? '');
  return [...left, ...behind.map(marked)];
};

const townAfter = (
  draft: Draft,
  parts: string[],
  hit: Hit | undefined,
  country: string,
): string[] => {
  if (!hit) return parts;
  // Some write the town first where others write the postcode first.
  if (!hit.after && hit.before && !/\d/.test(hit.before))
    return townBefore(draft, parts, hit, country);
  const left = [...parts.slice(0, hit.at), ...(hit.before ? [hit.before] : [])];
  const behind = parts.slice(hit.at + 1);
  const bracketed = hit.after.match(/^(.+?) ?\((.+)\)$/);
  const read = endState(country, hit.after);
  const state = read.state || (bracketed?.[2] ?? '');
  const before = read.state ? read.before : (bracketed?.[1] ?? '');
  const town = before || hit.after;
  fill(draft, 'city', town || (behind.shift() ?? ''));
  if (before && state) fill(draft, 'province', state);
  if (behind[0] && stateOf(country, behind[0]))
    fill(draft, 'province', stateOf(country, behind.shift() ?? ''));
  return [...left, ...behind.map(marked)];
};

/** Takes postcode, state and town; parts that stood behind them come back marked. */
export const takeLocality = (draft: Draft, parts: string[], form: CountryForm): string[] => {
  const country = draft.fields.countryCode;
  const hit = draft.fields.postCode ? undefined : findPost(parts, form);
  if (hit) fill(draft, 'postCode', hit.code);
  if (draft.fields.city) return hit ? parts.filter((_, at) => at !== hit.at) : parts;
  return form.town === 'before'
    ? townBefore(draft, parts, hit, country)
    : townAfter(draft, parts, hit, country);
};
