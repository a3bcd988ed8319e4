import * as z from 'zod/mini';
import { ShipperView, shipperWith } from './addresses.ts';
import { AddressListQuery, AddressPick } from './addressFilter.ts';
import { call } from './call.ts';
import { id, page } from './fields.ts';

const one = { id: id('shipper') };
const more = { allowDuplicate: z._default(z.boolean(), false) };

export const listShippers = call({
  method: 'GET',
  path: '/oms/shipper/list',
  access: 'order:addresses',
  query: AddressListQuery,
  result: page(ShipperView),
});

/** To choose from: at most 200, so whoever has more types a piece of what they look for. */
export const allShippers = call({
  method: 'GET',
  path: '/oms/shipper/all',
  access: 'signedIn',
  query: AddressPick,
  result: z.array(ShipperView),
});

export const queryShipperById = call({
  method: 'GET',
  path: '/oms/shipper/queryById',
  access: 'order:addresses',
  query: z.strictObject(one),
  result: ShipperView,
  refuses: ['address.notFound'],
});

/** Tags in use, most used first. */
export const listShipperTags = call({
  method: 'GET',
  path: '/oms/shipper/tags',
  access: 'order:addresses',
  result: z.array(z.string()),
});

export const addShipper = call({
  method: 'POST',
  path: '/oms/shipper/add',
  access: 'order:addressAdd',
  idempotent: true,
  log: { menu: 'address', type: 'create' },
  body: shipperWith(more),
  result: z.strictObject({ id: z.string() }),
  refuses: ['address.duplicate', 'address.codeTaken', 'request.forbidden'],
});

export const editShipper = call({
  method: 'PUT',
  path: '/oms/shipper/edit',
  access: 'order:addressEdit',
  idempotent: true,
  log: { menu: 'address', type: 'update' },
  body: shipperWith({ ...one, ...more }),
  result: z.null(),
  refuses: ['address.notFound', 'address.duplicate', 'address.codeTaken', 'request.forbidden'],
});

/** All of them or none. */
export const deleteShippers = call({
  method: 'DELETE',
  path: '/oms/shipper/delete',
  access: 'order:addressDelete',
  idempotent: true,
  log: { menu: 'address', type: 'delete' },
  body: z.strictObject({ ids: z.array(one.id).check(z.minLength(1), z.maxLength(1000)) }),
  result: z.null(),
  refuses: ['address.notFound'],
});

export const setDefaultShipper = call({
  method: 'PUT',
  path: '/oms/shipper/setDefault',
  access: 'order:addressEdit',
  idempotent: true,
  log: { menu: 'address', type: 'update' },
  body: z.strictObject(one),
  result: z.null(),
  refuses: ['address.notFound'],
});

/** null: no default address yet. */
export const getDefaultShipper = call({
  method: 'GET',
  path: '/oms/shipper/getDefault',
  access: 'signedIn',
  result: z.nullable(ShipperView),
});

/** A link of one minute to the sheet that an import takes, made in the caller's language. */
export const getShipperExcelUrl = call({
  method: 'GET',
  path: '/oms/shipper/getExcelUrl',
  access: 'order:addressImport',
  noStore: true,
  result: z.strictObject({ url: z.string() }),
});
