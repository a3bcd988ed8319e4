import type { Consignment } from '../../../platform/carrier.ts';
import type { PaperOrder } from '../../orders/index.ts';

/** An order as the own line's label takes it. */
export const consigned = (order: PaperOrder): Consignment => ({
  reference: order.orderNo,
  orderNo: order.orderNo,
  productName: order.productNames.zh,
  form: { ...order.form, customerNo: order.customerNo },
  taxNumber: order.taxNumber,
  subOrderNos: order.boxes.map(({ subOrderNo }) => subOrderNo),
});

/** What is scanned on each box: its own number, or where it has none that of the whole order. */
export const boxNumbers = (order: PaperOrder): string[] =>
  order.boxes.map(({ trackingNumber, subOrderNo }, at) => {
    if (trackingNumber !== '') return trackingNumber;
    return at === 0 && order.trackingNumber !== '' ? order.trackingNumber : subOrderNo;
  });
