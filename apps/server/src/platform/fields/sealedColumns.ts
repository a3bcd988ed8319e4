import type { IndexKind } from './fieldIndex.ts';
import type { Place } from './sealing.ts';

export interface SealedColumn {
  table: string;
  column: string;
  /** What names a row within its tenant, in the order of the table's primary key, and of which types. */
  key: Readonly<Record<string, 'uuid' | 'text' | 'integer' | 'bigint' | 'smallint'>>;
  /** `whole`: a jsonb document, sealed as one text; `fields`: one of whose `parts` some texts are sealed. */
  form: 'text' | 'whole' | 'fields';
  parts?: readonly string[];
  /** Where its blind index is kept, if it is found by its whole number. */
  index?: { column: string; kind: IndexKind };
}

const id = { id: 'uuid' } as const;
const importRow = { import_id: 'uuid', row_no: 'integer' } as const;

const text = (table: string, column: string): SealedColumn => ({
  table,
  column,
  key: id,
  form: 'text',
});

/** Every column that is sealed; the job goes through all of them (docs/runbooks/keys.md). */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'users',
    column: 'phone',
    key: id,
    form: 'text',
    index: { column: 'phone_index', kind: 'phone' },
  },
  {
    table: 'users',
    column: 'email',
    key: id,
    form: 'text',
    index: { column: 'email_index', kind: 'email' },
  },
  { table: 'activation_requests', column: 'identity_number', key: id, form: 'text' },
  { table: 'activation_requests', column: 'credit_code', key: id, form: 'text' },
  { table: 'activation_requests', column: 'contact_phone', key: id, form: 'text' },
  { table: 'merchant_cards', column: 'contacts', key: { merchant_id: 'uuid' }, form: 'whole' },
  { table: 'line_contacts', column: 'email', key: { product_id: 'uuid' }, form: 'text' },
  // Swept after a month; what a release before this one wrote is sealed all the same.
  { table: 'outgoing_messages', column: 'recipient', key: id, form: 'text' },
  { table: 'outgoing_messages', column: 'body', key: id, form: 'text' },
  { table: 'outgoing_messages', column: 'params', key: id, form: 'whole' },
  ...['phone', 'email', 'tax_no', 'certificate_no'].map((column) => text('shippers', column)),
  ...['phone', 'phone2', 'email', 'eori_no', 'tax_no', 'certificate_no'].map((column) =>
    text('consignees', column),
  ),
  ...['phone', 'email'].map((column) => text('delivery_addresses', column)),
  { ...text('tax_numbers', 'tax_no'), index: { column: 'tax_no_index', kind: 'text' } },
  {
    table: 'orders',
    column: 'form',
    key: id,
    form: 'fields',
    parts: ['shipper', 'consignee'],
  },
  { table: 'shipments', column: 'shipper', key: id, form: 'whole' },
  {
    table: 'record_changes',
    column: 'changes',
    key: { kind: 'text', record_id: 'uuid', revision: 'integer' },
    form: 'whole',
  },
  { table: 'imports', column: 'headers', key: id, form: 'whole' },
  { table: 'import_rows', column: 'cells', key: importRow, form: 'whole' },
  { table: 'import_rows', column: 'edits', key: importRow, form: 'whole' },
  { table: 'exports', column: 'filter', key: id, form: 'whole' },
  {
    table: 'idempotency_keys',
    column: 'answer',
    key: { scope: 'text', call: 'text', key: 'text' },
    form: 'text',
  },
];

export const placeOf = ({ table, column }: SealedColumn): Place => `${table}.${column}`;
