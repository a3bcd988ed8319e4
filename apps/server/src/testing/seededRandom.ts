/** What every run of a process takes its chances from; a failure names it. */
export const seed = Number(process.env.ALPACA_SEED ?? 20_261_119);
let state = seed;

/** From 0 to 1, the same ones every time. */
export const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 4_294_967_296;
};

export const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
