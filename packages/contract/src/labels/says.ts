import type { Says } from '../wire/says.ts';

export const labelsSays = {
  refusals: {
    'label.cannotPrint': 409,
    'label.nothingToPrint': 422,
    'label.tooMany': 422,
    'label.tooManyPages': 422,
    'label.tooManyStickers': 422,
    'label.waitsTooLong': 422,
    'label.setsRunning': 409,
    'label.notOwnLine': 409,
    'labelSet.notFound': 404,
    'labelSet.nothingMissing': 409,
    'labelSet.making': 409,
    'labelSet.noSuchPage': 422,
    'labelDesign.notFound': 404,
    'labelDesign.nameTaken': 409,
    'labelDesign.tooMany': 409,
    'orderFile.notFound': 404,
    'orderFile.noSuchBox': 422,
    'orderFile.tooMany': 409,
    'orderFile.unusable': 422,
    'print.again': 409,
    'print.notFound': 404,
    'print.noCertificate': 409,
    'print.notOurs': 422,
  },
  permissions: {
    // A label shows name, address and phone: whoever has it in hand has them.
    'order:print': { side: 'both', group: 'labels', needs: ['order:detail'] },
    'order:labels': { side: 'merchant', group: 'labels', needs: ['order:list', 'order:print'] },
    'order:scanPrint': { side: 'merchant', group: 'labels', needs: ['order:print'] },
    'order:scanRecord': { side: 'merchant', group: 'labels', needs: ['order:detail'] },
    'order:printSettings': { side: 'merchant', group: 'labels' },
    'ops:labelDesigns': { side: 'staff' },
  },
  pages: [
    'order/LabelDownload',
    'order/ScanPrint',
    'order/ScanPrintRecord',
    'order/PrintSettings',
    'ops/LabelDesigns',
  ],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    labels: typeof labelsSays;
  }
}
