import { countryCodes } from '@alpaca/contract';
import { forms } from './countries.data.ts';
import { states } from './states.data.ts';

/** Marks a part that stands behind the town. */
export const behindMark = '\u0001';

const plain = (text: string) => text.trim().toLowerCase().replace(/\.$/, '');
const codeByName = new Map<string, string>();
for (const language of ['en', 'zh-Hans', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ja']) {
  const say = new Intl.DisplayNames(language, { type: 'region' });
  for (const code of countryCodes) codeByName.set(plain(say.of(code) ?? code), code);
}
for (const [code, { names = '' }] of Object.entries(forms))
  for (const name of names.split('|').filter(Boolean)) codeByName.set(plain(name), code);
// A state and a country; the parcel trade means the state.
codeByName.delete('georgia');

const written = Object.keys(forms);
export const countryNamed = (text: string): string => codeByName.get(plain(text)) ?? '';
const isCode = (text: string) =>
  /^[A-Z]{2}$/.test(text) && (written.includes(text) || text === 'UK');

/** Takes the country's name out of the parts; where the town bears it too, it stays. */
export const takeCountry = (parts: string[]): { country: string; parts: string[] } => {
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at] as string;
    const last = at === parts.length - 1;
    const code = countryNamed(part) || (last && isCode(part) ? part.replace('UK', 'GB') : '');
    // Without a postcode the country ends the address, and people come after it.
    const ends = code !== '' && forms[code]?.post === '' && at > 0;
    const after = parts.slice(at + 1).map((other) => (ends ? `${behindMark}${other}` : other));
    if (code) return { country: code, parts: [...parts.slice(0, at), ...after] };
    const led = part.match(/^(\p{L}{4,20}) (\d{4,6})$/u);
    if (led && countryNamed(led[1] as string))
      return { country: countryNamed(led[1] as string), parts };
    const behind = last && part.match(/^(.*\d.*?) (\p{L}[\p{L}.]{1,14}(?: \p{L}{2,14}){0,2})$/u);
    const words = behind ? (behind[2] as string).split(' ') : [];
    for (let from = 0; from < words.length && words.length > 0; from += 1) {
      const name = words.slice(from).join(' ');
      const found = name.length > 2 ? countryNamed(name) : '';
      if (!found || !written.includes(found)) continue;
      const rest = part.slice(0, part.length - name.length).trim();
      return { country: found, parts: [...parts.slice(0, at), rest] };
    }
  }
  return { country: '', parts };
};

const byDial = (phone: string) =>
  written
    .filter((code) => phone.startsWith(`+${forms[code]?.dial}`))
    .sort((a, b) => (forms[b]?.dial.length ?? 0) - (forms[a]?.dial.length ?? 0));

const endsInState = (code: string, text: string, post: string) => {
  const before = `(?<![\\p{L}.])([\\p{L}.]{1,20}(?: \\p{L}{1,20}){0,2})`;
  const shape = new RegExp(`${before}[ ,/-]{1,3}${post}(?![\\w-])`, 'gu');
  return [...text.matchAll(shape)].some(([, name = '']) => {
    const words = name.toLowerCase().split(' ');
    return words.some((_, from) => states[code]?.[words.slice(from).join(' ')]);
  });
};
const has = (text: string, post: string) => new RegExp(`(?<![\\w-])${post}(?![\\w-])`).test(text);

/** The country that phone, postcode, states or words tell; most telling first. */
export const guessCountry = (
  text: string,
  phone: string,
  taxType: string,
): { country: string; sure: boolean } => {
  const post = (code: string) => forms[code]?.post ?? '';
  const [dialled] = byDial(phone);
  if (dialled && dialled !== 'US' && dialled !== 'CA') return { country: dialled, sure: true };
  for (const code of ['CA', 'GB']) if (has(text, post(code))) return { country: code, sure: true };
  for (const code of ['US', 'BR', 'AU', 'JP'])
    if (endsInState(code, text, post(code))) return { country: code, sure: true };
  if (taxType === 'CPF' || taxType === 'CNPJ') return { country: 'BR', sure: true };
  if (dialled) return { country: dialled, sure: true };
  if (/(?<!\w)D-\d{5}(?!\d)/.test(text)) return { country: 'DE', sure: true };
  if (has(text, String.raw`\d{4} ?[A-Z]{2}`)) return { country: 'NL', sure: false };
  const spoken = written.find((code) => forms[code]?.words?.test(text) && has(text, post(code)));
  return { country: spoken ?? '', sure: false };
};
