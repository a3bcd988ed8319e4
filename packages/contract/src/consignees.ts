import * as z from 'zod/mini';
import { ConsigneeView, consigneeWith } from './addresses.ts';
import { AddressListQuery, AddressPick } from './addressFilter.ts';
import { call } from './call.ts';
import { id, page } from './fields.ts';

const one = { id: id('consignee') };
const more = { allowDuplicate: z._default(z.boolean(), false) };

export const listConsignees = call({
  method: 'GET',
  path: '/oms/consignee/list',
  access: 'order:addresses',
  query: AddressListQuery,
  result: page(ConsigneeView),
});

/** To choose from: at most 200, so whoever has more types a piece of what they look for. */
export const allConsignees = call({
  method: 'GET',
  path: '/oms/consignee/all',
  access: 'signedIn',
  query: AddressPick,
  result: z.array(ConsigneeView),
});

export const queryConsigneeById = call({
  method: 'GET',
  path: '/oms/consignee/queryById',
  access: 'order:addresses',
  query: z.strictObject(one),
  result: ConsigneeView,
  refuses: ['address.notFound'],
});

/** Tags in use, most used first. */
export const listConsigneeTags = call({
  method: 'GET',
  path: '/oms/consignee/tags',
  access: 'order:addresses',
  result: z.array(z.string()),
});

export const addConsignee = call({
  method: 'POST',
  path: '/oms/consignee/add',
  access: 'order:addressAdd',
  idempotent: true,
  log: { menu: 'address', type: 'create' },
  body: consigneeWith(more),
  result: z.strictObject({ id: z.string() }),
  refuses: ['address.duplicate', 'request.forbidden'],
});

export const editConsignee = call({
  method: 'PUT',
  path: '/oms/consignee/edit',
  access: 'order:addressEdit',
  idempotent: true,
  log: { menu: 'address', type: 'update' },
  body: consigneeWith({ ...one, ...more }),
  result: z.null(),
  refuses: ['address.notFound', 'address.duplicate', 'request.forbidden'],
});

/** All of them or none. */
export const deleteConsignees = call({
  method: 'DELETE',
  path: '/oms/consignee/delete',
  access: 'order:addressDelete',
  idempotent: true,
  log: { menu: 'address', type: 'delete' },
  body: z.strictObject({ ids: z.array(one.id).check(z.minLength(1), z.maxLength(1000)) }),
  result: z.null(),
  refuses: ['address.notFound'],
});

export const setDefaultConsignee = call({
  method: 'PUT',
  path: '/oms/consignee/setDefault',
  access: 'order:addressEdit',
  idempotent: true,
  log: { menu: 'address', type: 'update' },
  body: z.strictObject(one),
  result: z.null(),
  refuses: ['address.notFound'],
});

/** null: no default address yet. */
export const getDefaultConsignee = call({
  method: 'GET',
  path: '/oms/consignee/getDefault',
  access: 'signedIn',
  result: z.nullable(ConsigneeView),
});

/** A link of one minute to the sheet that an import takes, made in the caller's language. */
export const getConsigneeExcelUrl = call({
  method: 'GET',
  path: '/oms/consignee/getExcelUrl',
  access: 'order:addressImport',
  noStore: true,
  result: z.strictObject({ url: z.string() }),
});
