import { drawCode128 } from '@alpaca/barcodes';
import { addressLines, joined, taxWords } from '../../../../carriers/own/labelWords.ts';
import { beside, type Frame, rule, writeFirstWhole } from '../../../../platform/paper/frame.ts';
import { labelSize } from '../../../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../../../platform/paper/paper.ts';
import type { PaperOrder } from '../../../orders/index.ts';
import { grossKg, totalNumber } from '../goodsSums.ts';
import { dayOf } from '../paperDay.ts';
import type { PaperKind, PaperLook } from '../paperKind.ts';
import { both, printed } from '../paperWords.ts';
import { inner, writeGoods } from './contents.ts';
import { isCn22 } from './sdr.ts';

const [width, height] = labelSize;

const formOf = ({ form }: PaperOrder) =>
  isCn22(totalNumber(form.goods), form.declaredCurrency) ? 'CN22' : 'CN23';

/** What each form has room for. CN23 also says what customs ask of goods of more value. */
const layouts = {
  CN22: { parties: 46, facts: 0, rows: 9 },
  CN23: { parties: 56, facts: 34, rows: 6 },
} as const;

const writeHead = (doc: Doc, order: PaperOrder, page: string) => {
  const [left, right] = beside({ ...inner, y: 6, height: 30 }, [5, 2], 6) as [Frame, Frame];
  writeIn(doc, [both('customs')], { ...left, height: 16, largest: 10.5 });
  writeIn(doc, [both('mayBeOpened')], { ...left, y: 21, height: 10, largest: 6.5 });
  writeIn(doc, [formOf(order)], { ...right, y: 1, height: 22, largest: 17, align: 'right' });
  writeIn(doc, [page], { ...right, y: 23.5, height: 9, largest: 6, align: 'right' });
  rule(doc, inner, 34);
};

const writeParty = (doc: Doc, name: string, ways: readonly string[][], frame: Frame) => {
  writeIn(doc, [both(name)], { ...frame, height: 9, largest: 6 });
  const area = { ...frame, y: frame.y + 8, height: frame.height - 10, largest: 8 };
  writeFirstWhole(doc, ways, area);
};

/** What each party's customs know it by: the goods' number before the shipper's own. */
const referencesOf = ({ form: { shipper, consignee }, taxNumber }: PaperOrder) => ({
  shipper: joined([taxWords(taxNumber), taxWords(shipper)], ' '),
  importer: joined([taxWords(consignee), consignee.eoriNo], ' '),
});

const writeParties = (doc: Doc, order: PaperOrder, y: number, high: number) => {
  const { shipper, consignee } = order.form;
  // The long form has places of their own for them.
  const references = formOf(order) === 'CN22' ? referencesOf(order) : null;
  const waysOf = (party: typeof shipper | typeof consignee, reference = '') => {
    const who = joined([party.name, party.company], ', ');
    const [street = '', place = ''] = addressLines(party);
    const reached = joined([reference, party.phone], '  ');
    return [
      [who, street, place, reached],
      [party.name, place, reached, street],
    ];
  };
  const [left, right] = beside({ ...inner, y, height: high }, [1, 1], 8) as [Frame, Frame];
  writeParty(doc, 'shipper', waysOf(shipper, references?.shipper), left);
  writeParty(doc, 'consignee', waysOf(consignee, references?.importer), right);
  rule(doc, inner, y + high);
};

const categories = ['gift', 'documents', 'saleOfGoods', 'sample', 'returned', 'otherGoods'];
const categoryOf = ({ form }: PaperOrder) =>
  form.goodsType === 'WPX' ? 'saleOfGoods' : 'documents';

const categoriesHeight = 30;

