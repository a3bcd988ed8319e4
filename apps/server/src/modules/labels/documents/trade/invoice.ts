import { countText, usualDuty } from '@alpaca/contract';
import type { Column, Row, Table } from '../../../../platform/paper/table.ts';
import type { PaperOrder } from '../../../orders/index.ts';
import { grossKg, lineValue, netKg, totalPieces, totalValue, unitValue } from '../goodsSums.ts';
import { both, heading, headingWith } from '../paperWords.ts';
import { goodsCells, orderFacts, wayFacts } from './goodsCells.ts';
import { tradePaper } from './tradePaper.ts';

const columnsOf = (currency: string): Column[] => [
  { head: ['#'], share: 16 },
  { head: heading('description'), share: 160 },
  { head: heading('hsCode'), share: 58 },
  { head: heading('origin'), share: 36, align: 'center' },
  { head: heading('quantity'), share: 52, align: 'right' },
  { head: headingWith('netWeight', 'kg'), share: 60, align: 'right' },
  { head: headingWith('unitValue', currency), share: 58, align: 'right' },
  { head: headingWith('value', currency), share: 66, align: 'right' },
];

const goodsTable = ({ form }: PaperOrder): Table => {
  const { goods, declaredCurrency: currency } = form;
  const rows = goods.map(
    (line, at): Row => [
      ...goodsCells(line, at),
      [unitValue(line, currency)],
      [lineValue(line, currency)],
    ],
  );
  const sums = [[countText(totalPieces(goods))], [netKg(goods)], [], [totalValue(goods, currency)]];
  return { columns: columnsOf(currency), rows, totals: [[], [both('total')], [], [], ...sums] };
};

export const invoice = tradePaper({
  title: 'invoice',
  tables: (order) => [goodsTable(order)],
  facts: (order, look) => [
    ...orderFacts(order, look),
    ['dutyTerms', order.form.dutyTerms ?? usualDuty],
    ['currency', order.form.declaredCurrency],
    ['boxes', String(order.boxes.length)],
    ['grossWeight', `${grossKg(order.form.boxes)} kg`],
    ['reason', both(order.form.goodsType === 'WPX' ? 'reasonSale' : 'documents')],
    ...wayFacts(order, look),
  ],
});
