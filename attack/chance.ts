import { openChance } from '../apps/server/seeds/orders/chance.ts';

/** Numbers that look random and come again by their seed. */
export const chance = (seed: number) => {
  const { below, of } = openChance(seed);
  return { upTo: below, oneOf: of };
};
export type Chance = ReturnType<typeof chance>;
