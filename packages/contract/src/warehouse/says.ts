import type { Says } from '../wire/says.ts';

export const warehouseSays = {
  permissions: {
    'ops:receive': { side: 'staff' },
    'ops:withheld': { side: 'staff' },
    'ops:dispatch': { side: 'staff' },
  },
  pages: ['ops/Receive', 'ops/Withheld', 'ops/Dispatch'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    warehouse: typeof warehouseSays;
  }
}
