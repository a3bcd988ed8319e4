import { newId } from '../../platform/ids.ts';
import type { Samples } from '../../testing/samples.ts';

const address = {
  name: '林小满',
  countryCode: 'US',
  province: 'CA',
  city: 'San Jose',
  address1: '100 Sample Street',
  phone: '+1 408 555 0100',
  postCode: '95112',
};

// The walk adds the same sample again and again, and here a second one would be refused.
const anew = async () => ({ body: { ...address, name: newId() } });
const newCode = async () => ({ body: { ...address, code: newId().slice(24) } });

export const addressesSamples: Samples = {
  listShippers: {},
  allShippers: {},
  queryShipperById: {},
  listShipperTags: {},
  addShipper: { body: address, before: anew },
  editShipper: { body: address, before: anew },
  deleteShippers: { body: {} },
  restoreShippers: { body: {} },
  setDefaultShipper: { body: {} },
  getDefaultShipper: {},
  getShipperExcelUrl: {},
  listConsignees: {},
  allConsignees: {},
  queryConsigneeById: {},
  listConsigneeTags: {},
  addConsignee: { body: address, before: anew },
  editConsignee: { body: address, before: anew },
  deleteConsignees: { body: {} },
  restoreConsignees: { body: {} },
  setDefaultConsignee: { body: {} },
  getDefaultConsignee: {},
  getConsigneeExcelUrl: {},
  listDeliveryCodes: {},
  queryDeliveryAddressById: {},
  addDeliveryAddress: { body: { ...address, code: 'SAMPLE' }, before: newCode },
  editDeliveryAddress: { body: { ...address, code: 'SAMPLE' }, before: newCode },
};
