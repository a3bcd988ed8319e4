export { findShipmentByNumber } from './arrivals/findShipment.ts';
export { noteFirstParcel, noteReceived } from './arrivals/noteReceived.ts';
export { shipmentCounts } from './arrivals/shipmentCounts.ts';
export { takeBack as takeBackList } from './handOver/changeList.service.ts';
export { confirm as handOverAsList } from './handOver/handOver.service.ts';
export { detail as listDetail, list as handOverLists } from './lists/lists.service.ts';
export { print as listSheet } from './sheet/sheet.service.ts';
export { lines as waitingLines } from './waiting/waiting.service.ts';
