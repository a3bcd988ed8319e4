import * as contract from '@alpaca/contract';

/** What the page of address books shows, one at a time. */
export const addressKinds = [...contract.addressBooks, 'delivery'] as const;
export type AddressKind = (typeof addressKinds)[number];

export type AddressRow = (contract.ShipperView | contract.ConsigneeView) & {
  code?: string;
  alias?: string;
};

/** The calls of a book; both books answer alike. */
export const bookCalls = {
  shipper: {
    list: contract.listShippers,
    tags: contract.listShipperTags,
    remove: contract.deleteShippers,
    restore: contract.restoreShippers,
    setDefault: contract.setDefaultShipper,
    getDefault: contract.getDefaultShipper,
  },
  consignee: {
    list: contract.listConsignees,
    tags: contract.listConsigneeTags,
    remove: contract.deleteConsignees,
    restore: contract.restoreConsignees,
    setDefault: contract.setDefaultConsignee,
    getDefault: contract.getDefaultConsignee,
  },
} as const;

/** What a form of each kind reads and sends, and the rules of its fields. */
export const formCalls = {
  shipper: {
    read: contract.queryShipperById,
    add: contract.addShipper,
    edit: contract.editShipper,
    rules: contract.ShipperForm,
  },
  consignee: {
    read: contract.queryConsigneeById,
    add: contract.addConsignee,
    edit: contract.editConsignee,
    rules: contract.ConsigneeForm,
  },
  delivery: {
    read: contract.queryDeliveryAddressById,
    add: contract.addDeliveryAddress,
    edit: contract.editDeliveryAddress,
    rules: contract.DeliveryAddressForm,
  },
} as const;
