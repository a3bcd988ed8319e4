import * as z from 'zod/mini';

/** Nobody is asked: numbers and labels are brought in by people. */
export const settings = z.strictObject({});
