import type { Consignment } from '../../platform/carrier.ts';
import { labelSize } from '../../platform/paper/measures.ts';
import { bytesOf, newPaper } from '../../platform/paper/paper.ts';
import { drawLabelPage } from './label.ts';

/** A label by itself, a page for each box. */
export const labelOf = (order: Consignment, numbers: readonly string[]): Promise<Buffer> => {
  const doc = newPaper({ size: labelSize, title: order.orderNo });
  return bytesOf(doc, async () => {
    for (const [at, number] of numbers.entries()) drawLabelPage(doc, order, number, at);
  });
};
