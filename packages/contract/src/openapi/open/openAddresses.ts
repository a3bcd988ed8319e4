import * as z from 'zod/mini';
import {
  ConsigneeView,
  consigneeWith,
  ShipperView,
  shipperWith,
} from '../../addresses/addresses.ts';
import { optionalText } from '../../wire/fields.ts';
import { openCall } from './openCall.ts';
import { Instant, pagedFields, pageOf } from './openFields.ts';

const { updateTime: _, revision: __, ...shipper } = ShipperView.def.shape;
const { updateTime: ___, revision: ____, ...consignee } = ConsigneeView.def.shape;
export const OpenShipper = z.strictObject({ ...shipper, updatedAt: Instant });
export type OpenShipper = z.infer<typeof OpenShipper>;
export const OpenConsignee = z.strictObject({ ...consignee, updatedAt: Instant });
export type OpenConsignee = z.infer<typeof OpenConsignee>;

const reads = {
  method: 'GET',
  scope: 'orders:write',
  rate: 'read',
  query: z.strictObject({
    ...pagedFields,
    /** Pieces of name, company, postcode, city or code, or a whole phone; every piece must occur. */
    keyword: optionalText(60),
  }),
} as const;
const adds = {
  method: 'POST',
  scope: 'orders:write',
  rate: 'write',
  idempotent: true,
  creates: true,
  log: { menu: 'address', type: 'create' },
} as const;
const more = { allowDuplicate: z._default(z.boolean(), false) };

/** The default first, then the latest. */
export const openAddressCalls = {
  listShippers: openCall({ ...reads, path: '/addresses/shippers', result: pageOf(OpenShipper) }),
  addShipper: openCall({
    ...adds,
    path: '/addresses/shippers',
    body: shipperWith(more),
    result: OpenShipper,
    refuses: ['address.duplicate', 'address.codeTaken', 'dictItem.disabled'],
  }),
  listConsignees: openCall({
    ...reads,
    path: '/addresses/consignees',
    result: pageOf(OpenConsignee),
  }),
  addConsignee: openCall({
    ...adds,
    path: '/addresses/consignees',
    body: consigneeWith(more),
    result: OpenConsignee,
    refuses: ['address.duplicate', 'dictItem.disabled'],
  }),
};
