import type { Says } from '../wire/says.ts';

export const declarationsSays = {
  refusals: {
    'sku.notFound': 404,
    'sku.taken': 409,
    'taxNumber.notFound': 404,
    'taxNumber.taken': 409,
  },
  permissions: {
    'order:skus': { side: 'merchant', group: 'declarations' },
    'order:skuEdit': { side: 'merchant', group: 'declarations', needs: ['order:skus'] },
    'order:taxNumbers': { side: 'merchant', group: 'declarations' },
    'order:taxNumberEdit': { side: 'merchant', group: 'declarations', needs: ['order:taxNumbers'] },
  },
  pages: ['order/Skus', 'order/TaxNumbers'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    declarations: typeof declarationsSays;
  }
}
