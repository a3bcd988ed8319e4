import type { Says } from '../wire/says.ts';

export const logsSays = {
  refusals: {
    'log.notFound': 404,
  },
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    logs: typeof logsSays;
  }
}
