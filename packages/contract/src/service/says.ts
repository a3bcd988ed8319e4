import type { Says } from '../wire/says.ts';

export const serviceSays = {
  refusals: {
    'service.notFound': 404,
    // Somebody was faster.
    'service.moved': 409,
    // A colleague answers it.
    'service.taken': 409,
    'service.hoursMoved': 409,
  },
  permissions: {
    'ops:service': { side: 'staff' },
    'ops:serviceHours': { side: 'staff', needs: ['ops:service'] },
  },
  pages: ['ops/Service'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    service: typeof serviceSays;
  }
}
