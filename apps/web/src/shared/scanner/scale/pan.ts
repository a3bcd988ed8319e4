import type { Reading } from './scaleLine.ts';

/**
 * What lies on a scale. A weight is given once: until the pan was empty it is the last parcel's, which
 * somebody forgot to take away.
 */
export const createPan = () => {
  let weight: number | null = null;
  let isTaken = false;
  return {
    read: ({ kg, isStable }: Reading) => {
      if (kg <= 0) isTaken = false;
      weight = isStable && kg > 0 ? kg : null;
    },
    /** The weight at rest that nobody had yet. */
    take: (): number | null => {
      if (weight === null || isTaken) return null;
      isTaken = true;
      return weight;
    },
    /** A parcel was weighed by hand: what lies there is its weight. */
    skip: () => {
      isTaken = weight !== null;
    },
  };
};
