import type { Says } from '../wire/says.ts';

export const threadsSays = {
  refusals: {
    'thread.notFound': 404,
    'thread.closed': 409,
    'thread.noOrder': 422,
  },
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    threads: typeof threadsSays;
  }
}
