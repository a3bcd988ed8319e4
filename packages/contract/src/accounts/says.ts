import type { Says } from '../wire/says.ts';

export const accountsSays = {
  refusals: {
    'activation.notFound': 404,
    'activation.cannotMove': 409,
    'activation.reviewed': 409,
    'merchant.notFound': 404,
    'user.notFound': 404,
    'team.locked': 409,
    'team.cannotGrant': 422,
    'account.notActive': 422,
    'account.frozen': 422,
  },
  permissions: {
    'basic:activation': { side: 'merchant', group: 'account' },
    'basic:information': { side: 'both' },
    'system:team': { side: 'merchant', group: 'account' },
    'system:teamAdd': { side: 'merchant', group: 'account', needs: ['system:team'] },
    'system:teamEdit': { side: 'merchant', group: 'account', needs: ['system:team'] },
    'system:userSelect': { side: 'staff' },
    'ops:activations': { side: 'staff' },
    'ops:activationReview': { side: 'staff' },
    'ops:merchants': { side: 'staff' },
    'ops:merchantEdit': { side: 'staff' },
  },
  pages: [
    'basic/Activation',
    'basic/Information',
    'system/Team',
    'ops/Activations',
    'ops/Merchants',
  ],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    accounts: typeof accountsSays;
  }
}
