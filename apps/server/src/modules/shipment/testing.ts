export { shipmentSamples as samples } from './shipment.samples.ts';
export {
  acceptOrder,
  openShipmentKit,
  type ShipmentKit,
  type TestOrder,
} from './shipmentTestKit.ts';
export { subjects } from './shipmentTestSubjects.ts';
