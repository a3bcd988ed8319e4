import { addressBookCalls, type MoreFields, type MoreWithId } from './addressBook.ts';
import { ConsigneeView, consigneeWith } from './addresses.ts';

export const {
  list: listConsignees,
  all: allConsignees,
  queryById: queryConsigneeById,
  tags: listConsigneeTags,
  add: addConsignee,
  edit: editConsignee,
  remove: deleteConsignees,
  restore: restoreConsignees,
  setDefault: setDefaultConsignee,
  getDefault: getDefaultConsignee,
  getExcelUrl: getConsigneeExcelUrl,
} = addressBookCalls({
  name: 'consignee',
  view: ConsigneeView,
  added: (more: MoreFields) => consigneeWith(more),
  edited: (more: MoreWithId) => consigneeWith(more),
  refuses: ['address.duplicate', 'request.forbidden', 'dictItem.disabled'],
});
