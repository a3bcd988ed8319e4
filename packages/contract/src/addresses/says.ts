import type { Says } from '../wire/says.ts';

export const addressesSays = {
  refusals: {
    'address.notFound': 404,
    'address.duplicate': 409,
    'address.codeTaken': 409,
    'address.shared': 409,
  },
  permissions: {
    'order:addresses': { side: 'merchant', group: 'addresses' },
    'order:addressManage': { side: 'merchant', group: 'implied', needs: ['order:addresses'] },
    'order:addressAdd': {
      side: 'merchant',
      group: 'addresses',
      needs: ['order:addresses', 'order:addressManage'],
    },
    'order:addressEdit': {
      side: 'merchant',
      group: 'addresses',
      needs: ['order:addresses', 'order:addressManage'],
    },
    'order:addressDelete': { side: 'merchant', group: 'addresses', needs: ['order:addresses'] },
    'order:addressImport': { side: 'merchant', group: 'addresses', needs: ['order:addresses'] },
  },
  pages: ['order/AddressLists', 'order/AddressManage', 'order/AddressImport'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    addresses: typeof addressesSays;
  }
}
