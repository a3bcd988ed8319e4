import { type Draft, fill } from '../draft.ts';
import { trimMarks } from '../tidy.ts';
import { findPlace, type Place, repeated } from './divisions.ts';
import { takeEightDigits, takePhones, takePostCode, takeTags } from './numbers.ts';
import { unTitled } from './people.ts';
import { provinceOf } from './postCodes.ts';
import { takeCompanies, takeGlued, takePeople } from './who.ts';
import { joined, split } from './words.ts';

const codeOf: Record<string, string> = { 香港特别行政区: 'HK', 澳门特别行政区: 'MO', 台湾省: 'TW' };

const takePlace = (draft: Draft, place: Place) => {
  fill(draft, 'countryCode', codeOf[place.province] ?? 'CN');
  fill(draft, 'province', place.province);
  fill(draft, 'city', place.city);
  fill(draft, 'area', place.area);
  if (place.ambiguous && !place.city) draft.unsure.add('area');
  if (place.guessed) for (const field of ['province', 'city'] as const) draft.unsure.add(field);
};

const isPlaceLike = (token: string) =>
  token.length > 1 && /[路街道号楼栋室村镇厦园苑城\d]/.test(token);
const china = /(^|\s)(?:中国|中华人民共和国)[ ,]?(?!\S{0,12}(?:银行|石化|移动))/;

/** Takes numbers, tags, companies and the word China out of both texts. */
const clear = (draft: Draft, texts: string[]) => {
  const calm = texts.map((text) => takePhones(draft, text));
  const extension = draft.fields.phone.split('-')[1] ?? '';
  draft.fields.name = unTitled(trimMarks(takeTags(draft.fields.name, extension)));
  return calm
    .map((text) => takePostCode(draft, takeTags(text, extension)))
    .map((text) => takeCompanies(draft, text).replace(china, '$1'));
};

/** Reads an address in Chinese characters: `free` is text without a label, `address` has one. */
export const readChinese = (draft: Draft, free: string, address: string): void => {
  const [unlabelled = '', labelled = ''] = clear(draft, [free, address]);
  const hint = provinceOf(draft.fields.postCode, draft.fields.phone);
  const fromLabel = labelled !== '' && Boolean(findPlace(labelled) || !findPlace(unlabelled));
  const text = fromLabel ? labelled : unlabelled;
  const place = findPlace(text, hint);
  if (place) takePlace(draft, place);

  const { from, to } = place ?? { from: 0, to: 0 };
  const eight = ['HK', 'MO'].includes(draft.fields.countryCode);
  const rest = eight ? takeEightDigits(draft, text.slice(to)) : text.slice(to);
  const behind = place ? rest.slice(repeated(rest, place)) : rest;
  // Some go from the street up: 翠竹路1058号 深圳 广东.
  const known = (token: string) => place && repeated(token, place) === token.length;
  const tokens = split(behind).filter((token) => !known(token));
  const first = takePeople(draft, split(text.slice(0, from)));
  const others = fromLabel ? takePeople(draft, split(unlabelled)) : split(labelled);
  const street = takeGlued(draft, joined(takePeople(draft, tokens, true)));
  fill(
    draft,
    'address1',
    trimMarks(joined([street, ...[...others, ...first].filter(isPlaceLike)])),
  );
  draft.place.push(trimMarks(joined([text.slice(from, to).replace(/\s+/g, ''), street])));
};
