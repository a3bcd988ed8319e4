import { countText, grouped } from '@alpaca/contract';
import type { Row, Table } from '../../../../platform/paper/table.ts';
import type { PaperOrder } from '../../../orders/index.ts';
import { grossKg, netKg, totalPieces } from '../goodsSums.ts';
import { both, heading, headingWith } from '../paperWords.ts';
import { goodsCells, orderFacts, wayFacts } from './goodsCells.ts';
import { tradePaper } from './tradePaper.ts';

type Box = PaperOrder['form']['boxes'][number];

const cubic = 1_000_000;
const volumeOf = ({ length, width, height }: Box) =>
  length && width && height ? (length * width * height) / cubic : null;
const sizeOf = ({ length, width, height }: Box) =>
  length && width && height ? `${length} × ${width} × ${height}` : '–';
const volumeText = (volume: number | null) => (volume === null ? '–' : grouped(volume.toFixed(4)));

const totalVolume = (boxes: readonly Box[]) => {
  const volumes = boxes.map(volumeOf);
  return volumes.includes(null) ? null : volumes.reduce<number>((sum, one) => sum + (one ?? 0), 0);
};

const boxTable = ({ form, boxes }: PaperOrder): Table => ({
  columns: [
    { head: ['#'], share: 16 },
    { head: heading('boxNumber'), share: 90 },
    { head: heading('trackingNo'), share: 130 },
    { head: heading('size'), share: 100, align: 'right' },
    { head: heading('volume'), share: 60, align: 'right' },
    { head: headingWith('grossWeight', 'kg'), share: 60, align: 'right' },
  ],
  rows: boxes.map(({ boxNo, subOrderNo, trackingNumber }, at): Row => {
    const box = form.boxes[at] ?? { weight: 0 };
    return [
      [String(at + 1)],
      [subOrderNo, boxNo === subOrderNo ? '' : boxNo],
      [trackingNumber],
      [sizeOf(box)],
      [volumeText(volumeOf(box))],
      [grossKg([box])],
    ];
  }),
  totals: [
    [],
    [both('total')],
    [],
    [],
    [volumeText(totalVolume(form.boxes))],
    [grossKg(form.boxes)],
  ],
});

const goodsTable = ({ form: { goods } }: PaperOrder): Table => ({
  columns: [
    { head: ['#'], share: 16 },
    { head: heading('description'), share: 230 },
    { head: heading('hsCode'), share: 70 },
    { head: heading('origin'), share: 40, align: 'center' },
    { head: heading('quantity'), share: 70, align: 'right' },
    { head: headingWith('netWeight', 'kg'), share: 70, align: 'right' },
  ],
  rows: goods.map(goodsCells),
  totals: [[], [both('total')], [], [], [countText(totalPieces(goods))], [netKg(goods)]],
});

export const packingList = tradePaper({
  title: 'packingList',
  tables: (order) => [goodsTable(order), boxTable(order)],
  facts: (order, look) => [
    ...orderFacts(order, look),
    ['boxes', String(order.boxes.length)],
    ['grossWeight', `${grossKg(order.form.boxes)} kg`],
    ['netWeight', `${netKg(order.form.goods)} kg`],
    ...wayFacts(order, look),
  ],
});
