import type { PrintPreview } from '@alpaca/contract';

export const label = { document: 'label', printer: 'label', copies: 1, pages: 2 } as const;
export const invoice = { document: 'invoice', printer: 'a4', copies: 3, pages: 1 } as const;

/** What would come out of an order: its label, unless the test says otherwise. */
export const preview = (id: string, rest: Partial<PrintPreview> = {}): PrintPreview => ({
  ...{ id, transactionOrderNo: `A${id}`, customerNo: '', obstacle: null, items: [label] },
  ...{ printCount: 0, lastPrint: null },
  ...rest,
});
