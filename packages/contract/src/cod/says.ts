import type { Says } from '../wire/says.ts';

export const codSays = {
  refusals: {
    'cod.notFound': 404,
    // Somebody was faster, or money came meanwhile.
    'cod.moved': 409,
    'cod.ownDecision': 409,
    'remittance.notFound': 404,
    'remittance.taken': 409,
    'remittance.moved': 409,
    'remittance.empty': 409,
    'remittance.importing': 409,
    'codLine.notFound': 404,
    'codLine.moved': 409,
    'codLine.notCod': 422,
    'codLine.otherCurrency': 422,
    'codLine.decimals': 422,
    'codLine.nothing': 422,
    'codLine.taken': 409,
  },
  permissions: {
    'financial:cod': { side: 'merchant', group: 'money' },
    'ops:cod': { side: 'staff' },
  },
  pages: ['financial/Cod', 'ops/Cod'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    cod: typeof codSays;
  }
}
