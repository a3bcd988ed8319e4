import type { Says } from '../wire/says.ts';

export const exportsSays = {
  refusals: {
    'export.tooMany': 409,
    'export.running': 409,
  },
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    exports: typeof exportsSays;
  }
}
