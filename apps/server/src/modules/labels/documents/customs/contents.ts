import { countText, type GoodsLine } from '@alpaca/contract';
import { beside, type Frame, figureArea, rule } from '../../../../platform/paper/frame.ts';
import { labelSize } from '../../../../platform/paper/measures.ts';
import { type Doc, writeIn } from '../../../../platform/paper/paper.ts';
import type { PaperOrder } from '../../../orders/index.ts';
import { grossKg, lineKg, lineValue, netKg, totalValue } from '../goodsSums.ts';
import { both, printed } from '../paperWords.ts';

const margin = 9;

/** As wide as the form's parts are; each has a place of its own from above to below. */
export const inner: Frame = { x: margin, y: 0, width: labelSize[0] - 2 * margin, height: 0 };

const shares = [108, 34, 46, 40, 22];
const aligns = ['left', 'right', 'right', 'left', 'center'] as const;
const [tableHead, rowHeight] = [17, 17];

const writeCells = (doc: Doc, cells: readonly string[], frame: Frame, largest: number) => {
  for (const [at, cell] of beside(frame, shares, 6).entries()) {
    const [lines, align] = [(cells[at] ?? '').split('\n'), aligns[at] ?? 'left'];
    const height = frame.height - 2;
    const isFigure = align === 'right' && lines.length === 1;
    const area = isFigure ? figureArea(height, largest) : { height, largest };
    writeIn(doc, lines, { ...cell, y: frame.y + 1, ...area, align });
  }
};

const cellsOf = (line: GoodsLine, order: PaperOrder) => [
  `${countText(line.quantity)} × ${line.goodsNameEn}\n${line.goodsName}`,
  lineKg(line),
  lineValue(line, order.form.declaredCurrency),
  line.hsCode ?? '',
  line.madeCountry,
];

/** The goods of one page and the sums of all; where they end. */
export const writeGoods = (
  doc: Doc,
  order: PaperOrder,
  lines: readonly GoodsLine[],
  top: number,
  most: number,
) => {
  const { goods, boxes, declaredCurrency } = order.form;
  const headAt = { ...inner, y: top, height: tableHead };
  const words = ['contents', 'kg', 'value', 'hsCode', 'origin'];
  const heads = words.map((name) => `${printed('zh_CN', name)}\n${printed('en_US', name)}`);
  heads[2] = `${heads[2]} (${declaredCurrency})`;
  writeCells(doc, heads, headAt, 5.5);
  rule(doc, inner, top + tableHead, 0.4);
  for (const [at, line] of lines.entries()) {
    const y = top + tableHead + at * rowHeight;
    writeCells(doc, cellsOf(line, order), { ...inner, y, height: rowHeight }, 7);
  }
  const y = top + tableHead + most * rowHeight;
  rule(doc, inner, y, 0.4);
  const net = netKg(goods);
  const sums = [
    both('total'),
    net === '–' ? grossKg(boxes) : net,
    totalValue(goods, declaredCurrency),
  ];
  writeCells(doc, sums, { ...inner, y, height: 13 }, 8);
  rule(doc, inner, y + 13);
  return y + 13;
};
