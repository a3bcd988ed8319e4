import { addressBookCalls, type MoreFields, type MoreWithId } from './addressBook.ts';
import { ShipperView, shipperWith } from './addresses.ts';

export const {
  list: listShippers,
  all: allShippers,
  queryById: queryShipperById,
  tags: listShipperTags,
  add: addShipper,
  edit: editShipper,
  remove: deleteShippers,
  restore: restoreShippers,
  setDefault: setDefaultShipper,
  getDefault: getDefaultShipper,
  getExcelUrl: getShipperExcelUrl,
} = addressBookCalls({
  name: 'shipper',
  view: ShipperView,
  added: (more: MoreFields) => shipperWith(more),
  edited: (more: MoreWithId) => shipperWith(more),
  refuses: ['address.duplicate', 'address.codeTaken', 'request.forbidden', 'dictItem.disabled'],
});
