/**
 * Work in the order in which it came, one after the other: `inTurn(() => print(order))`. What fails
 * holds up nobody.
 */
export const createLine = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => null);
    return turn;
  };
};
