export { findShipmentByNumber } from './arrivals/findShipment.ts';
export { noteFirstParcel, noteReceived } from './arrivals/noteReceived.ts';
export { shipmentCounts } from './arrivals/shipmentCounts.ts';
