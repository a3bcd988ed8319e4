import type { Says } from '../wire/says.ts';

export const warehouseSays = {
  refusals: {
    'warehouse.notFound': 404,
    'warehouse.codeTaken': 409,
    // The staff of one warehouse does nothing in another.
    'warehouse.notYours': 409,
    'badge.taken': 409,
    'badge.wrong': 422,
    'badge.locked': 409,
    // A role asks for a second factor, or the person does not work at stations.
    'badge.notHere': 409,
    'scan.otherContent': 409,
    'stray.notFound': 404,
    'stray.known': 409,
    'stray.ended': 409,
    'stray.otherMerchant': 409,
    'withholding.notFound': 404,
    'withholding.ended': 409,
    'withholding.already': 409,
    'withholding.priceChanged': 409,
    'withholding.notOffered': 409,
    // Its boxes lie in a bag: they are scanned out before it goes another way.
    'withholding.inBag': 409,
    // The same to its merchant, who sees no bags.
    'withholding.packed': 409,
    'batch.notFound': 404,
    'batch.closed': 409,
    'batch.nothing': 422,
    'batch.open': 409,
    'batch.cannotClose': 409,
    'batch.cannotReopen': 409,
    'bag.notFound': 404,
    'bag.closed': 409,
    'bag.open': 409,
    'bag.notEmpty': 409,
    'bag.weightFar': 409,
    'bag.tooMany': 409,
    'bag.nothing': 422,
    'bag.withheld': 409,
    'manifest.notFound': 404,
    'manifest.notTaken': 409,
    'manifest.nothing': 422,
    'return.notFound': 404,
    'return.ended': 409,
    // Nobody said that it comes back: where it came from has to be told.
    'return.notExpected': 409,
    'return.notOffered': 409,
    // Longer than the tenant keeps returns, or not in the future.
    'return.holdTooLong': 409,
    // The merchant decided otherwise while the staff was at it.
    'return.wishChanged': 409,
  },
  permissions: {
    'ops:receive': { side: 'staff' },
    'ops:withheld': { side: 'staff' },
    'ops:dispatch': { side: 'staff' },
    'ops:returns': { side: 'staff' },
    'ops:warehouses': { side: 'staff' },
    'ops:warehouseEdit': { side: 'staff' },
    'order:withheld': { side: 'merchant', group: 'orders', needs: ['order:detail'] },
  },
  pages: [
    'ops/Receive',
    'ops/Withheld',
    'ops/Dispatch',
    'ops/Returns',
    'ops/Warehouses',
    'order/Withheld',
  ],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    warehouse: typeof warehouseSays;
  }
}
