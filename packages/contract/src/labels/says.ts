import type { Says } from '../wire/says.ts';

export const labelsSays = {
  permissions: {
    'order:labels': { side: 'merchant', group: 'labels', needs: ['order:list'] },
    'order:scanPrint': { side: 'merchant', group: 'labels', needs: ['order:detail'] },
    'order:scanRecord': { side: 'merchant', group: 'labels', needs: ['order:detail'] },
    'order:printSettings': { side: 'merchant', group: 'labels' },
  },
  pages: ['order/LabelDownload', 'order/ScanPrint', 'order/ScanPrintRecord', 'order/PrintSettings'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    labels: typeof labelsSays;
  }
}
