import type { Says } from '../wire/says.ts';

export const financeSays = {
  refusals: {
    'wallet.tooLow': 422,
    'exchange.noRate': 422,
    'exchange.tooSmall': 422,
    'exchange.notFound': 404,
    'exchange.expired': 409,
    'exchange.rateChanged': 409,
    'hold.resolved': 409,
    'charge.already': 409,
    'refund.tooMuch': 409,
    'bankInfo.notFound': 404,
    'paymentCode.notFound': 404,
    'topUp.notFound': 404,
    'topUp.noMerchant': 422,
    'topUp.otherCurrency': 422,
    'topUp.cannotMove': 409,
    'topUp.ownSubmission': 409,
    'topUp.decided': 409,
    'topUp.noProof': 409,
    'topUp.secondPerson': 409,
    'topUp.proofUsedBefore': 409,
    'topUp.tooMuch': 422,
    'topUp.tooManyFiles': 422,
    'topUp.notOnline': 409,
    'payment.unavailable': 422,
    'payment.failed': 409,
    'bill.notFound': 404,
  },
  permissions: {
    'financial:overview': { side: 'merchant', group: 'money' },
    'financial:exchange': { side: 'merchant', group: 'money', needs: ['financial:overview'] },
    'financial:recharge': {
      side: 'merchant',
      group: 'money',
      needs: ['financial:overview', 'financial:topUpCheck', 'financial:credentials'],
    },
    'financial:credentials': { side: 'merchant', group: 'money', needs: ['financial:topUpCheck'] },
    'financial:transactions': { side: 'merchant', group: 'money' },
    'financial:billing': { side: 'merchant', group: 'money' },
    'financial:topUpCheck': { side: 'both', group: 'money' },
    'financial:topUpAudit': { side: 'staff' },
    'ops:waysToPay': { side: 'staff' },
  },
  pages: [
    'financial/Overview',
    'financial/Recharge',
    'financial/Credentials',
    'financial/Transactions',
    'financial/Billing',
    'financial/TopUpCheck',
    'ops/WaysToPay',
  ],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    finance: typeof financeSays;
  }
}
