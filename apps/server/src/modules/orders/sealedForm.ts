import type { OrderDraft } from '@alpaca/contract';
import { isPersonal, openField, type Sealing, sealField } from '../../platform/fields/index.ts';

const place = 'orders.form';

type Turn = (sealing: Sealing, place: 'orders.form', text: string) => string;

const turned = <P extends object>(sealing: Sealing, party: P, turn: Turn): P => {
  const fresh = { ...party } as Record<string, unknown>;
  for (const [field, text] of Object.entries(party)) {
    if (isPersonal(field) && typeof text === 'string') fresh[field] = turn(sealing, place, text);
  }
  return fresh as P;
};

const both = <F extends OrderDraft>(sealing: Sealing, form: F, turn: Turn): F => ({
  ...form,
  shipper: turned(sealing, form.shipper, turn),
  consignee: turned(sealing, form.consignee, turn),
});

/** A form as its column keeps it: by what stays plain orders are listed, searched and counted. */
export const sealForm = <F extends OrderDraft>(sealing: Sealing, form: F): F =>
  both(sealing, form, sealField);

/** A form as it was filled in. */
export const openForm = <F extends OrderDraft>(sealing: Sealing, form: F): F =>
  both(sealing, form, openField);

/** Rows as people read them. */
export const openForms = <R extends { form: OrderDraft }>(
  sealing: Sealing,
  rows: readonly R[],
): R[] => rows.map((row) => ({ ...row, form: openForm(sealing, row.form) }));
