import {
  type AddressBook,
  type AddressFilter,
  addressDictionaries,
  type ConsigneeView,
  type ShipperView,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { initialsOf } from '../../platform/oplog/masked.ts';
import { refuse } from '../../platform/refusal.ts';
import { saveRevision } from '../../platform/revisions/revisions.ts';
import { deleteKept, restoreKept } from '../../platform/undo/undo.ts';
import { type Choice, requireChoosable } from '../dictionaries/index.ts';
import * as repo from './addresses.repository.ts';
import { type AddressForm, books } from './books.ts';

export interface Views {
  shipper: ShipperView;
  consignee: ConsigneeView;
}

// Counting on costs more than it tells; beyond this the web says "10,000+".
const countAtMost = 10_000;
const pickAtMost = 200;
const tagsAtMost = 100;

export const viewOf = <B extends AddressBook>(ctx: Ctx, _book: B, row: repo.AddressRow): Views[B] =>
  ({
    ...row.entered,
    id: row.id,
    revision: row.revision,
    isDuplicate: row.alike,
    updateTime: toWire(row.updated_at, ctx.tenant.zone),
  }) as Views[B];

type Page = { pageNo: number; pageSize: number };

export const list = async <B extends AddressBook>(
  ctx: Ctx,
  book: B,
  query: AddressFilter & Page,
) => {
  const { pageNo, pageSize } = query;
  const part = { skip: (pageNo - 1) * pageSize, most: pageSize };
  const [rows, total] = await Promise.all([
    repo.findPart(ctx, book, query, part),
    repo.countFound(ctx, book, query, countAtMost),
  ]);
  return { records: rows.map((row) => viewOf(ctx, book, row)), total, pageNo, pageSize };
};

export const pick = async <B extends AddressBook>(ctx: Ctx, book: B, filter: AddressFilter) => {
  const rows = await repo.findPart(ctx, book, filter, { skip: 0, most: pickAtMost });
  return rows.map((row) => viewOf(ctx, book, row));
};

export const read = async <B extends AddressBook>(ctx: Ctx, book: B, id: string) =>
  viewOf(ctx, book, await repo.findOne(ctx, book, id));

export const tags = (ctx: Ctx, book: AddressBook) => repo.tagsInUse(ctx, book, tagsAtMost);

export const readDefault = async <B extends AddressBook>(ctx: Ctx, book: B) => {
  const row = await repo.findDefault(ctx, book);
  return row ? viewOf(ctx, book, row) : null;
};

/** The shippers of these codes, by the code as it is written and in capitals. */
export const shippersByCode = async (ctx: Ctx, codes: readonly string[]) => {
  const rows = codes.length > 0 ? await repo.findByCode(ctx, 'shipper', codes) : [];
  const found = rows.map((row) => viewOf(ctx, 'shipper', row));
  return new Map([
    ...found.map((shipper) => [shipper.code.toUpperCase(), shipper] as const),
    ...found.map((shipper) => [shipper.code, shipper] as const),
  ]);
};

const refuseAlike = async (
  ctx: Ctx,
  book: AddressBook,
  form: AddressForm,
  except: string | null,
) => {
  const other = await repo.findAlike(ctx, book, form, except);
  if (other) refuse('address.duplicate', { name: other.entered.name, city: other.entered.city });
};

type Saved = AddressForm & { allowDuplicate: boolean };

const choicesOf = (form: object): Choice[] =>
  Object.entries(addressDictionaries).map(([field, code]) => ({
    code,
    value: (form as Record<string, string | undefined>)[field],
  }));

export const add = (ctx: Ctx, book: AddressBook, { allowDuplicate, ...form }: Saved) =>
  inTx(ctx, async (ctx) => {
    ctx.trail?.note({ name: initialsOf(form.name) });
    await requireChoosable(ctx, choicesOf(form));
    const row = repo.ownRowOf(ctx, book, form as AddressForm);
    if (!allowDuplicate) await refuseAlike(ctx, book, form as AddressForm, null);
    if (form.isDefault) await repo.clearDefault(ctx, book);
    const came = await repo.insertRows(ctx, book, [row]);
    if (came.size === 0) refuse('address.codeTaken');
    return { id: row.id };
  });

const isCodeTaken = (error: unknown) =>
  (error as { code?: string; constraint?: string }).code === '23505' &&
  (error as { constraint?: string }).constraint === 'shippers_code';

export const edit = (
  ctx: Ctx,
  book: AddressBook,
  { id, revision, allowDuplicate, ...form }: Saved & { id: string; revision: number },
) =>
  inTx(ctx, async (ctx) => {
    // Before the address itself, as whoever makes another the default does.
    if (form.isDefault) await repo.lockDefault(ctx, book);
    const { entered: before } = await repo.findOne(ctx, book, id);
    const saved = await saveRevision(ctx, books[book], { id, revision, before, after: form });
    await requireChoosable(ctx, choicesOf(form), choicesOf(before));
    ctx.trail?.note({ name: initialsOf(form.name) });
    if (!allowDuplicate) await refuseAlike(ctx, book, form as AddressForm, id);
    if (form.isDefault) await repo.clearDefault(ctx, book, id);
    await repo
      .updateRow(ctx, book, id, form as AddressForm)
      .catch((error) => (isCodeTaken(error) ? refuse('address.codeTaken') : Promise.reject(error)));
    return saved;
  });

export const remove = (ctx: Ctx, book: AddressBook, ids: string[]) =>
  inTx(ctx, async (ctx) => {
    const names = await deleteKept(ctx, books[book], ids);
    ctx.trail?.note({ name: initialsOf(names[0] ?? ''), count: names.length });
    return null;
  });

export const restore = (ctx: Ctx, book: AddressBook, ids: string[]) =>
  inTx(ctx, async (ctx) => {
    await repo.lockDefault(ctx, book);
    // Whoever chose another default since wants that one.
    const but = (await repo.findDefault(ctx, book)) && { is_default: false };
    const { names, done } = await restoreKept(ctx, books[book], { ids, but });
    ctx.trail?.note({ name: initialsOf(names[0] ?? ''), count: done.restored });
    return done;
  });

export const setDefault = (ctx: Ctx, book: AddressBook, id: string) =>
  inTx(ctx, async (ctx) => {
    await repo.clearDefault(ctx, book, id);
    const { entered } = await repo.makeDefault(ctx, book, id);
    ctx.trail?.note({ name: initialsOf(String(entered.name)) });
    return null;
  });
