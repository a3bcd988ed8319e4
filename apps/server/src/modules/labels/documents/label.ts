import { drawLabelPage } from '../../../carriers/own/label.ts';
import { boxNumbers, consigned } from './consigned.ts';
import { drawDesigned, labelsPerPage } from './designed/designedLabel.ts';
import type { PaperKind } from './paperKind.ts';

/** A page for each box, as it was drawn when it was booked; or as the merchant's design says. */
export const label: PaperKind = {
  pages: ({ boxes }, design) => Math.ceil(boxes.length / (design ? labelsPerPage(design.size) : 1)),
  draw(doc, order, look) {
    if (look.design) return drawDesigned(doc, [order], look, look.design);
    const consignment = consigned(order);
    for (const [at, number] of boxNumbers(order).entries()) {
      drawLabelPage(doc, consignment, number, at);
    }
  },
};
