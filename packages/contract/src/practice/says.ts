import type { Says } from '../wire/says.ts';

export const practiceSays = {
  refusals: {
    // Nothing that is sold takes the practice parcel to any country it knows.
    'practice.noLine': 422,
    'practice.notReady': 409,
  },
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    practice: typeof practiceSays;
  }
}
