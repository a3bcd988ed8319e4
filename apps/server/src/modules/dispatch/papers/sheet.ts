import { countText, grouped, type Language, toGrams } from '@alpaca/contract';
import { words } from '../../../platform/i18n/i18n.ts';
import { formats } from '../../../platform/sheets/formats.ts';
import type { CellValue } from '../../../platform/sheets/write.ts';
import { amountNumber, amountText, goodsAmount, lineAmount, openSums } from './amounts.ts';
import type { Packed } from './parcels.ts';

/** A cell as it is printed, a text to the line, and as a spreadsheet reckons with it. */
export interface Cell {
  lines: readonly string[];
  value: CellValue;
}

export interface SheetField {
  key: string;
  /** Of the printed page's width. */
  share: number;
  align?: 'right' | 'center';
  /** In a spreadsheet: characters, and how numbers are shown. */
  width: number;
  format?: string;
}

/** One of a batch's papers: what stands in it, row by row, and its sums. */
export interface Sheet {
  fields: readonly SheetField[];
  rowsOf(packed: Packed): Cell[][];
  totals(): Cell[];
}

const text = (...lines: string[]): Cell => {
  const said = lines.filter((line) => line !== '');
  return { lines: said, value: said.join('\n') };
};
const whole = (count: number): Cell => ({ lines: [countText(count)], value: count });
const kg = (grams: number): Cell => ({
  lines: [grouped((grams / 1000).toFixed(3))],
  value: grams / 1000,
});
const amount = (minor: bigint): Cell => ({
  lines: [amountText(minor)],
  value: amountNumber(minor),
});
const none = text();

const money = '#,##0.00';
const right = { align: 'right' } as const;

const taxWords = ({ order }: Packed): string[] => {
  const { consignee, shipper } = order.form;
  return [order.taxNumber, shipper, consignee]
    .filter((one) => one !== null && one.taxNo !== '')
    .map((one) => `${one?.taxType} ${one?.taxNo}`.trim());
};

const placeOf = ({ order }: Packed): string => {
  const { city, province, postCode } = order.form.consignee;
  return [city, province, postCode].filter((part) => part !== '').join(', ');
};

/** The goods as customs are told of them: a row for each line of an order. */
const customsSheet = (): Sheet => {
  const sums = openSums();
  const counts = { parcels: 0, pieces: 0, grams: 0 };
  return {
    fields: [
      { key: 'no', share: 16, width: 6, format: formats.whole, ...right },
      { key: 'trackingNumber', share: 76, width: 24 },
      { key: 'consignee', share: 88, width: 30 },
      { key: 'country', share: 22, width: 8, align: 'center' },
      { key: 'taxNumbers', share: 76, width: 28 },
      { key: 'goods', share: 116, width: 36 },
      { key: 'hsCode', share: 46, width: 12 },
      { key: 'origin', share: 24, width: 8, align: 'center' },
      { key: 'quantity', share: 34, width: 10, format: formats.whole, ...right },
      { key: 'unit', share: 26, width: 8, align: 'center' },
      { key: 'unitValue', share: 44, width: 12, format: money, ...right },
      { key: 'value', share: 52, width: 14, format: money, ...right },
      { key: 'currency', share: 28, width: 8, align: 'center' },
      { key: 'netWeight', share: 44, width: 12, format: formats.kg, ...right },
    ],
    rowsOf(packed) {
      const { form, trackingNumber, orderNo } = packed.order;
      counts.parcels += 1;
      return form.goods.map((line, at) => {
        const grams = toGrams(line.weight ?? 0) * line.quantity;
        counts.pieces += line.quantity;
        counts.grams += grams;
        sums.add(form.declaredCurrency, lineAmount(line));
        return [
          at === 0 ? whole(counts.parcels) : none,
          text(trackingNumber || orderNo),
          text(form.consignee.name, placeOf(packed)),
          text(form.consignee.countryCode),
          text(...taxWords(packed)),
          text(line.goodsNameEn, line.goodsName),
          text(line.hsCode ?? ''),
          text(line.madeCountry),
          whole(line.quantity),
          text(line.declareUnit),
          amount(lineAmount({ value: line.value, quantity: 1 })),
          amount(lineAmount(line)),
          text(form.declaredCurrency),
          grams > 0 ? kg(grams) : text('–'),
        ];
      });
    },
    totals: () => [
      whole(counts.parcels),
      ...Array.from({ length: 4 }, () => none),
      text(...sums.lines()),
      none,
      none,
      whole(counts.pieces),
      none,
      none,
      none,
      none,
      kg(counts.grams),
    ],
  };
};

/** What travels, bag by bag: a row for each box. */
const manifestSheet = (): Sheet => {
  const sums = openSums();
  const counts = { boxes: 0, grams: 0 };
  return {
    fields: [
      { key: 'no', share: 18, width: 6, format: formats.whole, ...right },
      { key: 'bag', share: 88, width: 26 },
      { key: 'trackingNumber', share: 82, width: 24 },
      { key: 'orderNo', share: 78, width: 22 },
      { key: 'consignee', share: 84, width: 26 },
      { key: 'place', share: 92, width: 32 },
      { key: 'country', share: 24, width: 8, align: 'center' },
      { key: 'goods', share: 112, width: 36 },
      { key: 'weight', share: 44, width: 12, format: formats.kg, ...right },
      { key: 'value', share: 54, width: 14, format: money, ...right },
      { key: 'currency', share: 28, width: 8, align: 'center' },
    ],
    rowsOf(packed) {
      const { form, orderNo } = packed.order;
      const value = goodsAmount(form.goods);
      sums.add(form.declaredCurrency, value);
      return packed.boxes.map((box, at) => {
        counts.boxes += 1;
        counts.grams += box.measuredG;
        return [
          whole(counts.boxes),
          text(box.bagNo),
          text(box.trackingNumber),
          text(box.subOrderNo || orderNo),
          text(form.consignee.name),
          text(placeOf(packed)),
          text(form.consignee.countryCode),
          text(form.goods.map((line) => `${line.quantity} × ${line.goodsNameEn}`).join(', ')),
          kg(box.measuredG),
          // An order's value stands once, beside its first box.
          at === 0 ? amount(value) : none,
          at === 0 ? text(form.declaredCurrency) : none,
        ];
      });
    },
    totals: () => [
      whole(counts.boxes),
      ...Array.from({ length: 6 }, () => none),
      text(...sums.lines()),
      kg(counts.grams),
      none,
      none,
    ],
  };
};

export const sheets = { customs: customsSheet, manifest: manifestSheet } as const;
export type BatchPaper = keyof typeof sheets;

/** A field's name. */
export const headOf = (lang: Language, key: string): string =>
  words(lang, `batchPaper.field.${key}`);
