import type {
  addDictionary,
  addDictionaryItem,
  Dictionary,
  DictionaryItem,
  editDictionary,
  editDictionaryItem,
  getDictionaryItemUses,
  Parsed,
  Result,
  sortDictionaryItems,
} from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import {
  deleteKept,
  requireNotDeleted,
  restoreKept,
  type Undoable,
} from '../../platform/undo/undo.ts';
import * as repo from './dictionaries.repository.ts';
import { isKept, usesOf } from './uses.ts';

const dictionary: Edited = {
  kind: 'dictionary',
  table: 'dictionaries',
  missing: 'dict.notFound',
};
const dictItem = {
  kind: 'dictItem',
  table: 'dict_items',
  missing: 'dictItem.notFound',
} as const satisfies Edited;
const undoableItem: Undoable = {
  ...dictItem,
  name: 'value',
  inTheWay: sql`t.code = r.code and t.value = r.value`,
};

// As many as a page sorts at once.
const itemsMost = 500;

/** Every open page of the tenant asks for the words again. */
const tellPages = (ctx: Ctx) => tell(ctx, { cmd: 'topic' });

export const list = async (ctx: Ctx): Promise<Dictionary[]> => {
  const [rows, counts] = await Promise.all([repo.all(ctx), repo.counts(ctx)]);
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    code: row.code,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    isBuiltIn: row.built_in,
    takesItems: row.takes_items,
    items: Number(counts.get(row.code)?.items ?? 0),
    disabled: Number(counts.get(row.code)?.disabled ?? 0),
  }));
};

export const add = (ctx: Ctx, form: Parsed<typeof addDictionary>['body']) =>
  inTx(ctx, async (ctx) => {
    const { code, nameZh, nameEn } = form;
    const id = newId();
    const row = { tenant_id: ctx.tenant.id, id, code, name_zh: nameZh, name_en: nameEn };
    if (!(await repo.insertDictionary(ctx, row))) refuse('dict.taken');
    ctx.trail?.note({ name: code });
    return { id };
  });

export const edit = (ctx: Ctx, body: Parsed<typeof editDictionary>['body']) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, ...after } = body;
    const { code, name_zh, name_en } = await repo.requireDictionary(ctx, id);
    const before = { nameZh: name_zh, nameEn: name_en };
    const saved = await saveRevision(ctx, dictionary, { id, revision, before, after });
    await repo.renameDictionary(ctx, id, { name_zh: after.nameZh, name_en: after.nameEn });
    ctx.trail?.note({ name: code });
    return saved;
  });

export const remove = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const row = await repo.holdDictionary(ctx, id);
    if (row.built_in) refuse('dict.builtIn');
    await repo.deleteDictionary(ctx, row);
    ctx.trail?.note({ name: row.code });
    await tellPages(ctx);
    return null;
  });

export const listItems = async (ctx: Ctx, id: string): Promise<DictionaryItem[]> => {
  const { code } = await repo.requireDictionary(ctx, id);
  return (await repo.itemsOf(ctx, code)).map((row) => ({
    id: row.id,
    revision: row.revision,
    value: row.value,
    textZh: row.text_zh,
    textEn: row.text_en,
    isDisabled: row.disabled,
    isBuiltIn: row.built_in,
  }));
};

export const addItem = (ctx: Ctx, body: Parsed<typeof addDictionaryItem>['body']) =>
  inTx(ctx, async (ctx) => {
    const { dictionaryId, value, textZh, textEn } = body;
    const { code, takes_items } = await repo.holdDictionary(ctx, dictionaryId);
    if (!takes_items) refuse('dict.fixed');
    const there = await repo.itemsOf(ctx, code);
    if (there.length >= itemsMost) refuse('dict.full', { most: itemsMost });
    const id = newId();
    const sort = (there.at(-1)?.sort ?? -1) + 1;
    const words = { value, text_zh: textZh, text_en: textEn };
    const row = { tenant_id: ctx.tenant.id, id, code, sort, ...words };
    if (!(await repo.insertItem(ctx, row))) refuse('dictItem.taken');
    ctx.trail?.note({ name: `${code} ${value}` });
    await tellPages(ctx);
    return { id };
  });

/** Something has to be left to choose from. */
const refuseLast = async (ctx: Ctx, { id, code }: repo.ItemRow) => {
  await repo.holdDictionaryOf(ctx, code);
  const others = await repo.itemsOf(ctx, code);
  if (others.every((one) => one.disabled || one.id === id)) refuse('dictItem.last');
};

export const editItem = (ctx: Ctx, body: Parsed<typeof editDictionaryItem>['body']) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, ...after } = body;
    const row = await repo.requireItem(ctx, id);
    if (after.isDisabled && !row.disabled) await refuseLast(ctx, row);
    const { text_zh: textZh, text_en: textEn, disabled: isDisabled } = row;
    const before = { textZh, textEn, isDisabled };
    const saved = await saveRevision(ctx, dictItem, { id, revision, before, after });
    await repo.changeItem(ctx, id, {
      text_zh: after.textZh,
      text_en: after.textEn,
      disabled: after.isDisabled,
    });
    ctx.trail?.note({ name: `${row.code} ${row.value}` });
    await tellPages(ctx);
    return saved;
  });

export const removeItem = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    await requireNotDeleted(ctx, undoableItem, [id]);
    const row = await repo.requireItem(ctx, id);
    if (row.built_in) refuse('dictItem.builtIn');
    if ((await usesOf(ctx, row)).length > 0) refuse('dictItem.used');
    await deleteKept(ctx, undoableItem, [id]);
    ctx.trail?.note({ name: `${row.code} ${row.value}` });
    await tellPages(ctx);
    return null;
  });

export const restoreItem = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const { done } = await restoreKept(ctx, undoableItem, { ids: [id] });
    const { code, value } = await repo.requireItem(ctx, id);
    // Its dictionary may have been deleted since.
    if ((await repo.holdDictionaryOf(ctx, code)).length === 0) refuse('dict.notFound');
    ctx.trail?.note({ name: `${code} ${value}` });
    await tellPages(ctx);
    return done;
  });

export const sort = (ctx: Ctx, { id, was, ids }: Parsed<typeof sortDictionaryItems>['body']) =>
  inTx(ctx, async (ctx) => {
    const { code } = await repo.holdDictionary(ctx, id);
    const now = (await repo.itemsOf(ctx, code)).map((item) => item.id);
    const same = (one: readonly string[], other: readonly string[]) =>
      one.length === other.length && one.every((item, at) => item === other[at]);
    if (!same(was, now) || !same([...ids].sort(), [...now].sort())) refuse('dict.orderChanged');
    await repo.placeItems(ctx, ids);
    ctx.trail?.note({ name: code });
    await tellPages(ctx);
    return null;
  });

export const uses = async (ctx: Ctx, id: string): Promise<Result<typeof getDictionaryItemUses>> => {
  const item = await repo.requireItem(ctx, id);
  return { isKept: isKept(item.code), places: await usesOf(ctx, item) };
};
