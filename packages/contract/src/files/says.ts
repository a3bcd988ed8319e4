import type { Says } from '../wire/says.ts';

export const filesSays = {
  refusals: {
    'file.notFound': 404,
    'file.noRoom': 422,
    'file.tooMany': 422,
    'ticket.invalid': 404,
    'upload.tooLarge': 413,
    'upload.wrongType': 422,
    'upload.broken': 422,
    'upload.active': 422,
    'upload.locked': 422,
    'upload.noFile': 422,
  },
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    files: typeof filesSays;
  }
}
