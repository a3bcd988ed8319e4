import { type AddressBook, ConsigneeForm, ShipperForm } from '@alpaca/contract';
import { sql } from 'kysely';
import {
  isPersonal,
  openField,
  type Place,
  type Sealing,
  sealField,
} from '../../platform/fields/index.ts';
import type { Edited } from '../../platform/revisions/revisions.ts';
import type { Undoable } from '../../platform/undo/undo.ts';

/** A valid form of either book. */
export type AddressForm = ShipperForm | ConsigneeForm;

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A field of a form and the column that it stands in. */
export interface FormColumn {
  field: string;
  column: string;
  /** Where it is sealed for, if it is. */
  place?: Place;
}

/** The fields of a form as a table has them; by those that are sealed people are reached and known. */
export const columnsOf = (table: string, shape: Record<string, unknown>): FormColumn[] =>
  Object.keys(shape).map((field) => ({
    field,
    column: snake(field),
    ...(isPersonal(field) && { place: `${table}.${snake(field)}` as const }),
  }));

/** What was entered, as the columns keep it. */
export const sealColumns = (
  sealing: Sealing,
  columns: readonly FormColumn[],
  entered: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    columns.map(({ field, column, place }) => [
      column,
      place ? sealField(sealing, place, String(entered[field] ?? '')) : entered[field],
    ]),
  );

/** What the columns keep, as it was entered. */
export const openColumns = (
  sealing: Sealing,
  columns: readonly FormColumn[],
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    columns.map(({ field, column, place }) => [
      field,
      place ? openField(sealing, place, String(row[column])) : row[column],
    ]),
  );

interface Book extends Edited, Undoable {
  table: 'shippers' | 'consignees';
  /** What people enter, by its name in the contract and in the table. */
  columns: readonly FormColumn[];
}

// Two that were alike before may be so again.
const alikeSince = sql`t.merchant_id = r.merchant_id and t.fingerprint = r.fingerprint
  and t.created_at > d.deleted_at`;

export const books: Readonly<Record<AddressBook, Book>> = {
  shipper: {
    kind: 'shipper',
    table: 'shippers',
    missing: 'address.notFound',
    name: 'name',
    inTheWay: sql`(${alikeSince})
      or (t.merchant_id = r.merchant_id and t.code = r.code and r.code <> '')`,
    columns: columnsOf('shippers', ShipperForm.shape),
  },
  consignee: {
    kind: 'consignee',
    table: 'consignees',
    missing: 'address.notFound',
    name: 'name',
    inTheWay: alikeSince,
    columns: columnsOf('consignees', ConsigneeForm.shape),
  },
};
