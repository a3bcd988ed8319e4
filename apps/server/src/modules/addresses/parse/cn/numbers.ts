import { type Draft, fill } from '../draft.ts';
import { takeAbroad, takeChinese } from '../phones.ts';

/** Numbers that shops lend instead of a person's own, repeated behind name and address: [5678]. */
export const takeTags = (text: string, extension: string) =>
  text
    .replace(/[[【(](\d{4,6})[\])】]/g, (tag, digits) => (digits === extension ? ' ' : tag))
    .replace(/【[^【】]{0,20}】/g, ' ')
    .replace(/\[(?:\d{4}|[^[\]\d]{1,12})\]/g, ' ');

export const takePhones = (draft: Draft, text: string) => {
  const home = takeChinese(text);
  const { phones: foreign, rest } = takeAbroad(home.rest);
  const phones = [...home.phones, ...foreign];
  const mobile = phones.find((phone) => /^1\d{10}/.test(phone));
  if (phones.length > 1 && draft.fields.phone === '') draft.unsure.add('phone');
  fill(draft, 'phone', mobile ?? phones[0] ?? '');
  return rest;
};

/** Numbers of Hong Kong and Macau have eight digits and no area code. */
export const takeEightDigits = (draft: Draft, text: string) =>
  text.replace(/(?<!\d)[2-9]\d{3}[ -]?\d{4}(?!\d)/, (phone) => {
    fill(draft, 'phone', phone.replace(/\D/g, ''));
    return '\n';
  });

export const takePostCode = (draft: Draft, text: string) => {
  const found = text.match(/(?<![\dA-Za-z-])[0-8]\d{5}(?![\dA-Za-z号栋室楼弄-])/);
  if (!found || draft.fields.postCode) return text;
  fill(draft, 'postCode', found[0]);
  return text.replace(found[0], '\n');
};
