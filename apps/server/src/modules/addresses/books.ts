import { type AddressBook, ConsigneeForm, ShipperForm } from '@alpaca/contract';
import type { Edited } from '../../platform/revisions/revisions.ts';

/** A valid form of either book. */
export type AddressForm = ShipperForm | ConsigneeForm;

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnsOf = (shape: Record<string, unknown>) =>
  Object.keys(shape).map((field) => ({ field, column: snake(field) }));

interface Book extends Edited {
  table: 'shippers' | 'consignees';
  /** What people enter, by its name in the contract and in the table. */
  columns: readonly { field: string; column: string }[];
}

export const books: Readonly<Record<AddressBook, Book>> = {
  shipper: {
    kind: 'shipper',
    table: 'shippers',
    missing: 'address.notFound',
    columns: columnsOf(ShipperForm.shape),
  },
  consignee: {
    kind: 'consignee',
    table: 'consignees',
    missing: 'address.notFound',
    columns: columnsOf(ConsigneeForm.shape),
  },
};
