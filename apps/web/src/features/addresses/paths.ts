import type { AddressBook } from '@alpaca/contract';
import type { AddressKind } from './kinds.ts';

export const managePath = '/order/address-manage';

export const listHref = (kind: AddressKind) => `/order/addresses?kind=${kind}`;
export const importHref = (book: AddressBook) => `/order/address-import?kind=${book}`;

/** The form: a new address, one to change, or a new one that begins as a copy. */
export const formHref = (kind: AddressKind, from: { id?: string; copy?: string } = {}) =>
  `${managePath}?${new URLSearchParams({ kind, ...from })}`;
