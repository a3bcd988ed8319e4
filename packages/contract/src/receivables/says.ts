import type { Says } from '../wire/says.ts';

export const receivablesSays = {
  refusals: {
    'statement.notFound': 404,
    // Somebody was faster, or its day came.
    'statement.moved': 409,
    'statementCycle.notFound': 404,
    'receivable.overdue': 422,
  },
  permissions: {
    'financial:statements': { side: 'merchant', group: 'money' },
    'ops:receivables': { side: 'staff' },
  },
  pages: ['financial/Statements', 'ops/Receivables'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    receivables: typeof receivablesSays;
  }
}
