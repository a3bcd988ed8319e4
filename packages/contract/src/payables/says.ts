import type { Says } from '../wire/says.ts';

export const payablesSays = {
  refusals: {
    'payee.notFound': 404,
    'payee.taken': 409,
    'carrierBill.notFound': 404,
    // Its payee sent a bill of this number already; a corrected one is a new version.
    'carrierBill.taken': 409,
    // Somebody was faster.
    'carrierBill.moved': 409,
    'carrierBill.inRun': 409,
    'carrierBill.empty': 409,
    // Data rules hide some of what a bill is shared over.
    'carrierBill.partView': 409,
    // It says what the version before it says.
    'carrierBill.same': 409,
    'carrierBill.importing': 409,
    'carrierBill.otherCurrency': 422,
    'carrierBill.decimals': 422,
    'carrierBill.lineTaken': 409,
    'billLine.notFound': 404,
    'billLine.moved': 409,
    'paymentRun.notFound': 404,
    'paymentRun.moved': 409,
    'paymentRun.ownRun': 409,
    'paymentRun.othersRun': 409,
    'paymentRun.mixed': 422,
    'paymentRun.nothing': 422,
  },
  permissions: {
    'ops:payables': { side: 'staff' },
  },
  pages: ['ops/Payables'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    payables: typeof payablesSays;
  }
}
