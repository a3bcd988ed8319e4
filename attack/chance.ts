/** Numbers that look random and come again by their seed (mulberry32). */
export const chance = (seed: number) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (count: number) => Math.floor(next() * count);
  return { upTo, oneOf: <T>(things: readonly T[]) => things[upTo(things.length)] as T };
};
export type Chance = ReturnType<typeof chance>;
