import type { Fate } from './faults.ts';
import type { BookingForm } from './forms.ts';

/** What a demo may ask for by the consignee it types; the README lists it. */
interface Magic {
  refused?: { code: string; message: string };
  /** Of the first time that it is asked. */
  fate?: Fate;
  slowLabelMs?: number;
}

const byName: Readonly<Record<string, Magic>> = {
  'lost answer': { fate: 'resetAfterCommit' },
  'not now': { fate: 'error' },
  'late label': { slowLabelMs: 20_000 },
};

export const magicOf = ({ consignee }: BookingForm): Magic => {
  if (consignee.postCode === '00000') {
    return { refused: { code: 'postcode_not_served', message: 'postcode not served' } };
  }
  return byName[consignee.name.trim().toLowerCase()] ?? {};
};
