import { listProducts } from '@alpaca/contract';
import { multipart } from '../../testing/multipart.ts';
import { onePagePdf as pdf } from '../../testing/pdf.ts';
import { endJobs, type Sample, type Samples } from '../../testing/samples.ts';
import { orderForm } from './ordersTestForms.ts';

const form = orderForm();

/** Some product on sale, where the walk has not made one. */
const withProduct: Sample['before'] = async (app, own, token) => {
  const { result } = await app
    .withToken(token)
    .call(listProducts, { query: { countryCode: 'US' } });
  const productId = own['form.productId'] ?? result.records[0]?.id;
  return { body: { form: { ...form, productId } } };
};

export const ordersSamples: Samples = {
  saveDraft: { body: { form } },
  submitOrder: { body: { form }, before: withProduct },
  batchSubmit: {},
  payOrder: {},
  closeOrders: {},
  batchRefundOrder: {},
  updateProduct: {},
  getOrderDetail: {},
  listOrders: {},
  getOrderStatusCount: {},
  getOrderNeighbours: { body: { filter: {} } },
  getOrderOverview: {},
  externalQuery: { body: { numbers: ['A1'] } },
  scanGetOrder: { query: { number: 'A1' }, answers: 'order.noSuchNumber' },
  tryProduct: {},
  getBilIncomeFlow: {},
  getLogisticsProcess: {},
  examineRefund: { as: 'yunling-op', body: { approve: true } },
  exportXlsField: {},
  exportXls: {
    body: { fields: ['transactionOrderNo'], filter: {} },
    before: endJobs,
  },
  importExcel: {
    query: { type: 'draft' },
    ...multipart('orders.csv', Buffer.from('customerNo,weight\nS1,1\n')),
  },
  getImportForecast: {},
  getExcelUrl: {},
  getSimpleExcelUrl: {},
  getMultipleExcelUrl: {},
  getOrderSuggestions: {},
  listAwaitedLabels: { as: 'yunling-op' },
  importTrackingNumber: {
    as: 'yunling-op',
    ...multipart('numbers.csv', Buffer.from('orderNo,trackingNumber\nA1,T1\n')),
  },
  importLabel: {
    as: 'yunling-op',
    query: { orderNo: 'A1' },
    ...multipart('label.pdf', pdf),
    answers: 'order.noSuchNumber',
  },
};
