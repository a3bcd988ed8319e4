import type { LabelDesignForm } from '@alpaca/contract';
import { drawLabelPage } from '../../../carriers/own/label.ts';
import type { Doc } from '../../../platform/paper/paper.ts';
import type { PaperOrder } from '../../orders/index.ts';
import { boxNumbers, consigned } from './consigned.ts';
import { drawDesigned, labelsOf, labelsPerPage } from './designed/designedLabel.ts';
import { type PaperKind, type PaperLook, stepwise } from './paperKind.ts';

function* drawUsual(doc: Doc, order: PaperOrder) {
  const consignment = consigned(order);
  for (const [at, number] of boxNumbers(order).entries()) {
    yield drawLabelPage(doc, consignment, number, at);
  }
}

function* drawBy(design: LabelDesignForm, doc: Doc, order: PaperOrder, look: PaperLook) {
  const labels = labelsOf(order);
  const most = labelsPerPage(design.size);
  for (let at = 0; at < labels.length; at += most) {
    yield drawDesigned(doc, labels.slice(at, at + most), look, design);
  }
}

/** A page for each box, as every own line has it; or as the merchant's design says. */
export const label: PaperKind = {
  pages: ({ boxes }, design) => Math.ceil(boxes.length / (design ? labelsPerPage(design.size) : 1)),
  ...stepwise((doc, order, look) =>
    look.design ? drawBy(look.design, doc, order, look) : drawUsual(doc, order),
  ),
};
