import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { DeliveryAddressForm, DeliveryAddressView, deliveryAddressWith } from './addresses.ts';

const one = { id: id('deliveryAddress') };

/** Codes of the tenant and the merchant's own; those that begin with the keyword come first. */
export const listDeliveryCodes = call({
  method: 'GET',
  path: '/oms/deliveryAddress/listCode',
  access: 'order:addresses',
  query: z.strictObject({ ...pageQuery, keyword: optionalText(60) }),
  result: page(DeliveryAddressView),
});

export const queryDeliveryAddressById = call({
  method: 'GET',
  path: '/oms/deliveryAddress/queryById',
  access: 'order:addresses',
  query: z.strictObject(one),
  result: DeliveryAddressView,
  refuses: ['address.notFound'],
});

export const addDeliveryAddress = call({
  method: 'POST',
  path: '/oms/deliveryAddress/add',
  access: 'order:addressAdd',
  idempotent: true,
  log: { menu: 'address', type: 'create' },
  body: DeliveryAddressForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['address.codeTaken', 'request.forbidden'],
});

export const editDeliveryAddress = call({
  method: 'PUT',
  path: '/oms/deliveryAddress/edit',
  access: 'order:addressEdit',
  idempotent: true,
  edits: 'deliveryAddress',
  log: { menu: 'address', type: 'update' },
  body: deliveryAddressWith({ ...one, ...revised }),
  result: Saved,
  refuses: [
    'address.notFound',
    'record.changedMeanwhile',
    'address.shared',
    'address.codeTaken',
    'request.forbidden',
  ],
});
