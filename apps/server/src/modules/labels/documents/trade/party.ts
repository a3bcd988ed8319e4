import { addressLines, joined, taxWords } from '../../../../carriers/own/labelWords.ts';
import type { TaxNumber } from '../../../../platform/carrier.ts';
import { type Frame, inset, writeFirstWhole } from '../../../../platform/paper/frame.ts';
import { type Doc, writeIn } from '../../../../platform/paper/paper.ts';
import type { PaperOrder } from '../../../orders/index.ts';
import { both } from '../paperWords.ts';

type Form = PaperOrder['form'];

const taxLine = (number: TaxNumber) =>
  number.taxNo === '' ? '' : `${both('taxNo')}: ${taxWords(number)}`;

/** All of it; or where that is too much, with what is longest at the end. */
const waysOf = (party: Form['shipper'] | Form['consignee'], number: string): string[][] => {
  const [street = '', place = ''] = addressLines(party);
  const reached = joined([party.phone, party.email], '  ');
  const tax = joined([number, taxLine(party)], '  ');
  return [
    [party.company, party.name, street, place, reached, tax],
    [party.company, party.name, place, reached, tax, street],
  ];
};

const writeParty = (doc: Doc, name: string, ways: readonly string[][], frame: Frame) => {
  doc.rect(frame.x, frame.y, frame.width, frame.height).lineWidth(0.5).stroke();
  const { x, y, width, height } = inset(frame, 6);
  writeIn(doc, [name], { x, y: y - 2, width, height: 12, largest: 7.5 });
  const area = { x, y: y + 11, width, height: height - 11, largest: 10, smallest: 5.5 };
  writeFirstWhole(doc, ways, area);
};

/** Who sends and who gets it, side by side. */
export const writeParties = (doc: Doc, order: PaperOrder, [left, right]: readonly Frame[]) => {
  const { shipper, consignee } = order.form;
  const declared = taxWords(order.taxNumber);
  const under = declared === '' ? '' : `${both('declaredUnder')}: ${declared}`;
  const eori = consignee.eoriNo === '' ? '' : `EORI: ${consignee.eoriNo}`;
  writeParty(doc, both('shipper'), waysOf(shipper, under), left as Frame);
  writeParty(doc, both('consignee'), waysOf(consignee, eori), right as Frame);
};
