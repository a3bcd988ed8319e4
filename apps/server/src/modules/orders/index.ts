export { referenceOf } from './booking/consignment.ts';
export { type NumberedParcel, numbersAsked } from './labels/numbersAsked.service.ts';
export { notePrinted, type PaperOrder, papersOf } from './labels/orderPapers.ts';
export { lockForPrint, noteNotPrinted } from './labels/printCounts.ts';
export { foundIds } from './list/foundIds.ts';
export { statusCounts } from './list/orderCounts.service.ts';
export { findOrders, listOnwards } from './list/orderList.service.ts';
export { latestByNumber, numberedOrders, orderNoOfBox } from './list/ordersByNumber.repository.ts';
export { chargeLines } from './money/orderMoney.ts';
export { boxesOf, factsOf, obstacleTo } from './orderRows.ts';
export { moneyFlow } from './orderStory.service.ts';
export {
  find as findOrder,
  findMany as findOrderRows,
  lock as lockOrders,
  type OrderRow,
} from './orders.repository.ts';
export { detail as orderDetail, summaries } from './orders.views.ts';
export { bookAgain } from './physical/bookAgain.ts';
export { changeLine, pricesByLines } from './physical/changeLine.ts';
export { draftAgain } from './physical/draftAgain.ts';
export { giveUp, payArrears } from './physical/endWithholding.ts';
export { followParcel } from './physical/followParcel.ts';
export { interceptOrder, letOrderGoOn } from './physical/intercept.ts';
export { handOverMany, takeOffMany } from './physical/listSteps.ts';
export { lockByNumber } from './physical/lockByNumber.ts';
export { noteSomeHere } from './physical/noteHere.ts';
export { dueByNotice } from './physical/noticeDays.ts';
export { addOwnPhotos, addPhotos, type Photographed } from './physical/photos.ts';
export { bagsWith } from './physical/places.ts';
export { type Received, receiveOrder } from './physical/receiveOrder.ts';
export { settleAndGoOn } from './physical/settleAndGoOn.ts';
export { takeSteps } from './physical/takeSteps.ts';
export { openWeighedPrices, type WeighedPrices } from './physical/weighedPrices.ts';
export { tellDeadlineNear, tellOverdue } from './physical/withheldStory.ts';
export { withhold } from './physical/withhold.ts';
export { orderNoOf } from './placing/orderNumbers.ts';
export { submitNew } from './placing/placing.service.ts';
export { changeBoxes, saveNew, submitSaved } from './placing/savedOrder.service.ts';
export { openForm, sealForm } from './sealedForm.ts';
export {
  pay as payOrders,
  refund as refundOrders,
  voidMany as voidOrders,
  voidNotBrought,
  voidUntouched,
} from './steps/orderSteps.service.ts';
export { sweepUnpaid } from './unpaid/unpaid.sweep.ts';
