import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, text } from '../wire/fields.ts';
import { Revision, revised, Saved } from '../wire/revision.ts';
import { Restored } from '../wire/undo.ts';

const names = { nameZh: text(40), nameEn: text(60) };

export const PriceGroupForm = z.strictObject({
  code: text(30).check(z.regex(/^[A-Za-z0-9_-]+$/, 'web.verify.9')),
  ...names,
});
export type PriceGroupForm = z.infer<typeof PriceGroupForm>;

/** A group of merchants who have the same prices; its code stays, its names may change. */
export const PriceGroup = z.strictObject({
  id: z.string(),
  ...revised,
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  sheets: z.number(),
  merchants: z.number(),
});
export type PriceGroup = z.infer<typeof PriceGroup>;

const edit = { access: 'ops:priceSheetEdit', idempotent: true } as const;
const log = (type: 'create' | 'update' | 'delete') => ({ menu: 'priceSheet', type }) as const;

export const listPriceGroups = call({
  method: 'GET',
  path: '/ops/priceSheet/groups',
  access: 'ops:priceSheets',
  rules: { none: 'prices' },
  result: z.array(PriceGroup),
});

export const addPriceGroup = call({
  ...edit,
  method: 'POST',
  path: '/ops/priceGroup/add',
  log: log('create'),
  body: PriceGroupForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['priceGroup.taken'],
});

export const editPriceGroup = call({
  ...edit,
  method: 'PUT',
  path: '/ops/priceGroup/edit',
  log: log('update'),
  edits: 'priceGroup',
  body: z.strictObject({ id: id('priceGroup'), revision: Revision, ...names }),
  result: Saved,
  refuses: ['priceGroup.notFound', 'record.changedMeanwhile'],
});

/** Only one that no sheet is for, and no merchant is in. */
export const deletePriceGroup = call({
  ...edit,
  method: 'DELETE',
  path: '/ops/priceGroup/delete',
  log: log('delete'),
  query: z.strictObject({ id: id('priceGroup') }),
  result: z.null(),
  refuses: ['priceGroup.notFound', 'priceGroup.used', 'record.deletedAlready'],
});

/** Takes a deletion of the last day back. */
export const restorePriceGroup = call({
  ...edit,
  method: 'POST',
  path: '/ops/priceGroup/restore',
  log: log('create'),
  query: z.strictObject({ id: id('priceGroup') }),
  result: Restored,
  refuses: ['priceGroup.notFound', 'record.takenMeanwhile'],
});
