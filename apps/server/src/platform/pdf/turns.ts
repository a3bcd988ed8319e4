// Two programs each, with half a gigabyte at most: what a node has to spare.
const atOnce = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Lets so many at once do their work; the others wait for their turn. */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // Who waits takes the place over as it is.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};
