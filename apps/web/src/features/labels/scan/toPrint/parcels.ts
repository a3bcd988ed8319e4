import type { Sound } from '../../../../shared/scanner/sounds.ts';
import type { Parcel } from './parcel.ts';

const quiet: readonly Parcel['step'][] = [
  'looking',
  'waiting',
  'submitting',
  'booking',
  'printing',
  'aside',
];

/** What is heard when a parcel comes to a step. */
const soundOf = ({ step, fault }: Parcel): Sound | null => {
  if (quiet.includes(step)) return null;
  if (step === 'wrong') return fault === 'twice' ? 'twice' : 'wrong';
  return step === 'asks' ? 'twice' : 'right';
};

export interface ParcelsShown {
  play: (sound: Sound) => void;
  onChange: (parcels: readonly Parcel[]) => void;
}

const blank = {
  sku: '',
  left: 0,
  passed: [],
  order: null,
  form: null,
  step: 'looking',
  question: null,
  fault: null,
  message: '',
  weights: [],
  doubt: null,
  price: null,
} as const satisfies Omit<Parcel, 'key' | 'number' | 'scannedAt' | 'steppedAt'>;

const wordless = { question: null, fault: null, message: '', doubt: null };

/** The parcels of a session; every change is shown, and heard where it matters. */
export const createParcels = ({ play, onChange }: ParcelsShown) => {
  let parcels: readonly Parcel[] = [];
  let happened = 0;
  const get = (key: number) => parcels.find((one) => one.key === key) as Parcel;
  const show = (changed: readonly Parcel[]) => {
    parcels = changed;
    onChange(parcels);
  };
  return {
    all: () => parcels,
    get,
    add: (number: string): number => {
      const key = parcels.length + 1;
      const at = ++happened;
      show([...parcels, { ...blank, key, number, scannedAt: at, steppedAt: at }]);
      return key;
    },
    set: (key: number, change: Partial<Parcel>) => {
      // A new step begins without the last one's words.
      const fresh = change.step ? { ...wordless, steppedAt: ++happened } : {};
      show(parcels.map((one) => (one.key === key ? { ...one, ...fresh, ...change } : one)));
      const sound = change.step ? soundOf(get(key)) : null;
      if (sound) play(sound);
    },
    play,
  };
};
export type Parcels = ReturnType<typeof createParcels>;
