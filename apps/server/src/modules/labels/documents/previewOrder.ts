import { OrderForm, usualPrintSet } from '@alpaca/contract';
import type { PaperOrder } from '../../orders/index.ts';

const none = '00000000-0000-0000-0000-000000000000';

const form = OrderForm.parse({
  productId: none,
  customerNo: 'SF-2026-0815',
  remark: '易碎，轻放 Fragile',
  signatureService: true,
  dutyTerms: 'DDP',
  shipper: {
    name: '林晓',
    company: '星野电商',
    phone: '0755 8888 0100',
    countryCode: 'CN',
    province: '广东省',
    city: '深圳市',
    area: '龙岗区',
    address1: '坂田街道雪岗路 100 号 3 栋',
    postCode: '518129',
  },
  consignee: {
    name: 'Avery Example',
    company: 'Example Outdoor Ltd',
    phone: '+1 503 555 0100',
    countryCode: 'US',
    province: 'OR',
    city: 'Portland',
    address1: '1200 Example Avenue, Suite 300',
    postCode: '97201',
  },
  boxes: [
    { boxNo: 'BX1', weight: 1.25, length: 30, width: 20, height: 15 },
    { boxNo: 'BX2', weight: 2.4, length: 40, width: 30, height: 20 },
  ],
  goods: [
    {
      sku: 'EAR-BT-01',
      goodsName: '蓝牙耳机',
      goodsNameEn: 'Bluetooth earphones',
      hsCode: '851830',
      value: '12.50',
      quantity: 20,
      weight: 0.05,
      cargoProperty: 'builtInBattery',
    },
    {
      sku: 'CASE-SI-BLK',
      goodsName: '硅胶保护套',
      goodsNameEn: 'Silicone case',
      hsCode: '392690',
      value: '1.80',
      quantity: 40,
      weight: 0.02,
    },
  ],
});

const boxOf = (line: number, boxNo: string) => ({
  line,
  boxNo,
  subOrderNo: `A26081500000012-${line}`,
  trackingNumber: `YL000008150${line}CN`,
});

/** Nobody's order: what a design looks like before there is one to print. */
export const previewOrder: PaperOrder = {
  id: none,
  merchantId: none,
  orderNo: 'A26081500000012',
  customerNo: 'SF-2026-0815',
  source: 'web',
  status: 'generated',
  booking: 'booked',
  label: 'ready',
  papersGone: false,
  labelFileId: null,
  labelPages: 2,
  printCount: 0,
  trackingNumber: 'YL0000081501CN',
  bookedAt: new Date('2026-08-15T02:00:00Z'),
  form,
  taxNumber: null,
  boxes: [boxOf(1, 'BX1'), boxOf(2, 'BX2')],
  productNames: { zh: '美国专线小包', en: 'US Packet' },
  adapter: 'own',
  printSet: usualPrintSet,
};
