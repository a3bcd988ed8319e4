import { drawCode128, drawQr } from '@alpaca/barcodes';
import { beside, type Frame, rule } from '../../../platform/paper/frame.ts';
import { labelSize } from '../../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../../platform/paper/paper.ts';
import type { PaperOrder } from '../../orders/index.ts';
import { type PaperKind, type PaperLook, stepwise } from './paperKind.ts';
import { both } from './paperWords.ts';

const [width] = labelSize;
const margin = 12;
const inner = { x: margin, width: width - 2 * margin };

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

const madeIn = ({ form }: PaperOrder) => {
  const names = new Set(form.goods.map(({ madeCountry }) => countries.of(madeCountry)));
  return `MADE IN ${[...names].join(', ')}`.toUpperCase();
};

/** Where freight is sorted to: a warehouse's code, or else the place itself. */
const destination = ({ form: { deliveryAddressCode, consignee } }: PaperOrder) =>
  deliveryAddressCode || `${consignee.countryCode} ${consignee.postCode}`.trim();

const writeFact = (doc: Doc, name: string, value: string, frame: Frame) => {
  writeIn(doc, [both(name)], { ...frame, height: 10, largest: 7 });
  writeIn(doc, [value], { ...frame, y: frame.y + 10, height: frame.height - 12, largest: 20 });
};

const writePage = (doc: Doc, order: PaperOrder, look: PaperLook, at: number) => {
  const { form, boxes } = order;
  const number = boxes[at]?.subOrderNo ?? order.orderNo;
  const box = form.boxes[at];
  doc.addPage({ size: labelSize, margin: 0 });
  writeIn(doc, [look.tenantName], { ...inner, y: 8, height: 14, largest: 9 });
  const big = { ...inner, y: 16, height: 96, largest: 72, smallest: 12, align: 'center' } as const;
  writeIn(doc, [destination(order)], big);
  const place = [form.consignee.city, form.consignee.province, form.consignee.postCode];
  const words = [...place, form.consignee.countryCode].filter((part) => part !== '').join(', ');
  writeIn(doc, [words], { ...inner, y: 112, height: 18, largest: 11, align: 'center' });
  rule(doc, inner, 134, 1);
  const rowAt = (y: number, height: number) =>
    beside({ ...inner, y, height }, [3, 2], 8) as [Frame, Frame];
  const [count, weight] = rowAt(138, 44);
  writeFact(doc, 'boxOf', `${at + 1} / ${boxes.length}`, count);
  writeFact(doc, 'grossWeight', `${box?.weight ?? 0} kg`, weight);
  const [orderNo, size] = rowAt(184, 40);
  writeFact(doc, 'orderNumber', order.orderNo, orderNo);
  const sides = [box?.length, box?.width, box?.height];
  const sized = sides.every((side) => side !== undefined);
  writeFact(doc, 'size', sized ? sides.join(' × ') : '–', size);
  const [product, customer] = rowAt(226, 40);
  writeFact(doc, 'product', order.productNames[look.lang === 'zh_CN' ? 'zh' : 'en'], product);
  writeFact(doc, 'customerNumber', order.customerNo, customer);
  rule(doc, inner, 270, 1);
  drawCode128(doc, number, { x: 4, width: width - 8, y: 278, height: 56 });
  writeIn(doc, [number], { ...inner, y: 336, height: 18, largest: 12, align: 'center' });
  rule(doc, inner, 358, 1);
  const [made, code] = beside({ ...inner, y: 362, height: 56 }, [inner.width - 56, 56]) as [
    Frame,
    Frame,
  ];
  writeIn(doc, [madeIn(order)], { ...made, y: 374, height: 34, largest: 22 });
  drawQr(doc, number, code);
};

/** What freight boxes are told apart by: where to, which of how many, whose. */
export const shippingMark: PaperKind = {
  pages: ({ boxes }) => boxes.length,
  ...stepwise(function* (doc, order, look) {
    for (const at of order.boxes.keys()) yield writePage(doc, order, look, at);
  }),
};
