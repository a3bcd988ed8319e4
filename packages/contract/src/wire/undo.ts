import * as z from 'zod/mini';

/** What a call answers that takes a deletion back. */
export const Restored = z.strictObject({
  restored: z.number(),
  /** What somebody had restored before. */
  already: z.number(),
});
export type Restored = z.infer<typeof Restored>;
