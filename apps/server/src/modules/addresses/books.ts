import { type AddressBook, ConsigneeForm, ShipperForm } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Edited } from '../../platform/revisions/revisions.ts';
import type { Undoable } from '../../platform/undo/undo.ts';

/** A valid form of either book. */
export type AddressForm = ShipperForm | ConsigneeForm;

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnsOf = (shape: Record<string, unknown>) =>
  Object.keys(shape).map((field) => ({ field, column: snake(field) }));

interface Book extends Edited, Undoable {
  table: 'shippers' | 'consignees';
  /** What people enter, by its name in the contract and in the table. */
  columns: readonly { field: string; column: string }[];
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
    columns: columnsOf(ShipperForm.shape),
  },
  consignee: {
    kind: 'consignee',
    table: 'consignees',
    missing: 'address.notFound',
    name: 'name',
    inTheWay: alikeSince,
    columns: columnsOf(ConsigneeForm.shape),
  },
};
