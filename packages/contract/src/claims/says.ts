import type { Says } from '../wire/says.ts';

export const claimsSays = {
  refusals: {
    'claim.notFound': 404,
    // Somebody was faster.
    'claim.moved': 409,
    // One of its kind is open for the order.
    'claim.taken': 409,
    'claim.notYet': 409,
    'claim.tooEarly': 409,
    'claim.tooLate': 409,
    'claim.notMarked': 409,
    'claim.samePerson': 409,
    'claim.documents': 422,
    'claim.tooMuch': 422,
    'claim.nothing': 422,
    'claim.decimals': 422,
    'claim.noRate': 422,
    'claimTerms.notFound': 404,
    'claimTerms.taken': 409,
  },
  permissions: {
    'order:claims': { side: 'merchant', group: 'money', needs: ['order:detail'] },
    'ops:claims': { side: 'staff' },
  },
  pages: ['order/Claims', 'ops/Claims'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    claims: typeof claimsSays;
  }
}
