import { OrderForm } from '@alpaca/contract';
import type { Consignment, ManifestOrigin } from '../platform/carrier.ts';
import { newId } from '../platform/ids.ts';

type Given = Omit<Partial<OrderForm>, 'consignee' | 'shipper'> & {
  consignee?: Partial<OrderForm['consignee']>;
  shipper?: Partial<OrderForm['shipper']>;
};

/** Where parcels are handed over. */
export const testOrigin: ManifestOrigin = {
  name: 'Shenzhen hub',
  contact: 'Chen Jing',
  phone: '13800138000',
  countryCode: 'CN',
  province: 'Guangdong',
  city: 'Shenzhen',
  address: 'Hangcheng Avenue 1',
  postCode: '518000',
};

let made = 0;

/** An order as adapters get it, from Shenzhen to Portland; what is given takes its place. */
export const testOrder = (given: Given = {}, reference = ''): Consignment => {
  made += 1;
  const orderNo = `A261115${String(made).padStart(7, '0')}3`;
  const form = OrderForm.parse({
    productId: newId(),
    boxes: [{ weight: 1.25, length: 20, width: 15, height: 10 }],
    goods: [{ goodsName: '蓝牙耳机', goodsNameEn: 'Earphones', value: '25.50', quantity: 2 }],
    ...given,
    shipper: {
      name: '王小明',
      phone: '13800138000',
      countryCode: 'CN',
      province: '广东省',
      city: '深圳市',
      area: '宝安区',
      address1: '航城街道 3 号仓',
      postCode: '518000',
      ...given.shipper,
    },
    consignee: {
      name: 'Ann Example',
      phone: '+1 503 555 0100',
      countryCode: 'US',
      province: 'OR',
      city: 'Portland',
      address1: '100 Main St',
      postCode: '97201',
      ...given.consignee,
    },
  });
  return {
    reference: reference || `${orderNo}-1`,
    orderNo,
    productName: '美国小包 US Packet',
    form,
    taxNumber: null,
    subOrderNos: form.boxes.map((_, at) => `${orderNo}-${at + 1}`),
  };
};
