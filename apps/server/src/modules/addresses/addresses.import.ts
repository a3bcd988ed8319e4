import { type AddressBook, addressIssues, ConsigneeForm, ShipperForm } from '@alpaca/contract';
import type { ImportKind } from '../imports/kinds.service.ts';
import { addMany } from './addressBulk.service.ts';
import { addressOptions } from './addressOptions.service.ts';
import type { AddressForm } from './books.ts';
import { fingerprintOf } from './searchable.ts';

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
