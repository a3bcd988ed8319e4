import type { Says } from '../wire/says.ts';

export const shipmentSays = {
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
