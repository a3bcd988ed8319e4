import { type AddressBook, addressIssues, ConsigneeForm, ShipperForm } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { ImportKind, Issues } from '../imports/index.ts';
import { addMany } from './addressBulk.service.ts';
import { knownFingerprints } from './addresses.repository.ts';
import { shippersByCode } from './addresses.service.ts';
import { addressOptions } from './addressOptions.service.ts';
import type { AddressForm } from './books.ts';
import { fingerprintOf } from './searchable.ts';

const codeOf = (form: AddressForm) => ('code' in form ? form.code : '');

/** Told while a sheet is looked through, not only once it is brought in. */
const inBook = async (ctx: Ctx, book: AddressBook, forms: readonly AddressForm[]) => {
  const marks = forms.map((form) => fingerprintOf(ctx, form));
  const codes = forms.flatMap((form) => codeOf(form).toUpperCase() || []);
  const [known, taken] = await Promise.all([
    knownFingerprints(ctx, book, marks),
    shippersByCode(ctx, codes),
  ]);
  return forms.map((form, at): Issues | null => {
    if (known.has(marks[at] as string)) return { '': 'refusal.address.duplicate' };
    const code = codeOf(form);
    const isTaken = code !== '' && taken.get(code)?.code === code;
    return isTaken ? { code: 'refusal.address.codeTaken' } : null;
  });
};

const kindOf = (book: AddressBook, schema: ImportKind['schema']): ImportKind => {
  const fields = Object.keys(schema.shape);
  return {
    name: book,
    schema,
    titles: 'addressField',
    options: async (ctx) =>
      Object.fromEntries(
        Object.entries(await addressOptions(ctx)).filter(([field]) => fields.includes(field)),
      ),
    across: addressIssues,
    key: (form: AddressForm, ctx) => fingerprintOf(ctx, form),
    against: (ctx, forms: AddressForm[]) => inBook(ctx, book, forms),
    commit: async (ctx, forms: AddressForm[]) => (await addMany(ctx, book, forms)).refused,
  };
};

export const shipperImport = kindOf('shipper', ShipperForm);
export const consigneeImport = kindOf('consignee', ConsigneeForm);
