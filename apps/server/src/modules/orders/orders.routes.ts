import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import { exports } from '../exports/index.ts';
import { imports } from '../imports/index.ts';
import * as manualLabels from './labels/manualLabels.service.ts';
import { statusCounts } from './list/orderCounts.service.ts';
import * as list from './list/orderList.service.ts';
import { overview } from './list/orderOverview.service.ts';
import * as story from './orderStory.service.ts';
import { detail } from './orders.views.ts';
import { tryOrderOf } from './placing/orderTrial.service.ts';
import * as orders from './placing/placing.service.ts';
import { suggestions } from './placing/suggestions.service.ts';
import { tryProductOf } from './placing/tryProduct.service.ts';
import { forecast } from './sheet/forecast.service.ts';
import { orderTemplate } from './sheet/template.service.ts';
import { examine } from './steps/examineRefund.service.ts';
import * as steps from './steps/orderSteps.service.ts';

export const ordersRoutes = [
  bind(contract.saveDraft, ({ ctx, body }) => orders.save(ctx, body)),
  bind(contract.submitOrder, ({ ctx, body }) => orders.submit(ctx, body)),
  bind(contract.batchSubmit, ({ ctx, body }) => orders.submitMany(ctx, body)),
  bind(contract.payOrder, ({ ctx, body }) => steps.pay(ctx, body.ids, body.agreed)),
  bind(contract.closeOrders, ({ ctx, body }) => steps.voidMany(ctx, body.ids)),
  bind(contract.batchRefundOrder, ({ ctx, body }) => steps.refund(ctx, body.ids, body.reason)),
  bind(contract.batchConfirmOrder, ({ ctx, body }) => steps.confirm(ctx, body.ids)),
  bind(contract.updateProduct, ({ ctx, body }) => orders.changeProduct(ctx, body)),
  bind(contract.getOrderDetail, ({ ctx, query }) => detail(ctx, query.id)),
  bind(contract.listOrders, ({ ctx, body }) => list.list(ctx, body)),
  bind(contract.getOrderStatusCount, ({ ctx, body }) => statusCounts(ctx, body)),
  bind(contract.getOrderNeighbours, ({ ctx, body }) => list.neighbours(ctx, body)),
  bind(contract.getOrderOverview, ({ ctx }) => overview(ctx)),
  bind(contract.externalQuery, ({ ctx, body }) => list.byNumbers(ctx, body.numbers)),
  bind(contract.scanGetOrder, ({ ctx, query }) => list.scanned(ctx, query.number)),
  bind(contract.tryOrder, ({ ctx, body }) => tryOrderOf(ctx, body)),
  bind(contract.tryProduct, ({ ctx, body }) => tryProductOf(ctx, body)),
  bind(contract.getBilIncomeFlow, ({ ctx, query }) => story.moneyFlow(ctx, query.id)),
  bind(contract.getLogisticsProcess, ({ ctx, query }) => story.process(ctx, query.id)),
  bind(contract.examineRefund, ({ ctx, body }) => examine(ctx, body)),
  bind(contract.exportXlsField, ({ ctx }) => exports.fields(ctx, 'order')),
  bind(contract.exportXls, ({ ctx, body }) => exports.start(ctx, { kind: 'order', ...body })),
  bind(contract.importExcel, ({ ctx, query, file }) =>
    imports.upload(ctx, { kind: query.type === 'submit' ? 'orderSubmit' : 'orderDraft' }, file),
  ),
  bind(contract.getImportForecast, ({ ctx, query }) => forecast(ctx, query.id)),
  bind(contract.getExcelUrl, ({ ctx }) => orderTemplate(ctx, 'batch')),
  bind(contract.getSimpleExcelUrl, ({ ctx }) => orderTemplate(ctx, 'small')),
  bind(contract.getMultipleExcelUrl, ({ ctx }) => orderTemplate(ctx, 'large')),
  bind(contract.getOrderSuggestions, ({ ctx, query }) => suggestions(ctx, query)),
  bind(contract.listAwaitedLabels, ({ ctx, query }) => manualLabels.list(ctx, query)),
  bind(contract.importTrackingNumber, ({ ctx, file }) =>
    imports.upload(ctx, { kind: 'trackingNumber' }, file),
  ),
  bind(contract.importLabel, ({ ctx, query, file }) =>
    manualLabels.addLabel(ctx, query.orderNo, file),
  ),
];
