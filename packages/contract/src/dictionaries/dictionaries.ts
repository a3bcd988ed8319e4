import * as z from 'zod/mini';
import { DictItem } from '../auth/auth.ts';
import { call } from '../wire/call.ts';
import { id, text } from '../wire/fields.ts';
import { Revision, revised, Saved } from '../wire/revision.ts';
import { Restored } from '../wire/undo.ts';

export const getDictItems = call({
  method: 'GET',
  path: '/sys/dict/getDictItems/{code}',
  access: 'signedIn',
  rules: { none: 'lists to choose from' },
  // Any text: what can't be a code is answered like a code that doesn't exist.
  params: z.strictObject({ code: z.string() }),
  result: z.array(DictItem),
  refuses: ['dict.notFound'],
});

const names = { nameZh: text(40), nameEn: text(60) };

export const DictionaryForm = z.strictObject({
  code: text(64).check(z.regex(/^[A-Za-z0-9_]+$/, 'web.verify.9')),
  ...names,
});
export type DictionaryForm = z.infer<typeof DictionaryForm>;

/** A dictionary, as who keeps it sees it. */
export const Dictionary = z.strictObject({
  id: z.string(),
  ...revised,
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  /** The program asks for it: renamed, never deleted. */
  isBuiltIn: z.boolean(),
  /** Whether further items have a meaning. */
  takesItems: z.boolean(),
  items: z.number(),
  disabled: z.number(),
});
export type Dictionary = z.infer<typeof Dictionary>;

const staff = { access: 'system:dictionaries' } as const;
const log = (type: 'create' | 'update' | 'delete') => ({ menu: 'dictionaries', type }) as const;
const ofDictionary = z.strictObject({ id: id('dictionary') });

export const listDictionaries = call({
  ...staff,
  method: 'GET',
  path: '/sys/dict/list',
  rules: { none: 'lists to choose from' },
  result: z.array(Dictionary),
});

export const addDictionary = call({
  ...staff,
  method: 'POST',
  path: '/sys/dict/add',
  idempotent: true,
  log: log('create'),
  body: DictionaryForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['dict.taken'],
});

export const editDictionary = call({
  ...staff,
  method: 'PUT',
  path: '/sys/dict/edit',
  idempotent: true,
  log: log('update'),
  edits: 'dictionary',
  body: z.strictObject({ id: id('dictionary'), revision: Revision, ...names }),
  result: Saved,
  refuses: ['dict.notFound', 'record.changedMeanwhile'],
});

/** With all of its items; never one that is built in. */
export const deleteDictionary = call({
  ...staff,
  method: 'DELETE',
  path: '/sys/dict/delete',
  idempotent: true,
  log: log('delete'),
  query: ofDictionary,
  result: z.null(),
  refuses: ['dict.notFound', 'dict.builtIn'],
});

const words = { textZh: text(60), textEn: text(80) };

export const DictionaryItemForm = z.strictObject({
  // No commas: lists of values are written with them.
  value: text(64).check(z.regex(/^[A-Za-z0-9_.-]+$/, 'web.verify.9')),
  ...words,
});
export type DictionaryItemForm = z.infer<typeof DictionaryItemForm>;

export const DictionaryItem = z.strictObject({
  id: z.string(),
  ...revised,
  value: z.string(),
  textZh: z.string(),
  textEn: z.string(),
  /** Still read where it was chosen before, and not chosen any more. */
  isDisabled: z.boolean(),
  /** The program knows it: renamed and disabled, never deleted. */
  isBuiltIn: z.boolean(),
});
export type DictionaryItem = z.infer<typeof DictionaryItem>;

export const listDictionaryItems = call({
  ...staff,
  method: 'GET',
  path: '/sys/dict/item/list',
  rules: { none: 'lists to choose from' },
  query: ofDictionary,
  result: z.array(DictionaryItem),
  refuses: ['dict.notFound'],
});

export const addDictionaryItem = call({
  ...staff,
  method: 'POST',
  path: '/sys/dict/item/add',
  idempotent: true,
  log: log('create'),
  body: z.extend(DictionaryItemForm, { dictionaryId: id('dictionary') }),
  result: z.strictObject({ id: z.string() }),
  refuses: ['dict.notFound', 'dict.fixed', 'dict.full', 'dictItem.taken'],
});

export const editDictionaryItem = call({
  ...staff,
  method: 'PUT',
  path: '/sys/dict/item/edit',
  idempotent: true,
  log: log('update'),
  edits: 'dictItem',
  body: z.strictObject({
    id: id('dictItem'),
    revision: Revision,
    ...words,
    isDisabled: z.boolean(),
  }),
  result: Saved,
  refuses: ['dictItem.notFound', 'dictItem.last', 'record.changedMeanwhile'],
});

/** Only where no record has its value: what was chosen stays readable. */
export const deleteDictionaryItem = call({
  ...staff,
  method: 'DELETE',
  path: '/sys/dict/item/delete',
  idempotent: true,
  log: log('delete'),
  query: z.strictObject({ id: id('dictItem') }),
  result: z.null(),
  refuses: ['dictItem.notFound', 'dictItem.builtIn', 'dictItem.used', 'record.deletedAlready'],
});

/** Takes a deletion of the last day back. */
export const restoreDictionaryItem = call({
  ...staff,
  method: 'POST',
  path: '/sys/dict/item/restore',
  idempotent: true,
  log: log('create'),
  query: z.strictObject({ id: id('dictItem') }),
  result: Restored,
  refuses: ['dictItem.notFound', 'dict.notFound', 'record.takenMeanwhile'],
});

const itemsMost = 500;
const inOrder = z.array(id('dictItem')).check(z.maxLength(itemsMost));

/** All items in their new order; `was` is the order that the page showed. */
export const sortDictionaryItems = call({
  ...staff,
  method: 'PUT',
  path: '/sys/dict/item/sort',
  idempotent: true,
  log: log('update'),
  body: z.strictObject({ id: id('dictionary'), was: inOrder, ids: inOrder }),
  result: z.null(),
  refuses: ['dict.notFound', 'dict.orderChanged'],
});

/** Of how many records the count stops. */
export const usesCounted = 10_000;

/** Where the values of dictionaries stand. */
export const dictionaryPlaces = [
  'orders',
  'goods',
  'addresses',
  'skus',
  'taxNumbers',
  'topUps',
  'paymentCodes',
  'transactions',
  'surcharges',
  'priceRows',
  'products',
  'merchants',
  'activations',
  'approvals',
  'notices',
  'jobs',
  'menus',
  'logs',
] as const;
export type DictionaryPlace = (typeof dictionaryPlaces)[number];

export const getDictionaryItemUses = call({
  ...staff,
  method: 'GET',
  path: '/sys/dict/item/uses',
  rules: { none: 'where the tenant uses a value' },
  query: z.strictObject({ id: id('dictItem') }),
  result: z.strictObject({
    /** False: nothing keeps values of this dictionary. */
    isKept: z.boolean(),
    /** One more than `usesCounted` means more than so many. */
    places: z.array(z.strictObject({ place: z.enum(dictionaryPlaces), count: z.number() })),
  }),
  refuses: ['dictItem.notFound'],
});
