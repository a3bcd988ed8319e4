/**
 * The first of several answers that is one, however long the others take. Only when all are in is it known that
 * there is none, and not even then where somebody could not answer.
 */
export const firstFound = <T>(answers: readonly Promise<T | null>[]): Promise<T | null> => {
  const found = answers.map(async (answer) => {
    const value = await answer;
    if (value === null) throw nothing;
    return value;
  });
  return Promise.any(found).catch(({ errors }: AggregateError) => {
    const fault = errors.find((error) => error !== nothing);
    if (fault) throw fault;
    return null;
  });
};

const nothing = new Error('not found');
