import type { Says } from '../wire/says.ts';

export const approvalsSays = {
  refusals: {
    'approval.notFound': 404,
    'approval.waiting': 409,
    'approval.nothing': 422,
    'approval.decided': 409,
    'approval.own': 409,
    'approval.notOwn': 409,
    'approval.changedMeanwhile': 409,
    'approval.limitTooHigh': 422,
    'approval.adjustmentTooHigh': 422,
  },
  permissions: {
    'ops:merchantTerms': { side: 'staff' },
    'ops:adjust': { side: 'staff' },
    'ops:approvals': { side: 'staff' },
    'ops:approvalDecide': { side: 'staff' },
  },
  pages: ['ops/Approvals'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    approvals: typeof approvalsSays;
  }
}