/** Boxes to tick, three in a row, as on the posts' own forms. */
const writeCategories = (doc: Doc, order: PaperOrder, top: number) => {
  for (const [at, category] of categories.entries()) {
    const cell = beside(inner, [1, 1, 1.1], 4)[at % 3] as Frame;
    const y = top + 3 + Math.floor(at / 3) * 13;
    doc
      .rect(cell.x, y + 1, 7, 7)
      .lineWidth(0.6)
      .stroke();
    if (category === categoryOf(order)) {
      doc.moveTo(cell.x + 1, y + 2).lineTo(cell.x + 6, y + 7);
      doc.moveTo(cell.x + 6, y + 2).lineTo(cell.x + 1, y + 7);
      doc.lineWidth(1.2).stroke();
    }
    const words = { x: cell.x + 10, y: y - 0.5, width: cell.width - 10, height: 11, largest: 6.5 };
    writeIn(doc, [both(category)], words);
  }
  rule(doc, inner, top + categoriesHeight);
};

/** What the long form asks besides: who imports, what it is worth insuring, which papers go along. */
const writeMore = (doc: Doc, order: PaperOrder, top: number) => {
  const { insuranceValue, insuranceCurrency } = order.form;
  const { shipper, importer } = referencesOf(order);
  const facts = [
    ['shipperReference', shipper || order.customerNo],
    ['importerReference', importer || '–'],
    ['insured', insuranceValue ? `${insuranceValue} ${insuranceCurrency}` : '–'],
    ['invoiceNo', order.orderNo],
  ] as const;
  for (const [at, [name, value]] of facts.entries()) {
    const cell = beside(inner, [1, 1], 8)[at % 2] as Frame;
    const y = top + 2 + Math.floor(at / 2) * 16;
    writeIn(doc, [both(name)], { ...cell, y, height: 7, largest: 5 });
    writeIn(doc, [value], { ...cell, y: y + 6, height: 10, largest: 7.5 });
  }
  rule(doc, inner, top + layouts.CN23.facts);
};

const writeEnd = (doc: Doc, order: PaperOrder, look: PaperLook, top: number) => {
  const bars = 26;
  const declared = [printed('zh_CN', 'customsDeclaration'), printed('en_US', 'customsDeclaration')];
  const room = height - top - bars - 44;
  writeIn(doc, declared, { ...inner, y: top + 2, height: room, largest: 6.5, smallest: 4.5 });
  const line = height - bars - 32;
  const [sign, day] = beside({ ...inner, y: line, height: 10 }, [3, 2], 10) as [Frame, Frame];
  writeIn(doc, [dayOf(order, look)], { ...day, y: line - 12, height: 12, largest: 8 });
  for (const [frame, name] of [
    [sign, 'signature'],
    [day, 'signDate'],
  ] as const) {
    rule(doc, frame, line, 0.5);
    writeIn(doc, [both(name)], { ...frame, y: line + 1, height: 9, largest: 6 });
  }
  const number = order.trackingNumber || order.orderNo;
  drawCode128(doc, number, { x: 4, width: width - 8, y: height - bars - 18, height: bars });
  const words = { ...inner, y: height - 17, height: 11, largest: 8, align: 'center' } as const;
  writeIn(doc, [joined([number, `${grossKg(order.form.boxes)} kg`], '   ')], words);
};

const pagesOf = (order: PaperOrder) =>
  Math.ceil(order.form.goods.length / layouts[formOf(order)].rows);
const crossesBorder = ({ form }: PaperOrder) =>
  form.shipper.countryCode !== form.consignee.countryCode;

/** The posts' customs declaration: CN22 up to 300 special drawing rights, CN23 above. */
export const customs: PaperKind = {
  pages: (order) => (crossesBorder(order) ? pagesOf(order) : 0),
  draw(doc, order, look) {
    if (!crossesBorder(order)) return;
    const layout = layouts[formOf(order)];
    const pages = pagesOf(order);
    for (let at = 0; at < pages; at += 1) {
      doc.addPage({ size: labelSize, margin: 0 });
      writeHead(doc, order, pages > 1 ? `${at + 1} / ${pages}` : '');
      writeParties(doc, order, 36, layout.parties);
      let y = 36 + layout.parties;
      writeCategories(doc, order, y);
      y += categoriesHeight;
      if (layout.facts > 0) writeMore(doc, order, y);
      y += layout.facts;
      const lines = order.form.goods.slice(at * layout.rows, (at + 1) * layout.rows);
      writeEnd(doc, order, look, writeGoods(doc, order, lines, y, layout.rows));
    }
  },
};
