import type { Says } from '../wire/says.ts';

export const shipmentSays = {
  refusals: {
    'shipment.notFound': 404,
    'shipment.numberTaken': 409,
    // Its first parcel was received: nothing of it is changed any more.
    'shipment.begun': 409,
    'shipment.takenBack': 409,
    'shipment.nothing': 422,
    // Some of the orders can't be handed over: named with the reason, and nothing is done.
    'shipment.leftOut': 409,
  },
  permissions: {
    'shipment:waiting': { side: 'merchant', group: 'handOver', needs: ['order:detail'] },
    'shipment:batch': { side: 'merchant', group: 'handOver', needs: ['order:detail'] },
    'shipment:inventory': {
      side: 'both',
      group: 'handOver',
      needs: ['shipment:detail', 'order:detail'],
    },
    'shipment:detail': { side: 'both', group: 'implied' },
  },
  pages: ['shipment/Waiting', 'shipment/Batch', 'shipment/Inventory', 'shipment/Detail'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    shipment: typeof shipmentSays;
  }
}
