/** What comes of the work, or an error when that takes too long; the work itself goes on. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T> => {
  const late = AbortSignal.timeout(ms);
  const tooLate = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('too late'), { code: 'ETIMEDOUT' });
    late.addEventListener('abort', () => reject(error));
  });
  return Promise.race([work, tooLate]);
};
