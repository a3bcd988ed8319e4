import {
  type AddressBook,
  addressDictionaries,
  addressIssues,
  ConsigneeForm,
  ShipperForm,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { ImportKind, Option, Options } from '../imports/kinds.service.ts';
import { countries } from '../system/countries.service.ts';
import { dictOptions } from '../system/dictionaries.service.ts';
import { addMany } from './addressBulk.service.ts';
import type { AddressForm } from './books.ts';
import { fingerprintOf } from './searchable.ts';

const countryOptions: readonly Option[] = countries.map(({ code, zh, en }) => ({
  value: code,
  zh,
  en,
}));

/** What an address chooses from, by field. */
export const addressOptions = async (ctx: Ctx): Promise<Options> => {
  const codes = Object.entries(addressDictionaries);
  const lists = await dictOptions(
    ctx,
    codes.map(([, code]) => code),
  );
  const own = codes.map(([field, code]) => [field, lists.get(code) ?? []] as const);
  return { ...Object.fromEntries(own), countryCode: countryOptions };
};

const kindOf = (book: AddressBook, schema: ImportKind['schema']): ImportKind => {
  const fields = Object.keys(schema.shape);
  return {
    name: book,
    access: 'order:addressImport',
    schema,
    titles: 'addressField',
    options: async (ctx) =>
      Object.fromEntries(
        Object.entries(await addressOptions(ctx)).filter(([field]) => fields.includes(field)),
      ),
    across: addressIssues,
    key: (form: AddressForm) => String(fingerprintOf(form)),
    commit: async (ctx, forms: AddressForm[]) => (await addMany(ctx, book, forms)).refused,
  };
};

export const shipperImport = kindOf('shipper', ShipperForm);
export const consigneeImport = kindOf('consignee', ConsigneeForm);
