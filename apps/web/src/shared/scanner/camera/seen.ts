// So long a code must have been out of sight to be meant again: a hand trembles.
const goneMs = 1_200;

/** Of what a camera sees many times a second: each code once, until it was out of sight. */
export const createSeen = () => {
  let last = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  /** Whether this is a code that was just brought before the camera. */
  return (text: string, at: number): boolean => {
    const isNew = text !== last || at - lastAt > goneMs;
    last = text;
    lastAt = at;
    return isNew;
  };
};
