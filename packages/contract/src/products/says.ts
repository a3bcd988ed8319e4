import type { Says } from '../wire/says.ts';

export const productsSays = {
  refusals: {
    'product.notFound': 404,
    'product.codeTaken': 409,
    'product.noPrice': 409,
    'channel.notFound': 404,
    'channel.codeTaken': 409,
    'channel.untried': 409,
    'channel.stopped': 409,
    'channel.productsChanged': 409,
    'numberRange.notFound': 404,
    'numberRange.codeTaken': 409,
    'numberRange.overlaps': 409,
    'numberRange.used': 409,
    'numberRange.tooShort': 409,
    'priceSheet.notFound': 404,
    'priceSheet.codeTaken': 409,
    'priceSheet.hasDraft': 409,
    'priceGroup.unknown': 422,
    'priceGroup.notFound': 404,
    'priceGroup.taken': 409,
    'priceGroup.used': 409,
    'priceVersion.notFound': 404,
    'priceVersion.published': 409,
    'priceVersion.repeated': 422,
    'priceVersion.unsound': 422,
    'priceVersion.inThePast': 422,
    'remoteList.notFound': 404,
  },
  permissions: {
    'product:list': { side: 'merchant', group: 'prices', needs: ['product:detail'] },
    'product:detail': { side: 'merchant', group: 'implied' },
    'single:channels': { side: 'merchant', group: 'placing', needs: ['product:list'] },
    'trial:freight': { side: 'merchant', group: 'prices' },
    'ops:products': { side: 'staff' },
    'ops:productEdit': { side: 'staff' },
    'ops:priceSheets': { side: 'staff' },
    'ops:priceSheetEdit': { side: 'staff' },
    'ops:priceSheetPublish': { side: 'staff' },
  },
  pages: [
    'product/List',
    'product/Detail',
    'single/SetChannels',
    'trial/FreightList',
    'ops/Products',
    'ops/PriceSheets',
  ],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    products: typeof productsSays;
  }
}
