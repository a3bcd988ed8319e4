import type { LabelDesignForm, OrderForm } from '@alpaca/contract';
import { bytesOf, type Doc, newPaper } from '../../../platform/paper/paper.ts';
import type { PaperOrder } from '../../orders/index.ts';
import { allNames, writtenNames } from './documentsTestNames.ts';
import { documents } from './index.ts';
import type { PaperLook } from './paperKind.ts';
import { previewOrder } from './previewOrder.ts';

type Given = Partial<Omit<PaperOrder, 'form'>> & {
  form?: Partial<Omit<OrderForm, 'shipper' | 'consignee'>> & {
    shipper?: Partial<OrderForm['shipper']>;
    consignee?: Partial<OrderForm['consignee']>;
  };
};

/** The preview's order with what is given in its place. */
export const testPaperOrder = ({ form = {}, ...given }: Given = {}): PaperOrder => {
  const base = previewOrder.form;
  const whole = {
    ...base,
    ...form,
    shipper: { ...base.shipper, ...form.shipper },
    consignee: { ...base.consignee, ...form.consignee },
  };
  const orderNo = given.orderNo ?? previewOrder.orderNo;
  const boxes = whole.boxes.map(({ boxNo = '' }, at) => ({
    line: at + 1,
    boxNo,
    subOrderNo: `${orderNo}-${at + 1}`,
    trackingNumber: `YL${orderNo.slice(-8)}${at}CN`,
  }));
  const trackingNumber = boxes[0]?.trackingNumber ?? '';
  return { ...previewOrder, trackingNumber, boxes, ...given, form: whole };
};

const scripts = Object.values(writtenNames);

/** One of many orders, to somebody of another script each time. */
export const nthOrder = (nth: number): PaperOrder => {
  const names = scripts[nth % scripts.length] ?? allNames;
  const name = (more: number) => names[(nth + more) % names.length] ?? '';
  return testPaperOrder({
    orderNo: `A2611${String(nth).padStart(10, '0')}`,
    form: {
      ...(nth % 3 === 0 && { deliveryAddressCode: 'ONT8' }),
      boxes: [{ weight: 0.28 + (nth % 50), length: 30, width: 20, height: 1 + (nth % 40) }],
      remark: nth % 2 === 0 ? name(3) : '',
      shipper: { name: name(5), address1: name(20) },
      consignee: {
        name: name(0),
        company: name(7),
        address1: `${name(19)} ${nth}`,
        address2: name(22),
        phone: `+1 503 555 ${String(nth).padStart(4, '0')}`,
      },
    },
  });
};

const long = (words: string, length: number) => words.repeat(length).slice(0, length).trim();

/** An order in which every text is as long as its form allows. */
export const longestOrder = (): PaperOrder => {
  const party = {
    name: long('Maximiliane von Hohenstein ', 100),
    company: long('深圳市星野跨境电子商务有限公司', 100),
    address1: long('Große Straße der Vereinten Nationen 12, ', 200),
    address2: long('北京市朝阳区建国门外大街甲六号', 200),
    address3: long('طريق الأمير سلطان ', 200),
    houseNumber: long('12-B/', 30),
    city: long('Llanfairpwllgwyngyll', 60),
    province: long('Île-de-France ', 60),
    area: long('Сokol ', 60),
    postCode: '97201-1234',
    email: `${long('a', 80)}@example.com`,
    taxType: 'VAT' as const,
    taxNo: long('GB123456789', 50),
  };
  const line = {
    ...(previewOrder.form.goods[0] as OrderForm['goods'][number]),
    sku: long('SKU-0001-', 50),
    goodsName: long('带有很长名称的商品', 100),
    goodsNameEn: long('Thing of a long declared name ', 100),
    textureName: long('聚氯乙烯', 60),
    textureNameEn: long('Polyvinyl chloride ', 60),
    productIdentifier: long('GTIN0123456789', 60),
    hsCode: '8518300090',
    value: '999999999.99',
    quantity: 1_000_000,
    weight: 100_000,
    declareUnit: long('件', 20),
    cargoProperty: 'pureBattery' as const,
  };
  const order = testPaperOrder({
    customerNo: long('C0-', 50),
    taxNumber: { taxType: 'IOSS', taxNo: long('IM2760000742', 50) },
    productNames: { zh: long('美国专线小包', 80), en: long('US Packet special ', 80) },
    form: {
      remark: long('易碎品，轻拿轻放。', 500),
      deliveryAddressCode: long('ONT8', 20),
      signatureService: true,
      codPrice: '999999999.99',
      codCurrency: 'SAR',
      insuranceValue: '999999999.99',
      insuranceCurrency: 'USD',
      shipper: party,
      consignee: {
        ...party,
        taxType: 'CPF',
        eoriNo: long('GB1', 20),
        deliveryNotes: long('放在门口 ', 200),
      },
      boxes: Array.from({ length: 5 }, (_, at) => ({
        boxNo: `${long('BOXNUMBER', 27)}${at}`,
        weight: 99_999.999,
        length: 9999.99,
        width: 9999.99,
        height: 9999.99,
      })),
      goods: Array.from({ length: 30 }, (_, at) =>
        at % 2 === 0 ? line : { ...line, cargoProperty: 'packedBattery' as const },
      ),
    },
  });
  return order;
};

export const testLook = (design: LabelDesignForm | null = null): PaperLook => ({
  lang: 'en_US',
  tenantName: '深圳云岭国际物流 Yunling',
  logo: null,
  design,
  zone: 'Asia/Shanghai',
});

/** What is drawn, as a PDF. */
export const pdfOf = (draw: (doc: Doc) => void): Promise<Buffer> => {
  const doc = newPaper({ size: [300, 300], title: 'test' });
  return bytesOf(doc, async () => draw(doc));
};

/** Labels of own lines, one after the other in one document. */
export const drawLabels = (doc: Doc, orders: readonly PaperOrder[]) => {
  const look = testLook();
  for (const order of orders) documents.label.draw(doc, order, look);
};
