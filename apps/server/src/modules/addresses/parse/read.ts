import { isCountryCode, type ParsedAddress } from '@alpaca/contract';
import { readChinese } from './cn/cn.ts';
import { fill, newDraft } from './draft.ts';
import { isJapanese, readJapanese } from './jp/jp.ts';
import { splitLabels } from './labels.ts';
import { sortPieces } from './pieces.ts';
import { tidy } from './tidy.ts';
import { countryNamed } from './world/countries.ts';
import { readWorld } from './world/world.ts';

const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0;
const chineseCountries = ['CN', 'HK', 'MO', 'TW'];

/** A country's Chinese name in front of an address that is written otherwise. */
const takeLeadingCountry = (text: string) => {
  const lead = text.match(/^([\u4e00-\u9fff]{2,6})[\s,:]+/);
  const country = lead ? countryNamed(lead[1] as string) : '';
  const isAbroad = country !== '' && !chineseCountries.includes(country);
  return { country: isAbroad ? country : '', text: isAbroad ? text.slice(lead?.[0].length) : text };
};

const atMostThree = (lines: string[]) =>
  lines.length <= 3 ? lines : [lines[0] as string, lines[1] as string, lines.slice(2).join(', ')];

/** Takes a pasted address apart; `countryCode` is what the form says already. */
export const readAddress = (text: string, countryCode = ''): ParsedAddress => {
  const draft = newDraft();
  const lead = takeLeadingCountry(tidy(text));
  const texts = sortPieces(draft, splitLabels(lead.text));
  const country =
    countryNamed(texts.country.join(' ')) || texts.country.find(isCountryCode) || lead.country;
  const place = [
    ...texts.region,
    ...texts.province,
    ...texts.city,
    ...texts.area,
    ...texts.address,
  ];
  const whole = [...texts.free, ...place].join('\n');
  const han = count(whole, /[\u4e00-\u9fff]/g);
  const latin = count(whole, /\p{Script=Latin}/gu);

  if (country) draft.fields.countryCode = country;
  const abroad = country !== '' && !chineseCountries.includes(country);
  if (isJapanese(whole) && (country === '' || country === 'JP')) readJapanese(draft, whole);
  else if (han > 0 && !abroad && (han >= 6 || han * 2 >= latin))
    readChinese(draft, texts.free.join('\n'), place.join('\n'));
  else
    readWorld(
      draft,
      {
        free: texts.free,
        words: texts.words,
        address: [...texts.region, ...texts.address],
        province: texts.province.join(' '),
        city: texts.city.join(' '),
        area: texts.area.join(' '),
      },
      countryCode,
    );
  fill(draft, 'countryCode', countryCode);
  if (countryCode && draft.fields.countryCode !== countryCode) draft.unsure.add('countryCode');
  const unsure = [...draft.unsure].filter((field) => draft.fields[field] !== '');
  return { fields: draft.fields, unsure, asEntered: atMostThree(draft.place.filter(Boolean)) };
};
