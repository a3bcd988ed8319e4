import type { OrderDraft } from '@alpaca/contract';
import { openField, type Sealing, sealField, turnFields } from '../../platform/fields/index.ts';

const place = 'orders.form';
const parties = ['shipper', 'consignee'];

/** A form as its column keeps it: by what stays plain orders are listed, searched and counted. */
export const sealForm = <F extends OrderDraft>(sealing: Sealing, form: F): F =>
  turnFields(form, parties, (text) => sealField(sealing, place, text));

/** A form as it was filled in. */
export const openForm = <F extends OrderDraft>(sealing: Sealing, form: F): F =>
  turnFields(form, parties, (text) => openField(sealing, place, text));

interface Formed {
  form: OrderDraft;
}

/** Opened when it is first asked for: most of what is done with orders never looks at their people. */
const withForm = <R extends Formed>(sealing: Sealing, row: R): R => {
  let form: OrderDraft | undefined;
  return Object.defineProperty({ ...row }, 'form', {
    enumerable: true,
    configurable: true,
    get: () => {
      form ??= openForm(sealing, row.form);
      return form;
    },
  });
};

/** Rows as people read them. */
export const openForms = <R extends Formed>(sealing: Sealing, rows: readonly R[]): R[] =>
  rows.map((row) => withForm(sealing, row));
