import type { Says } from '../wire/says.ts';

export const keepingSays = {
  refusals: {
    'erasure.notFound': 404,
    'erasure.open': 409,
    'erasure.asked': 409,
    'erasure.done': 409,
    'erasure.tooLate': 409,
    'dataExport.underWay': 409,
  },
  permissions: {
    'system:keeping': { side: 'staff' },
    'basic:ownData': { side: 'merchant', group: 'account' },
  },
  pages: ['system/Keeping', 'system/OwnData'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    keeping: typeof keepingSays;
  }
}
