import type { LabelDesignForm, LabelField, LabelMark } from '@alpaca/contract';
import {
  addressLines,
  consigneePhones,
  consigneeTax,
  joined,
  serviceWords,
  shipperLines,
  taxWords,
} from '../../../../carriers/own/labelWords.ts';
import type { PaperOrder } from '../../../orders/index.ts';
import { boxNumbers } from '../consigned.ts';
import type { PaperLook } from '../paperKind.ts';
import { printed, printedOr } from '../paperWords.ts';

export interface Fact {
  name: string;
  value: string;
}

/** All that a designed label says of one box; what the design leaves out is empty. */
export interface LabelContent {
  country: string;
  product: string;
  shipper: readonly string[];
  /** From all there is to say down to what no label can be without: the first that fits is written. */
  consignee: readonly (readonly string[])[];
  number: string;
  facts: readonly Fact[];
  skus: string;
  remark: string;
}

const factsOf = (order: PaperOrder, look: PaperLook, design: LabelDesignForm, at: number) => {
  const has = (field: LabelField) => design.fields.includes(field);
  const hasMark = (mark: LabelMark) => design.marks.includes(mark);
  const { form, boxes } = order;
  const box = form.boxes[at];
  const facts: [isShown: boolean, name: string, value: string][] = [
    [has('orderNo'), 'orderNo', order.orderNo],
    [has('boxNumber'), 'box', `${at + 1} / ${boxes.length}`],
    [has('weight'), 'weight', `${box?.weight ?? 0} kg`],
    [hasMark('customerNo'), 'customerNo', order.customerNo],
    [has('boxNumber'), 'boxNo', joined([boxes[at]?.subOrderNo, box?.boxNo], ' ')],
    [has('service'), 'service', serviceWords(form)],
    [hasMark('source'), 'source', printedOr(look.lang, 'sources', order.source)],
  ];
  const shown = facts
    .filter(([isShown, , value]) => isShown && value !== '')
    .map(([, name, value]) => ({ name: printed(look.lang, name), value }));
  // Customs want it there, whatever the design leaves out.
  const declaredUnder = taxWords(order.taxNumber);
  if (declaredUnder === '') return shown;
  return [...shown, { name: printed(look.lang, 'declaredUnder'), value: declaredUnder }];
};

const consigneeOf = ({ form }: PaperOrder, hasPhone: boolean) => {
  const { name, company, deliveryNotes } = form.consignee;
  const [street = '', place = ''] = addressLines(form.consignee);
  const phones = joined([hasPhone ? consigneePhones(form) : '', consigneeTax(form)], '  ');
  return [
    [name, company, phones, street, place, deliveryNotes],
    [name, company, phones, street, place],
    [name, phones, street, place],
    // What is cut is cut at the end.
    [name, phones, place, street],
  ];
};

const skusOf = ({ form }: PaperOrder) =>
  form.goods
    .map(({ sku, goodsName, quantity }) => `${sku || goodsName} × ${quantity}`)
    .join('  ·  ');

/** What stands on the label of a box by a design. */
export const labelContent = (
  order: PaperOrder,
  look: PaperLook,
  design: LabelDesignForm,
  at: number,
): LabelContent => {
  const has = (field: LabelField) => design.fields.includes(field);
  const { form, productNames } = order;
  return {
    country: form.consignee.countryCode,
    product: has('productName') ? productNames[look.lang === 'zh_CN' ? 'zh' : 'en'] : '',
    shipper: has('shipper') ? shipperLines(form) : [],
    consignee: consigneeOf(order, has('consigneePhone')),
    number: boxNumbers(order)[at] ?? '',
    facts: factsOf(order, look, design, at),
    skus: design.marks.includes('skuList') ? skusOf(order) : '',
    remark: has('remark') ? (form.remark ?? '') : '',
  };
};
