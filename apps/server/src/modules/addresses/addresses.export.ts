import {
  type AddressBook,
  AddressFilter,
  ConsigneeForm,
  type ConsigneeView,
  ShipperForm,
  type ShipperView,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import type { ExportField, ExportKind } from '../exports/index.ts';
import { streamAddresses } from './addressBulk.service.ts';
import { addressOptions } from './addressOptions.service.ts';

type Row = ShipperView | ConsigneeView;

/** Choices are told in the caller's words, as the import understands them. */
const fieldsOf = async (ctx: Ctx, shape: object): Promise<ExportField<Row>[]> => {
  const options = await addressOptions(ctx);
  return Object.keys(shape).map((key) => {
    const texts = new Map(
      options[key]?.map(({ value, zh, en }) => [value, ctx.lang === 'en_US' ? en : zh]),
    );
    const text = (value: unknown): string => {
      if (Array.isArray(value)) return value.join(';');
      const said = typeof value === 'boolean' ? String(Number(value)) : String(value ?? '');
      return texts.get(said) ?? said;
    };
    return {
      key,
      title: (lang) => words(lang, `addressField.${key}`),
      value: (row) => text(row[key as keyof Row]),
    };
  });
};

const kindOf = (
  book: AddressBook,
  { shape }: { shape: object },
): ExportKind<Row, AddressFilter> => ({
  name: book,
  fields: (ctx) => fieldsOf(ctx, shape),
  filter: AddressFilter,
  batches: (ctx, filter) => streamAddresses(ctx, book, filter),
});

export const shipperExport = kindOf('shipper', ShipperForm);
export const consigneeExport = kindOf('consignee', ConsigneeForm);
