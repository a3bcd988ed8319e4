import type { Says } from '../wire/says.ts';

export const ordersSays = {
  refusals: {
    'order.notFound': 404,
    'order.cannotMove': 409,
    'order.customerNoTaken': 409,
    'order.incomplete': 422,
    'order.notQuoted': 422,
    'order.noSuchNumber': 422,
    'order.notBooked': 409,
    'order.trackingTaken': 409,
    'order.remote': 409,
    'order.priceRose': 409,
    'order.productStopped': 409,
    'order.redacted': 409,
  },
  permissions: {
    'single:special': {
      side: 'merchant',
      group: 'placing',
      needs: ['order:submit', 'single:detail', 'single:finish'],
    },
    'single:lines': {
      side: 'merchant',
      group: 'placing',
      needs: ['order:submit', 'single:detail', 'single:finish'],
    },
    'single:batch': { side: 'merchant', group: 'placing', needs: ['order:submit'] },
    'single:scan': {
      side: 'merchant',
      group: 'placing',
      needs: ['order:submit', 'order:pay', 'order:print'],
    },
    'single:detail': { side: 'merchant', group: 'implied' },
    'single:finish': { side: 'merchant', group: 'implied' },
    'order:list': { side: 'both', group: 'orders', needs: ['order:detail'] },
    'order:detail': { side: 'both', group: 'implied' },
    // What everybody needs to place an order: lines and their prices, the books it is filled from,
    // and the orders themselves.
    'order:submit': {
      side: 'merchant',
      group: 'placing',
      needs: [
        'order:list',
        'single:detail',
        'single:trial',
        'order:addresses',
        'order:skus',
        'order:taxNumbers',
      ],
    },
    'order:batchProduct': { side: 'merchant', group: 'placing', needs: ['order:submit'] },
    'trial:external': { side: 'merchant', group: 'orders', needs: ['order:detail'] },
    'order:pay': { side: 'merchant', group: 'orders', needs: ['order:list'] },
    'order:void': { side: 'merchant', group: 'orders', needs: ['order:list'] },
    'order:refund': { side: 'merchant', group: 'orders', needs: ['order:list'] },
    'ops:carriers': { side: 'staff' },
    'ops:carrierImport': { side: 'staff' },
    'ops:examineRefund': { side: 'staff' },
  },
  pages: [
    'single/SpecialLine',
    'single/MoreLines',
    'single/Batch',
    'single/ScanToPrint',
    'single/Detail',
    'single/Finish',
    'order/List',
    'order/Detail',
    'order/BatchEditProduct',
    'trial/ExternalOrderQuery',
    'ops/Carriers',
  ],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    orders: typeof ordersSays;
  }
}
