// A scanner types a character every 5 to 40 ms, by radio now and then after a longer gap. Nobody
// types a whole number that fast.
const meanMs = 60;
const gapMs = 150;
/** After so long something new begins. */
const quietMs = 500;
/** Fewer than these may be somebody's word and Enter. */
const fewest = 4;

/** Tells what a scanner types from what a person does, by the moments at which keys came. */
export const createBurst = () => {
  let text = '';
  let first = 0;
  let last = 0;
  // Held up for a while: nobody knows whether it is whole, so it stays where it was typed.
  let isBroken = false;
  const isNew = (at: number) => text === '' || at - last > quietMs;
  return {
    /** Whether a character at this moment would begin a new burst. */
    isNew,
    add: (char: string, at: number) => {
      if (isNew(at)) {
        text = char;
        first = at;
        isBroken = false;
      } else {
        if (at - last > gapMs) isBroken = true;
        text += char;
      }
      last = at;
    },
    /** Enter or Tab came: what was scanned, or null where somebody typed. */
    end: (at: number): string | null => {
      const mean = (last - first) / Math.max(text.length - 1, 1);
      const isScan = !isBroken && text.length >= fewest && mean <= meanMs && at - last <= gapMs;
      const scanned = isScan ? text : null;
      text = '';
      return scanned;
    },
  };
};
