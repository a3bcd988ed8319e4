import type { Says } from '../wire/says.ts';

export const jobsSays = {
  refusals: {
    'job.notFound': 404,
    'job.cannotCancel': 409,
  },
  permissions: {
    'system:jobs': { side: 'both' },
  },
  pages: ['system/Jobs'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    jobs: typeof jobsSays;
  }
}
