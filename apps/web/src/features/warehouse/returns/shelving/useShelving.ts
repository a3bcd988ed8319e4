import { type givenSources, type ReturnView, shelveReturn } from '@alpaca/contract';
import { useRef, useState } from 'react';
import { isUnanswered, refusedBy } from '../../../../shared/api/error.ts';
import { errorText } from '../../../../shared/api/errorText.ts';
import { newKey } from '../../../../shared/api/key.ts';
import { request } from '../../../../shared/api/request.ts';
import { play } from '../../../../shared/scanner/sounds.ts';

export type GivenSource = (typeof givenSources)[number];

/** A parcel that was scanned here, and what became of it. */
export interface Shelving {
  key: string;
  number: string;
  shelf: string;
  state: 'sending' | 'shelved' | 'unexpected' | 'refused';
  row: ReturnView | null;
  problem: string;
}

interface Asked {
  number: string;
  shelf: string;
  source?: GivenSource;
  photos?: string[];
}

const againMs = 2_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shelves one parcel after the other, each with a key of its own: what is sent again happens once. */
export const useShelving = (warehouseId: string, onShelved: () => void) => {
  const [all, setAll] = useState<readonly Shelving[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const change = (key: string, part: Partial<Shelving>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const send = async (key: string, { photos = [], ...asked }: Asked) => {
    const body = { warehouseId, photos, ...asked };
    const sent = newKey();
    for (;;) {
      try {
        const row = await request(shelveReturn, { body }, { key: sent });
        change(key, { state: 'shelved', row, shelf: row.shelf, problem: '' });
        play('done');
        return onShelved();
      } catch (error) {
        if (!isUnanswered(error)) {
          const isUnexpected = refusedBy(error, 'return.notExpected');
          change(key, {
            state: isUnexpected ? 'unexpected' : 'refused',
            problem: errorText(error),
          });
          return play(isUnexpected ? 'twice' : 'wrong');
        }
        change(key, { problem: errorText(error) });
        await pause(againMs);
      }
    }
  };
  const enqueue = (key: string, asked: Asked) => {
    line.current = line.current.then(() => send(key, asked));
  };
  const scan = (number: string, shelf: string) => {
    const key = newKey();
    setAll((before) => [
      ...before,
      { key, number, shelf, state: 'sending', row: null, problem: '' },
    ]);
    enqueue(key, { number, shelf });
  };
  /** Once more with what was missing: where it came from, or a picture. */
  const again = ({ key, number, shelf }: Shelving, more: Partial<Asked>) => {
    change(key, { state: 'sending', problem: '' });
    enqueue(key, { number, shelf, ...more });
  };
  return { all, scan, again };
};
