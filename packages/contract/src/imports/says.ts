import type { Says } from '../wire/says.ts';

export const importsSays = {
  refusals: {
    'import.notFound': 404,
    'import.cannotMove': 409,
    'import.cellChanged': 409,
    'import.mappingWrong': 422,
    'import.nothingToCommit': 409,
    'import.costsMore': 409,
  },
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    imports: typeof importsSays;
  }
}
